// Words of the screens around the table: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { list, money, plural } from '../format'
import { capitalised, spelled } from './figures'
import { a, di } from './names'

export const back = 'Indietro'
export const backToTable = 'Torna al tavolo'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Lanterna',
  kite: 'Aquilone',
  tugboat: 'Rimorchiatore',
  teapot: 'Teiera',
  beehive: 'Alveare',
  bicycle: 'Bicicletta',
  anvil: 'Incudine',
  fox: 'Volpe',
  snail: 'Lumaca',
  lighthouse: 'Faro',
  watch: 'Orologio da tasca'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Mattone',
  'Porto',
  'Ocra',
  'Prugna',
  'Muschio',
  'Marina',
  'Noce',
  'Ardesia'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Principiante', plain: 'sa le regole, e poco di più' },
  casual: { name: 'Amico', plain: 'gioca come farebbe un amico' },
  strong: { name: 'Forte', plain: 'fa bene i conti e sa contrattare' },
  master: { name: 'Maestro', plain: 'pensa ogni mossa in anticipo' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Equilibrato', plain: 'prende ogni cosa per quel che vale' },
  collector: { name: 'Collezionista', plain: 'vuole gruppi interi, e paga per l’ultimo contratto di uno' },
  builder: { name: 'Costruttore', plain: 'trasforma subito ogni dollaro in case' },
  trader: { name: 'Mercante', plain: 'è sempre pronto a uno scambio' },
  miser: { name: 'Avaro', plain: 'ama i contanti in mano e li molla piano piano' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} tira per iniziare`,
  turn: (who) => `Tocca ${a(who)}`,
  purchase: (who) => `${who} compra o manda all’asta`,
  auction: (who) => `${who} fa un’offerta`,
  tax: (who) => `${who} sceglie la tassa sul reddito`,
  rentThrow: (who) => `${who} tira per l’affitto`,
  debt: (who) => `${who} ha un debito da pagare`,
  inheritance: (who) => `${who} sistema un contratto ipotecato`,
  openLot: (who) => `${who} apre l’asta`,
  hammer: (who) => `${who} batte il martelletto`,
  wish: (who) => `${who} dice quanti edifici vuole`,
  placement: (who) => `${who} piazza un edificio`
}
export const isBanker = (name: string): string => `${name} tiene la Banca`
export const dismiss = 'Chiudi'
export const turn = (number: number): string => (number === 0 ? 'prima del primo turno' : `turno ${number}`)
export const won = (names: readonly string[]): string =>
  `${names.length === 1 ? 'Ha vinto' : 'Hanno vinto'} ${list(names)}`

export const fault =
  'Qualcosa è andato storto in questa finestra. Non si è perso nulla: ogni mossa è stata salvata subito. Se ora qualcosa sembra strano, chiudi Freehold e riaprilo.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'Il disco è pieno. Non è cambiato nulla; libera spazio e riprova.',
  saveFailed: 'Non è stato possibile salvare. Non è cambiato nulla; riprova.',
  noSuchGame: 'Quella partita non c’è più.',
  gameUnreadable: 'Quella partita non si può leggere. Il suo file è rimasto com’era.',
  gameTooNew: 'Quella partita viene da una versione più nuova di Freehold. Aggiorna per aprirla.',
  noGameOpen: 'Non è aperta nessuna partita.',
  noSuchSeat: 'A quel tavolo quel posto non c’è.',
  fileUnreadable: 'Quel file non contiene una partita di Freehold, o è danneggiato. Non è cambiato nulla.',
  fileTooNew:
    'Quel file viene da una versione più nuova di Freehold. Aggiorna per aprirlo; non è cambiato nulla.',
  backupUnreadable: 'Quella copia non si può leggere. Non è cambiato nulla.',
  goingBack: 'Si stanno ripristinando le partite di una copia. Non è cambiato nulla; riprova tra un momento.'
}

export const pageMissing =
  'Non è stato possibile caricare una parte di Freehold. Riavvia Freehold; se non basta, installalo di nuovo. Le tue partite sono al sicuro.'

export const start = {
  heading: 'Prendi posto',
  poster: 'Manifesto: una cittadina di mare con un faro, una ruota panoramica e un molo',
  invitation: 'Da due a otto giocatori intorno a un tavolo',
  resume: (name: string): string => `Continua ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'giocatore', other: 'giocatori' })}`,
  resumeNothing: 'Continua',
  noGames: 'non è ancora iniziata nessuna partita',
  allOver: 'tutte le partite sono finite; cominciane una nuova',
  newGame: 'Nuova partita',
  newGameNote: 'Nomi, pedine, chi gioca',
  lastTime: 'L’ultimo tavolo',
  lastEvents: 'Le ultime cose successe',
  saved: 'Partite salvate',
  rules: 'Regole',
  settings: 'Impostazioni',
  about: 'Info'
}

export const newGame = {
  heading: 'Nuova partita',
  aside: (count: number): string => `${spelled(count)} al tavolo`,
  who: 'Chi gioca?',
  whoNote: 'da due a otto; i dadi decidono chi inizia',
  seat: (number: number): string => `Posto ${number}`,
  name: (number: number): string => `Nome del posto ${number}`,
  kind: (name: string): string => `Chi gioca per ${name}?`,
  level: (name: string): string => `Livello ${di(name)}`,
  character: 'Carattere',
  person: 'Persona',
  computer: 'Computer',
  here: 'a questo tavolo',
  change: (name: string): string => `Pedina e colore ${di(name)}`,
  piece: 'Pedina',
  colour: 'Colore',
  heldBy: (what: string, name: string): string => `${what}, ora ${di(name)}`,
  swapped: (what: string, name: string): string => `${what}: cambio fatto con ${name}`,
  remove: (name: string): string => `Togli ${name}`,
  removed: (name: string): string => `${name} non è più al tavolo.`,
  addPerson: 'Aggiungi una persona',
  addComputer: 'Aggiungi un giocatore virtuale',
  full: 'otto è il massimo',
  least: 'A un tavolo servono almeno due posti',
  defaultPerson: (number: number): string => `Giocatore ${number}`,
  computerNames: [
    'Marlow',
    'Quill',
    'Wren',
    'Juniper',
    'Pike',
    'Tansy',
    'Basil',
    'Sorrel'
  ] as readonly string[],
  defaultName: (weekday: string): string => `Tavolo di ${weekday}`,
  problems: {
    noName: (number: number): string => `Il posto ${number} non ha ancora un nome.`,
    sameName: (name: string): string =>
      `Due posti si chiamano ${name}. Cambiane uno, per poterli distinguere.`,
    noBanker: 'Dai a chi tiene la Banca un nome che non ha nessun altro.',
    noTitle: 'Dai un nome a questa partita, per ritrovarla.'
  },
  slip: 'Come stampato',
  rulesHeading: 'Le regole ufficiali',
  facts: [
    'Non si aggiunge nulla e non si toglie nulla.',
    'Si comincia sul Via con 1500\u00a0$ a testa.',
    'Un contratto che nessuno compra va subito all’asta.',
    'Vince l’ultimo giocatore che non è in bancarotta.'
  ] as readonly string[],
  title: 'Nome di questa partita',
  sums: (people: number, computers: number): string =>
    people === 0
      ? `${capitalised(spelled(computers))} giocatori virtuali; tu guardi.`
      : computers === 0
        ? `${plural(people, { one: 'persona', other: 'persone' })} davanti a uno schermo.`
        : `${plural(people, { one: 'persona', other: 'persone' })} e ${plural(computers, { one: 'giocatore virtuale', other: 'giocatori virtuali' })}.`,
  begin: 'Comincia la partita',
  beginNote: 'prima i tiri d’apertura'
}

export const saved = {
  heading: 'Partite salvate',
  aside: (count: number): string =>
    count === 0 ? 'nessuna' : plural(count, { one: 'partita', other: 'partite' }),
  empty: 'Ogni partita si salva qui da sé, dopo ogni mossa.',
  open: 'Apri',
  openNamed: (name: string): string => `Apri ${name}`,
  rename: 'Rinomina',
  renameNamed: (name: string): string => `Rinomina ${name}`,
  newName: (name: string): string => `Nuovo nome per ${name}`,
  keepName: 'Salva questo nome',
  remove: 'Togli',
  removeNamed: (name: string): string => `Togli ${name}`,
  removed: (name: string): string => `${name} è nel cestino.`,
  bringBack: 'Ripristina',
  bringBackNamed: (name: string): string => `Ripristina ${name}`,
  bin: 'Nel cestino',
  binNote: 'si possono ripristinare quando vuoi',
  toFile: 'In un file',
  toFileNamed: (name: string): string => `Salva ${name} in un file`,
  written: (name: string, file: string): string => `${name} adesso è nel file ${file}.`,
  fromFile: 'Aggiungi da un file',
  added: (name: string): string => `${name} adesso è tra le tue partite.`,
  begun: (when: string): string => `iniziata: ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Copie giornaliere',
  eyebrow: 'Si fanno da sé',
  note: 'Una volta al giorno tutte le tue partite vengono copiate. Se qualcosa è andato storto, torna a uno di questi giorni.',
  none: 'Non c’è ancora nessuna copia. La prima si fa quando Freehold viene riaperto.',
  before: 'fatta prima di tornare indietro',
  unreadable: 'non si può leggere',
  goBack: 'Torna a questa copia',
  goBackNote: 'chiede conferma',
  ask: 'Tornare a questa copia?',
  empty: 'Non contiene nessuna partita.',
  inIt: (names: readonly string[]): string => `Contiene: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `altre ${count}`,
  becomes: 'Tutte le tue partite tornano com’erano allora. Quelle cominciate dopo escono dall’elenco.',
  nothingLost:
    'Niente va perso: prima si copiano le tue partite come sono ora, e quella copia resta per sempre in questo elenco.',
  yes: 'Sì, torna',
  yesNote: 'prima si copiano quelle di ora',
  no: 'No',
  noNote: 'resta tutto com’è',
  done: 'Le tue partite sono di nuovo com’erano. La prima copia dell’elenco le conserva com’erano fino ad ora.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'turno', other: 'turni' }),
  lead: (count: number): string => (count > 1 ? 'Vincono insieme' : 'Vince'),
  why: {
    lastPlayer: 'Al tavolo non resta nessun altro',
    secondBankruptcy: 'Chi aveva di più alla seconda bancarotta',
    timeLimit: 'Chi aveva di più allo scoccare dell’ora',
    agreement: 'Chi aveva di più a fine concordata'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `vale ${money(score)}`,
  ranking: 'Com’è finita',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} e ${deeds === 0 ? 'nessun contratto' : plural(deeds, { one: 'contratto', other: 'contratti' })}`,
  out: 'fuori',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `in bancarotta, tutto ${a(creditor)}`
      : `in bancarotta al turno ${turnNumber}, tutto ${a(creditor)}`,
  bankrupt: 'in bancarotta',
  board: 'Il tabellone com’era',
  rematch: 'Gioca ancora',
  rematchNote: 'stesso tavolo, un posto più in là',
  newGame: 'Nuova partita',
  newGameNote: 'altri giocatori',
  start: 'Schermata iniziale'
}

export const settings = {
  heading: 'Impostazioni',
  aside: 'valgono subito',
  defaults: 'Torna ai valori iniziali',
  defaultsNow: 'Tutte le impostazioni sono di nuovo quelle iniziali.',
  table: 'Il tavolo',
  toSee: 'Da vedere',
  toHear: 'Da sentire',
  theme: {
    name: 'Luce',
    note: 'lino chiaro o abete scuro',
    system: 'Come il sistema',
    light: 'Giorno',
    dark: 'Notte'
  },
  speed: {
    name: 'Ritmo',
    note: 'quanto svelte camminano le pedine e gioca il computer',
    calm: 'Calmo',
    brisk: 'Svelto',
    instant: 'Subito'
  },
  textSize: {
    name: 'Testo',
    note: 'tutto il testo accanto al tabellone',
    words: (percent: number): string => `${percent}%`
  },
  motion: {
    name: 'Movimento',
    note: 'passi e voli, o brevi dissolvenze',
    system: 'Come il sistema',
    full: 'Pieno',
    reduced: 'Poco'
  },
  volume: {
    name: 'Volume',
    note: 'dadi, pedine, denaro, carte e martelletto',
    words: (percent: number): string => `${percent}%`
  },
  muted: {
    name: 'Audio',
    note: 'niente musica; silenzio finché la finestra è nascosta'
  },
  handover: {
    name: 'Carta di passaggio',
    note: 'tra i turni di due persone'
  },
  guide: {
    name: 'Guida',
    note: 'un suggerimento accanto a ogni domanda nuova, nella prima partita'
  },
  turnBoard: {
    name: 'Tabellone',
    note: 'il Via in alto a sinistra, o girato verso la pedina di turno',
    fixed: 'Fermo',
    turning: 'Girevole'
  },
  tv: {
    name: 'Modo TV',
    note: 'cifre da leggere a tre metri, una barra di risposte'
  },
  language: {
    name: 'Lingua',
    note: 'della finestra, delle carte e del regolamento',
    system: 'Come il sistema'
  },
  off: 'No',
  on: 'Sì',
  find: 'Cerca un’impostazione o un tasto',
  found: (count: number): string =>
    count === 0 ? 'Nulla si chiama così' : plural(count, { one: 'risultato', other: 'risultati' }),
  noneHere: 'Qui non c’è nulla che si chiami così.',
  keys: 'Tasti',
  keysHow: 'premi una riga, poi il nuovo tasto',
  keysHeading: 'Per giocare con i tasti',
  keysNote:
    'Ogni pulsante al tavolo porta il suo tasto. Al tabellone si arriva con Tab e lo si percorre con le frecce; Home porta al Via. Nessun tasto vuol dire due cose nello stesso momento.'
}

export const rules = {
  heading: 'Regolamento',
  aside: 'le regole ufficiali, con parole nostre',
  find: 'Cerca nelle regole',
  chapters: 'Capitoli',
  found: (count: number): string =>
    count === 0
      ? 'Non ne parla nessuna'
      : plural(count, { one: 'regola ne parla', other: 'regole ne parlano' }),
  previous: 'Capitolo precedente',
  next: 'Capitolo seguente'
}

export const about = {
  heading: 'Informazioni su Freehold',
  lead: 'Un gioco da tavolo di compravendita per la famiglia, intorno a un tavolo. Non gli servono né account né rete, e quello che giocate resta solo su questo computer.',
  independence:
    'Freehold è un’opera indipendente e non ha legami con Hasbro, titolare del marchio MONOPOLY, né con altri editori.',
  drawings: 'Disegni, pedine, tabellone e testi sono nostri.',
  versions: 'Versione',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Fatto con',
  fonts: 'Caratteri',
  licence: (name: string): string => `Licenza di ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
