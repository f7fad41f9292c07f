// Words of the rules of a new game in German: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, money, plural } from '../format'
import { spelled } from './figures'

export const heading = 'Regeln dieses Spiels'
export const slip = 'Die Regeln'
export const mixture = 'Eigene Regeln'
export const change = 'Regeln ändern'
export const done = 'Fertig'
export const doneNote = 'zurück zu den Plätzen'
export const setsHeading = 'Regelpakete'
export const ownHeading = 'Eigene'
export const saveLabel = 'Diese Regeln speichern als'
export const save = 'Speichern'
export const noName = 'erst einen Namen geben'
export const removed = (name: string): string => `${name} ist gelöscht.`
export const remove = (name: string): string => `${name} entfernen`
export const fromOfficial = 'Verglichen mit den offiziellen Regeln'
export const differences = 'Was anders ist'
export const nothingDiffers =
  'Nichts. Das ist das Spiel, wie es gedruckt steht; nur die Miete wird von selbst gezahlt.'
export const yes = 'Ja'
export const no = 'Nein'
export const more = (what: string): string => `${what}: mehr`
export const less = (what: string): string => `${what}: weniger`

export const sets = {
  official: { name: 'Offiziell', note: 'wie gedruckt, Miete von selbst' },
  letter: { name: 'Ganz genau', note: 'wer die Miete vergisst, bekommt keine' },
  short: { name: 'Kurzes Spiel', note: 'je zwei Urkunden, bis zur zweiten Pleite' },
  timed: { name: 'Zeitlimit', note: 'je zwei Urkunden, zwei Stunden, das größte Vermögen gewinnt' },
  speed: { name: '60 Minuten', note: 'je zwei Urkunden, Hotels nach drei Häusern' },
  family: { name: 'Familie', note: 'Steuern und Strafen warten auf Frei Parken' },
  dealt: { name: 'Alles verteilt', note: 'jede Urkunde gehört von Anfang an jemandem' }
} as const

export const groups = {
  start: 'Am Anfang',
  round: 'Rund um den Spielplan',
  lots: 'Grundstücke und Miete',
  building: 'Bauen und Handeln',
  end: 'Das Ende',
  table: 'Am Tisch'
}

export const options = {
  startCash: { name: 'Startgeld', note: 'Was alle auf Los in der Hand haben.' },
  dealt: {
    name: 'Verteilte Urkunden',
    note: 'Zwei kosten ihren Kaufpreis; werden alle verteilt, sind sie geschenkt.',
    0: 'Keine',
    2: 'Zwei',
    all: 'Alle'
  },
  salary: { name: 'Gehalt', note: 'Zahlt die Bank, wenn du über Los ziehst oder darauf landest.' },
  doubleSalaryOnGo: {
    name: 'Doppelt auf Los',
    note: 'Wer genau auf Los landet, bekommt das Gehalt zweimal.'
  },
  pot: {
    name: 'Topf auf Frei Parken',
    note: 'Steuern, Strafen und Kartenzahlungen warten auf den, der dort landet.'
  },
  potSeed: { name: 'Im leeren Topf', note: 'Was die Bank hineinlegt, wenn der Topf geleert wurde.' },
  incomeTax: {
    name: 'Einkommensteuer',
    note: 'Die Wahl, ein Zehntel von allem zu zahlen, oder immer 200\u00a0$.',
    choice: 'Wahl',
    flat: '200\u00a0$'
  },
  auctions: { name: 'Versteigerungen', note: 'Was nicht gekauft wird, geht an das höchste Gebot.' },
  firstLapPurchases: {
    name: 'Sofort kaufen',
    note: 'Sonst kauft nur, wer schon einmal über Los gezogen ist.'
  },
  rent: {
    name: 'Miete',
    note: 'Von selbst, oder nur auf Verlangen, ehe die nächste (Frist 1) oder die übernächste Person (Frist 2) würfelt.',
    automatic: 'Von selbst',
    claimNext: 'Frist 1',
    claimSecond: 'Frist 2'
  },
  rentInJail: { name: 'Miete im Gefängnis', note: 'Auch wer im Gefängnis sitzt, kassiert Miete.' },
  housesBeforeHotel: {
    name: 'Häuser vor einem Hotel',
    note: 'So viele muss erst jedes Grundstück der Gruppe tragen.',
    3: 'Drei',
    4: 'Vier'
  },
  evenBuilding: {
    name: 'Gleichmäßig bauen',
    note: 'Die Grundstücke einer Gruppe werden gleichmäßig bebaut und abgebaut.'
  },
  trading: {
    name: 'Handel',
    note: 'Ihr dürft Urkunden und Freikarten untereinander verkaufen und tauschen.'
  },
  ending: {
    name: 'Das Spiel endet',
    note: 'Wenn nur noch eine Person übrig ist, oder mit der zweiten Pleite: Dann gewinnt das größte Vermögen.',
    lastPlayer: 'Zuletzt übrig',
    secondBankruptcy: 'Zweite Pleite'
  },
  timeLimit: {
    name: 'Zeitlimit',
    note: 'Ist die Zeit um, wird der Zug beendet, und das größte Vermögen gewinnt.',
    none: 'Keines',
    some: 'Minuten'
  },
  dice: {
    name: 'Würfel',
    note: 'Die App würfelt, oder ihr würfelt echt und gebt die Augen ein.',
    app: 'Die App',
    table: 'Echte Würfel'
  },
  banker: {
    name: 'Bank',
    note: 'Das Verteilen der Urkunden beginnt links von der Bank. Ab sechs Personen darf jemand ohne Platz die Bank führen.',
    nobody: 'Die App',
    apart: 'Ohne Platz',
    nameLabel: 'Wer die Bank führt',
    defaultName: 'Bankhalter'
  },
  undo: {
    name: 'Zurücknehmen',
    note: 'Nichts; die eigene letzte Aktion, solange nichts Neues zu sehen war; oder alles, im Spielbuch vermerkt.',
    off: 'Nichts',
    lastAction: 'Letzte Aktion',
    free: 'Alles'
  },
  coach: {
    name: 'Trainer',
    note: 'Sagt auf Wunsch, was er täte, und jeder Handel wird gewogen. Turniere kommen ohne ihn aus.',
    on: 'An',
    off: 'Aus'
  }
} as const

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => `${banker === null ? 'Die App' : who(banker)} führt die Bank.`,
  rent: (rent) =>
    rent === 'automatic'
      ? 'Die Miete wird von selbst gezahlt.'
      : `Die Miete muss verlangt werden, bevor die ${rent === 'claimNext' ? 'nächste' : 'übernächste'} Person würfelt.`,
  ending: () => 'Mit der zweiten Pleite endet das Spiel, und das größte Vermögen gewinnt.',
  timeLimit: (minutes) =>
    `Nach ${figures(minutes ?? 0)} Minuten wird der Zug beendet, und das größte Vermögen gewinnt.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'Alle Urkunden werden kostenlos verteilt.'
      : dealt === 2
        ? 'Alle bekommen am Anfang zwei Urkunden und bezahlen sie.'
        : 'Es werden keine Urkunden verteilt.',
  housesBeforeHotel: (houses) =>
    `Für ein Hotel genügen ${spelled(houses)} Häuser auf jedem Grundstück der Gruppe.`,
  pot: () => 'Steuern, Strafen und Kartenzahlungen warten auf Frei Parken.',
  potSeed: (seed) => `Die Bank legt ${money(seed)} in einen leeren Topf.`,
  auctions: () => 'Was niemand kauft, wird nicht versteigert.',
  startCash: (cash) => `Alle beginnen mit ${money(cash)}.`,
  salary: (salary) => `Das Gehalt von Los beträgt ${money(salary)}.`,
  doubleSalaryOnGo: () => 'Wer genau auf Los landet, bekommt das Gehalt zweimal.',
  firstLapPurchases: () => 'Niemand kauft, ohne einmal über Los gezogen zu sein.',
  rentInJail: () => 'Wer im Gefängnis sitzt, kassiert keine Miete.',
  evenBuilding: () => 'Gebäude müssen nicht gleichmäßig verteilt sein.',
  incomeTax: () => 'Die Einkommensteuer beträgt immer 200\u00a0$.',
  trading: () => 'Untereinander wird nicht gehandelt.',
  dice: () => 'Ihr würfelt mit echten Würfeln und gebt die Augen ein.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'Nichts wird zurückgenommen.',
  lastAction: 'Die eigene letzte Aktion lässt sich zurücknehmen.',
  free: 'Alles lässt sich zurücknehmen, und das Spielbuch vermerkt es.'
}

export const coachWords = (coach: boolean): string =>
  coach ? 'Der Trainer darf gefragt werden.' : 'Es gibt keinen Trainer, und kein Handel wird gewogen.'

const minutes = (count: number): string => plural(count, { one: 'Minute', other: 'Minuten' })
const rounds = (count: number): string => plural(count, { one: 'Runde', other: 'Runden' })
/** In the dative, after "mit" or "und". */
const seconds = (count: number): string =>
  count < 0.5 ? 'weniger als einer Sekunde' : plural(Math.round(count), { one: 'Sekunde', other: 'Sekunden' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'Wie lange es dauert',
  measuring: 'wird gemessen\u00a0…',
  unmeasured: 'Das ließ sich nicht messen.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Die Hälfte solcher Partien findet kein Ende.'
    if (limit !== null && middle >= limit.minutes)
      return `${minutes(limit.minutes)}, dann schlägt die Stunde.`
    if (limit !== null && many === limit.minutes)
      return `Etwa ${minutes(middle)}; acht von zehn Partien dauern ${figures(few ?? middle)} bis zur Grenze von ${figures(many)}.`
    const about = `Etwa ${minutes(middle)}${limit === null ? '' : `, höchstens ${figures(limit.minutes)}`}`
    if (many === null)
      return `${about}; eine von zehn Partien ist nach ${figures(few ?? middle)} vorbei, eine findet kein Ende.`
    return `${about}; acht von zehn Partien dauern ${figures(few ?? middle)} bis ${figures(many)}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Macht vorher aus, wann Schluss ist.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'kaum eine Partie ist'
          : limit.tenthsBefore === 1
            ? 'eine von zehn Partien ist'
            : `${spelled(limit.tenthsBefore)} von zehn Partien sind`
      return `Bis dahin schafft ihr etwa ${rounds(many ?? middle)}; ${before} schon vorher vorbei.`
    }
    return many === null
      ? `${rounds(middle)}, oder viele mehr.`
      : `${rounds(middle)}, meist ${figures(few ?? middle)} bis ${figures(many)}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `In ${figures(Math.round((undecided * 100) / games))} von 100 Partien hatte nach ${rounds(limit)} noch niemand gewonnen.`,
  measured: (games: number): string =>
    `Gemessen an ${plural(games, { one: 'Partie', other: 'Partien' })} unter Computern,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'einer halben Minute für den Zug eines Menschen'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} und ${seconds(computer)} für den eines Computers`
          : `${seconds(computer)} für den Zug eines Computers`
    return `gerechnet mit ${turns}${realDice ? ', dazu 8 Sekunden für jeden Wurf mit echten Würfeln' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'oft ohne Ende'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} nach der Uhr`
        : `etwa ${minutes(middle)}, höchstens ${figures(limit.minutes)}`
    return many === null
      ? `etwa ${minutes(middle)} oder mehr`
      : `etwa ${minutes(middle)}, ${figures(few ?? middle)} bis ${figures(many)}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'Ein Spiel braucht zwei bis acht Plätze.',
  banker: 'Wer die Bank führen soll, sitzt nicht an diesem Tisch.',
  bankerOnly: 'Für eine Bank ohne Platz müssen fünf andere mitspielen.',
  startCash: 'Das Startgeld muss zwischen 0\u00a0$ und 100.000\u00a0$ liegen.',
  salary: 'Das Gehalt muss zwischen 0\u00a0$ und 10.000\u00a0$ liegen.',
  potSeed: 'In den leeren Topf passen höchstens 10.000\u00a0$.',
  timeLimit: 'Ein Zeitlimit liegt zwischen 5 und 600 Minuten.',
  tooPoorForDeal: 'Zwei verteilte Urkunden können 750\u00a0$ kosten; so viel braucht ihr alle am Anfang.',
  nothingToBuy: 'Alle Urkunden sind verteilt; da kann der Kauf nicht auf die zweite Runde warten.',
  unknownOption: 'Diese Regeln stammen aus einer neueren Version von Freehold.'
}
