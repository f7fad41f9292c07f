// What the spaces, groups, decks and cards are called in this edition. Wording of the cards is our own.
//
// Glossary, one word for each thing in all files:
// space = casella; street = terreno; lot = proprietà (under the hammer: lotto); colour group = gruppo
// railroad = ferrovia; utility = società; title deed = contratto; house = casa; hotel = albergo; building = edificio, costruire
// mortgage / lift = ipoteca, ipotecare / riscattare, riscatto; loan = prestito; interest = interessi
// rent = affitto, rendere; salary = stipendio; fine = multa; tax = tassa; pot = piatto; cash = contanti; raise cash = fare cassa
// auction = asta; bid = offerta, offrire; pass = passare; hammer = martelletto; offer = proposta, proporre; deal = scambio
// throw = tiro, tirare; doubles = doppio; die = dado; piece = pedina; seat = posto; turn = turno; game = partita; deal out = distribuire
// deck = mazzo; card = carta; release card = (carta di) scarcerazione; jail = prigione; GO = Via; Free Parking = Sosta libera
// Bank = la Banca; Banker = chi tiene la Banca; computer player = giocatore virtuale; owner = chi lo possiede
// debt = debito; bankrupt = in bancarotta; give up = arrendersi; resign = abbandonare; estate = beni; handover = passaggio
// ledger = diario; take back / bring back = annullare / ripetere; rule book = regolamento; settings = impostazioni
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'

/** By position. */
export const spaces: readonly string[] = [
  'Via',
  'Mediterranean Avenue',
  'Cassa comune',
  'Baltic Avenue',
  'Tassa sul reddito',
  'Reading Railroad',
  'Oriental Avenue',
  'Imprevisti',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Prigione',
  'St. Charles Place',
  'Società elettrica',
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Cassa comune',
  'Tennessee Avenue',
  'New York Avenue',
  'Sosta libera',
  'Kentucky Avenue',
  'Imprevisti',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  'Società idrica',
  'Marvin Gardens',
  'Vai in prigione',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Cassa comune',
  'Pennsylvania Avenue',
  'Short Line',
  'Imprevisti',
  'Park Place',
  'Tassa di lusso',
  'Boardwalk'
]

/** What stands before a name within a sentence; the proper names of streets and railroads need nothing. */
const ARTICLES: Readonly<Record<string, string>> = {
  Via: 'il ',
  'Cassa comune': 'la casella ',
  'Tassa sul reddito': 'la ',
  Imprevisti: 'la casella ',
  Prigione: 'la ',
  'Società elettrica': 'la ',
  'Sosta libera': 'la ',
  'Società idrica': 'la ',
  'Vai in prigione': 'la casella ',
  'Tassa di lusso': 'la '
}

/** A name within a sentence: "la Società idrica", "Ventnor Avenue". */
export const withArticle = (name: string): string => `${ARTICLES[name] ?? ''}${name}`
/** A space within a sentence, see `withArticle`. */
export const theSpace = (space: number): string => withArticle(spaces[space] ?? '')

const ENDINGS: Readonly<Record<string, string>> = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'l’': 'll’',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle '
}
/** A preposition before a name; an article at its beginning melts into it. */
const joined = (alone: string, stem: string, name: string): string => {
  const article = /^(?:(?:il|lo|la|i|gli|le) |l’)/.exec(name)?.[0]
  return article === undefined
    ? `${alone} ${name}`
    : `${stem}${ENDINGS[article] ?? ''}${name.slice(article.length)}`
}
/** "a Nora", "ad Anna", "alla Banca", "al Via". */
export const a = (name: string): string => joined(/^[aàá]/i.test(name) ? 'ad' : 'a', 'a', name)
/** "di Nora", "della Banca". */
export const di = (name: string): string => joined('di', 'de', name)
/** "da Nora", "dalla Banca". */
export const da = (name: string): string => joined('da', 'da', name)
/** "su Ventnor Avenue", "sulla Società idrica". */
export const su = (name: string): string => joined('su', 'su', name)

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => (spaces[space] ?? '').replace(/ Avenue$/, '')

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'viola scuro',
  lightBlue: 'azzurro',
  lightPurple: 'viola chiaro',
  orange: 'arancione',
  red: 'rosso',
  yellow: 'giallo',
  green: 'verde',
  darkBlue: 'blu'
}
export const railroads = 'ferrovie'
export const utilities = 'società'

/** The name of a set of deeds with its article: "il gruppo F, giallo", "le ferrovie". */
export const theSet = (name: string): string =>
  name === railroads || name === utilities ? `le ${name}` : `il ${name}`

export const decks: Readonly<Record<Deck, string>> = { chance: 'Imprevisti', chest: 'Cassa comune' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Scarcerazione (Imprevisti)',
  chest: 'Scarcerazione (Cassa comune)'
}

export type CardWords = { readonly title: string; readonly story: string; readonly order: string }

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'Il primo tram',
    story: 'Parte all’alba ed è tutto per te.',
    order: 'Prosegui fino al Via e incassa 200\u00a0$.'
  },
  CH02: {
    title: 'Una gita fuori porta',
    story: 'La comitiva scende in mezzo alle tende rosse.',
    order: 'Prosegui fino a Illinois Avenue. Se passi dal Via, incassa 200\u00a0$.'
  },
  CH03: {
    title: 'Scrive una cugina',
    story: 'Ha una stanza libera e la zuppa sul fuoco.',
    order: 'Prosegui fino a St. Charles Place. Se passi dal Via, incassa 200\u00a0$.'
  },
  CH04: {
    title: 'Si spengono i lampioni',
    story: 'Qualcuno dovrebbe darci un’occhiata.',
    order:
      'Prosegui fino alla prossima società. Se non è di nessuno, puoi comprarla. Se è di qualcuno, tira i dadi e paga dieci volte il tiro.'
  },
  CH05: {
    title: 'Il facchino fa cenno',
    story: 'Il tuo baule è sul binario, tu no.',
    order:
      'Corri fino alla prossima ferrovia. Se non è di nessuno, puoi comprarla. Se è di qualcuno, paga il doppio dell’affitto.'
  },
  CH06: {
    title: 'Un biglietto per due',
    story: 'È venuta anche la zia, con il pappagallo.',
    order:
      'Corri fino alla prossima ferrovia. Se non è di nessuno, puoi comprarla. Se è di qualcuno, paga il doppio dell’affitto.'
  },
  CH07: {
    title: 'Una bella estate sul molo',
    story: 'La compagnia del molo divide quel che hanno reso le sdraio.',
    order: 'Incassa 50\u00a0$.'
  },
  CH08: {
    title: 'Un’amica al posto di guardia',
    story: 'Lei sa qual è la chiave giusta.',
    order: 'Tieni questa carta. Ti fa uscire di prigione una volta; puoi anche venderla.'
  },
  CH09: {
    title: 'Vento dal mare',
    story: 'Prima vola il cappello, poi gli corri dietro tu.',
    order: 'Torna indietro di tre caselle.'
  },
  CH10: {
    title: 'In mezzo alle aiuole',
    story: 'Il guardiano del parco ti tiene per il bavero e sa la strada.',
    order: 'Subito in prigione. Per strada, niente stipendio.'
  },
  CH11: {
    title: 'Dopo la tempesta',
    story: 'Ci sono tegole in tutte le grondaie.',
    order: 'Aggiusta i tuoi tetti: 25\u00a0$ per ogni casa, 100\u00a0$ per ogni albergo.'
  },
  CH12: {
    title: 'A suon di campanello',
    story: 'Dopo le dieci, sul lungomare la bici si porta a mano.',
    order: 'Paga 15\u00a0$.'
  },
  CH13: {
    title: 'L’ombrello smarrito',
    story: 'Aspetta appeso a un gancio, in biglietteria.',
    order: 'Prosegui fino a Reading Railroad. Se passi dal Via, incassa 200\u00a0$.'
  },
  CH14: {
    title: 'Il vestito della domenica',
    story: 'Suona la banda e ti vedranno tutti.',
    order: 'Passeggia fino a Boardwalk.'
  },
  CH15: {
    title: 'La presidenza della banda',
    story: 'I musicisti ti hanno dato il voto, e hanno sete.',
    order: 'Offri a tutti una limonata: paga 50\u00a0$ a ogni giocatore.'
  },
  CH16: {
    title: 'La regata',
    story: 'La tua è l’unica barca arrivata asciutta.',
    order: 'Incassa il premio: 150\u00a0$.'
  },
  CC01: {
    title: 'Con la marea',
    story: 'Ti sdrai, e la corrente sa già dove vuoi andare.',
    order: 'Lasciati portare fino al Via e incassa 200\u00a0$.'
  },
  CC02: {
    title: 'Qualcosa nella sabbia',
    story: 'Scavi un fossato e salta fuori una scatola di biscotti piena di vecchie banconote.',
    order: 'Incassa 200\u00a0$.'
  },
  CC03: {
    title: 'Tutte e due le spalle',
    story: 'Il sonno ti ha colto al sole, e la dottoressa scuote la testa.',
    order: 'Pagale 50\u00a0$.'
  },
  CC04: {
    title: 'Gamberetti a secchi',
    story: 'Le cucine dell’albergo prendono tutto quello che hai pescato.',
    order: 'Incassa 45\u00a0$.'
  },
  CC05: {
    title: 'Una parola del sindaco',
    story: 'Ti deve un favore per quella faccenda della fontana.',
    order: 'Tieni questa carta. Ti fa uscire di prigione una volta; puoi anche venderla.'
  },
  CC06: {
    title: 'Uno scambio di persona',
    story: 'Stesso cappello, stessi baffi e nemmeno il tempo di spiegarsi.',
    order: 'Subito in prigione. Per strada, niente stipendio.'
  },
  CC07: {
    title: 'Una sera al padiglione',
    story: 'Canti tu, e nessuno osa mancare.',
    order: 'Vendi i biglietti: incassa 50\u00a0$ da ogni giocatore.'
  },
  CC08: {
    title: 'Il barattolo dell’inverno',
    story: 'Una moneta a settimana, e adesso è pieno.',
    order: 'Incassa 100\u00a0$.'
  },
  CC09: {
    title: 'L’impiegato rifà i conti',
    story: 'Riportava due dove non c’era niente da riportare.',
    order: 'Incassa 20\u00a0$.'
  },
  CC10: {
    title: 'Pioggia tutta la settimana',
    story: 'Avevi un’assicurazione proprio per questo, e ridevano tutti.',
    order: 'Incassa 100\u00a0$.'
  },
  CC11: {
    title: 'L’ultimo gradino del molo',
    story: 'Era bagnato. Ti tengono due notti e ti fanno mangiare bene.',
    order: 'Paga 100\u00a0$ all’ospedale.'
  },
  CC12: {
    title: 'Un tetto per la scuola',
    story: 'I bambini scrivevano sotto gli ombrelli.',
    order: 'Paga 150\u00a0$.'
  },
  CC13: {
    title: 'Mano ferma',
    story: 'Dipingi l’insegna al panettiere.',
    order: 'Incassa 25\u00a0$.'
  },
  CC14: {
    title: 'Selciato nuovo',
    story: 'La strada è sottosopra, e il comune presenta il conto.',
    order: 'Paga 40\u00a0$ per ogni casa, 115\u00a0$ per ogni albergo.'
  },
  CC15: {
    title: 'Castelli di sabbia',
    story: 'Terzo premio, dietro a un bambino di sei anni e a sua sorella.',
    order: 'Incassa 10\u00a0$.'
  },
  CC16: {
    title: 'La teiera azzurra',
    story: 'Una prozia si è ricordata di te, e un collezionista ne va pazzo.',
    order: 'Incassa 100\u00a0$.'
  }
}
