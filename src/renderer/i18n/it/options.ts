// Words of the rules of a new game: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const heading = 'Regole di questa partita'
export const slip = 'Le regole'
export const mixture = 'Regole vostre'
export const change = 'Cambia le regole'
export const done = 'Fatto'
export const doneNote = 'torna ai posti'
export const setsHeading = 'Raccolte di regole'
export const ownHeading = 'Le vostre'
export const saveLabel = 'Salva queste regole come'
export const save = 'Salva'
export const noName = 'prima serve un nome'
export const removed = (name: string): string => `${name}: tolto.`
export const remove = (name: string): string => `Togli ${name}`
export const fromOfficial = 'Rispetto alle regole ufficiali'
export const differences = 'Che cosa cambia'
export const nothingDiffers = 'Nulla. È il gioco come stampato; solo l’affitto si riscuote da sé.'
export const yes = 'Sì'
export const no = 'No'
export const more = (what: string): string => `${what}: di più`
export const less = (what: string): string => `${what}: di meno`

export const sets = {
  official: { name: 'Ufficiali', note: 'come stampato, affitto da sé' },
  letter: { name: 'Alla lettera', note: 'chi dimentica l’affitto lo perde' },
  short: { name: 'Partita breve', note: 'due contratti a testa, fino alla seconda bancarotta' },
  timed: { name: 'A tempo', note: 'due contratti a testa, due ore, vince chi ha di più' },
  speed: { name: '60 minuti', note: 'due contratti a testa, alberghi dopo tre case' },
  family: { name: 'In famiglia', note: 'tasse e multe aspettano alla Sosta libera' },
  dealt: { name: 'Tutto distribuito', note: 'ogni contratto ha un padrone fin dall’inizio' }
} as const

export const groups = {
  start: 'All’inizio',
  round: 'Il giro del tabellone',
  lots: 'Proprietà e affitto',
  building: 'Edifici e scambi',
  end: 'La fine',
  table: 'Al tavolo'
}

export const options = {
  startCash: { name: 'Contanti iniziali', note: 'Quanto ha in mano ogni giocatore sul Via.' },
  dealt: {
    name: 'Contratti distribuiti',
    note: 'Due si pagano al prezzo stampato; se sono tutti, sono gratis.',
    0: 'Nessuno',
    2: 'Due',
    all: 'Tutti'
  },
  salary: { name: 'Stipendio', note: 'Lo paga la Banca a chi passa dal Via o ci si ferma.' },
  doubleSalaryOnGo: {
    name: 'Doppio sul Via',
    note: 'Chi si ferma proprio sul Via incassa due volte lo stipendio.'
  },
  pot: {
    name: 'Piatto alla Sosta libera',
    note: 'Tasse, multe e pagamenti delle carte aspettano chi ci si ferma.'
  },
  potSeed: { name: 'Nel piatto vuoto', note: 'Quanto mette la Banca quando il piatto è stato preso.' },
  incomeTax: {
    name: 'Tassa sul reddito',
    note: 'La scelta di un decimo di tutto, o sempre 200\u00a0$.',
    choice: 'A scelta',
    flat: '200\u00a0$'
  },
  auctions: { name: 'Aste', note: 'Una proprietà non comprata va a chi offre di più.' },
  firstLapPurchases: { name: 'Comprare subito', note: 'Senza, nessuno compra prima di passare dal Via.' },
  rent: {
    name: 'Affitto',
    note: 'Da sé, o solo se lo si chiede prima che tiri il prossimo giocatore, o quello dopo.',
    automatic: 'Da sé',
    claimNext: 'Chiesto, 1º',
    claimSecond: 'Chiesto, 2º'
  },
  rentInJail: { name: 'Affitto in prigione', note: 'Anche dalla prigione si riscuote l’affitto.' },
  housesBeforeHotel: {
    name: 'Case prima dell’albergo',
    note: 'Ogni terreno del gruppo deve prima avere tutte queste case.',
    3: 'Tre',
    4: 'Quattro'
  },
  evenBuilding: {
    name: 'Edifici uniformi',
    note: 'Sui terreni di un gruppo si costruisce e si vende in modo uniforme.'
  },
  trading: {
    name: 'Scambi',
    note: 'I giocatori possono vendersi e scambiarsi contratti e carte di scarcerazione.'
  },
  ending: {
    name: 'La partita finisce',
    note: 'Con l’ultimo giocatore rimasto, o alla seconda bancarotta: allora vince chi ha di più.',
    lastPlayer: 'Ultimo rimasto',
    secondBankruptcy: '2ª bancarotta'
  },
  timeLimit: {
    name: 'Limite di tempo',
    note: 'Scaduto il tempo si finisce il turno e vince chi ha di più.',
    none: 'Nessuno',
    some: 'Minuti'
  },
  dice: {
    name: 'Dadi',
    note: 'Li tira l’app, o tirate dadi veri e inserite le facce.',
    app: 'Dell’app',
    table: 'Veri'
  },
  banker: {
    name: 'Banca',
    note: 'Si distribuisce dalla sinistra di chi tiene la Banca. Da sei persone in su, una può tenerla senza un posto.',
    nobody: 'L’app',
    apart: 'Senza posto',
    nameLabel: 'Nome di chi tiene la Banca',
    defaultName: 'Banchiere'
  },
  undo: {
    name: 'Annullare',
    note: 'Nulla; la propria ultima azione, prima di vedere qualcosa di nuovo; o tutto, segnato nel diario.',
    off: 'Nulla',
    lastAction: 'Ultima azione',
    free: 'Tutto'
  },
  coach: {
    name: 'Allenatore',
    note: 'Dice a richiesta che cosa farebbe, e gli scambi vengono pesati. I tornei si giocano senza.',
    on: 'Sì',
    off: 'No'
  }
} as const

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => (banker === null ? 'La Banca la tiene l’app.' : `${who(banker)} tiene la Banca.`),
  rent: (rent) =>
    rent === 'automatic'
      ? 'L’affitto si riscuote da sé.'
      : `L’affitto va chiesto prima che tiri ${rent === 'claimNext' ? 'il prossimo giocatore' : 'il giocatore dopo il prossimo'}.`,
  ending: () => 'La seconda bancarotta chiude la partita, e vince chi ha di più.',
  timeLimit: (minutes) => `Dopo ${figures(minutes ?? 0)} minuti si finisce il turno, e vince chi ha di più.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'Si distribuiscono tutti i contratti, gratis.'
      : dealt === 2
        ? 'A ogni giocatore si distribuiscono due contratti, da pagare.'
        : 'Non si distribuiscono contratti.',
  housesBeforeHotel: (houses) => `Per un albergo bastano ${spelled(houses)} case su ogni terreno.`,
  pot: () => 'Tasse, multe e pagamenti delle carte aspettano alla Sosta libera.',
  potSeed: (seed) => `La Banca mette ${money(seed)} nel piatto vuoto.`,
  auctions: () => 'Quel che non si compra non va all’asta.',
  startCash: (cash) => `Si comincia con ${money(cash)} a testa.`,
  salary: (salary) => `Lo stipendio del Via è di ${money(salary)}.`,
  doubleSalaryOnGo: () => 'Fermarsi sul Via vale due volte lo stipendio.',
  firstLapPurchases: () => 'Nessuno compra prima di passare dal Via.',
  rentInJail: () => 'Dalla prigione non si riscuote affitto.',
  evenBuilding: () => 'Non serve costruire in modo uniforme.',
  incomeTax: () => 'La tassa sul reddito è sempre di 200\u00a0$.',
  trading: () => 'Tra giocatori non si scambia nulla.',
  dice: () => 'Si tirano dadi veri e si inserisce il tiro.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'Non si annulla nulla.',
  lastAction: 'Si può annullare la propria ultima azione.',
  free: 'Si può annullare tutto, e il diario lo dice.'
}

export const coachWords = (coach: boolean): string =>
  coach ? 'Si può chiedere consiglio all’allenatore.' : 'Non c’è allenatore, e gli scambi non vengono pesati.'

const minutes = (count: number): string => plural(count, { one: 'minuto', other: 'minuti' })
const turnsEach = (count: number): string => plural(count, { one: 'turno a testa', other: 'turni a testa' })
const seconds = (count: number): string =>
  count < 0.5 ? 'quasi nulla' : plural(Math.round(count), { one: 'secondo', other: 'secondi' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'Quanto dura',
  measuring: 'misuro\u2026',
  unmeasured: 'Non è stato possibile misurarlo.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'La metà di queste partite non finisce mai.'
    if (limit !== null && middle >= limit.minutes) return `${minutes(limit.minutes)}, poi scocca l’ora.`
    if (limit !== null && many === limit.minutes)
      return `Circa ${minutes(middle)}; otto partite su dieci durano da ${figures(few ?? middle)} al limite di ${figures(many)}.`
    const about = `Circa ${minutes(middle)}${limit === null ? '' : `, al massimo ${figures(limit.minutes)}`}`
    if (many === null)
      return `${about}; una partita su dieci finisce in ${figures(few ?? middle)}, un’altra non finisce mai.`
    return `${about}; otto partite su dieci durano da ${figures(few ?? middle)} a ${figures(many)}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Decidete prima quando fermarvi.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'quasi nessuna partita finisce prima'
          : limit.tenthsBefore === 1
            ? 'una partita su dieci finisce prima'
            : `${spelled(limit.tenthsBefore)} partite su dieci finiscono prima`
      return `Fino ad allora si fanno circa ${turnsEach(many ?? middle)}; ${before}.`
    }
    return many === null
      ? `${turnsEach(middle)}, o molti di più.`
      : `${capitalised(turnsEach(middle))}, di solito da ${figures(few ?? middle)} a ${figures(many)}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `In ${figures(Math.round((undecided * 100) / games))} partite su 100 nessuno aveva vinto dopo ${turnsEach(limit)}.`,
  measured: (games: number): string =>
    `Misurato su ${plural(games, { one: 'partita', other: 'partite' })} di giocatori virtuali,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'mezzo minuto per il turno di una persona'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} e ${seconds(computer)} per quello del computer`
          : `${seconds(computer)} per il turno del computer`
    return `contando ${turns}${realDice ? ', e 8 secondi per ogni tiro di dadi veri' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'spesso senza fine'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} d’orologio`
        : `circa ${minutes(middle)}, al massimo ${figures(limit.minutes)}`
    return many === null
      ? `circa ${minutes(middle)} o più`
      : `circa ${minutes(middle)}, da ${figures(few ?? middle)} a ${figures(many)}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'Per una partita ci vogliono da due a otto giocatori.',
  banker: 'Chi tiene la Banca non è a questo tavolo.',
  bankerOnly: 'Per tenere la Banca senza un posto servono almeno altri cinque giocatori.',
  startCash: 'I contanti iniziali vanno da 0\u00a0$ a 100.000\u00a0$.',
  salary: 'Lo stipendio va da 0\u00a0$ a 10.000\u00a0$.',
  potSeed: 'Nel piatto si possono mettere al massimo 10.000\u00a0$.',
  timeLimit: 'Il limite di tempo va da 5 a 600 minuti.',
  tooPoorForDeal:
    'Due contratti distribuiti possono costare 750\u00a0$; ogni giocatore deve averli all’inizio.',
  nothingToBuy: 'Tutti i contratti sono distribuiti, perciò comprare non può aspettare il primo giro.',
  unknownOption: 'Queste regole vengono da una versione più nuova di Freehold.'
}
