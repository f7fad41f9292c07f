// Words of the rules of a new game in Dutch: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, form, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const heading = 'Regels van dit spel'
export const slip = 'De regels'
export const mixture = 'Eigen regels'
export const change = 'Wijzig de regels'
export const done = 'Klaar'
export const doneNote = 'terug naar de plaatsen'
export const setsHeading = 'Regelpakketten'
export const ownHeading = 'Van jezelf'
export const saveLabel = 'Bewaar deze regels als'
export const save = 'Bewaar'
export const noName = 'geef ze eerst een naam'
export const removed = (name: string): string => `${name} is verwijderd.`
export const remove = (name: string): string => `Verwijder ${name}`
export const fromOfficial = 'Vergeleken met de officiële regels'
export const differences = 'Wat er anders is'
export const nothingDiffers = 'Niets. Dit is het spel zoals gedrukt; alleen de huur wordt vanzelf betaald.'
export const yes = 'Ja'
export const no = 'Nee'
export const more = (what: string): string => `${what}: meer`
export const less = (what: string): string => `${what}: minder`

export const sets = {
  official: { name: 'Officieel', note: 'zoals gedrukt, huur vanzelf' },
  letter: { name: 'Naar de letter', note: 'wie de huur vergeet, is die kwijt' },
  short: { name: 'Kort spel', note: 'elk twee aktes, tot het tweede faillissement' },
  timed: { name: 'Op tijd', note: 'elk twee aktes, twee uur, de rijkste wint' },
  speed: { name: '60 minuten', note: 'elk twee aktes, een hotel na drie huizen' },
  family: { name: 'Familie', note: 'belastingen en boetes wachten op Vrij parkeren' },
  dealt: { name: 'Alles uitgedeeld', note: 'elke akte heeft meteen een eigenaar' }
} as const

export const groups = {
  start: 'Bij het begin',
  round: 'Het bord rond',
  lots: 'Kavels en huur',
  building: 'Bouwen en ruilen',
  end: 'Het einde',
  table: 'Aan tafel'
}

export const options = {
  startCash: { name: 'Geld bij het begin', note: 'Wat elke speler op Start in de hand heeft.' },
  dealt: {
    name: 'Uitgedeelde aktes',
    note: 'Voor twee betaal je de gedrukte prijs; alle aktes samen zijn gratis.',
    0: 'Geen',
    2: 'Twee',
    all: 'Alle'
  },
  salary: { name: 'Salaris', note: 'Krijg je van de Bank als je op Start komt of erlangs gaat.' },
  doubleSalaryOnGo: {
    name: 'Dubbel op Start',
    note: 'Wie precies op Start komt, krijgt het salaris twee keer.'
  },
  pot: {
    name: 'Pot op Vrij parkeren',
    note: 'Belastingen, boetes en kaartbetalingen wachten op wie daar komt.'
  },
  potSeed: { name: 'In de lege pot', note: 'Wat de Bank erin legt als de pot is leeggehaald.' },
  incomeTax: {
    name: 'Inkomstenbelasting',
    note: 'Kiezen mag: een tiende van alles. Of altijd $\u00a0200.',
    choice: 'Keus',
    flat: '$\u00a0200'
  },
  auctions: { name: 'Veilingen', note: 'Een kavel die niet gekocht wordt, gaat naar de hoogste bieder.' },
  firstLapPurchases: { name: 'Meteen kopen', note: 'Zonder dit koopt niemand voordat Start gepasseerd is.' },
  rent: {
    name: 'Huur',
    note: 'Vanzelf, of alleen als de eigenaar erom vraagt voordat de volgende speler gooit (1e), of de speler daarna (2e).',
    automatic: 'Vanzelf',
    claimNext: 'Vraag, 1e',
    claimSecond: 'Vraag, 2e'
  },
  rentInJail: { name: 'Huur uit de cel', note: 'Een eigenaar in de gevangenis int huur.' },
  housesBeforeHotel: {
    name: 'Huizen voor een hotel',
    note: 'Zoveel moeten er eerst op elke straat van de groep staan.',
    3: 'Drie',
    4: 'Vier'
  },
  evenBuilding: {
    name: 'Gelijk bouwen',
    note: 'De straten van een groep worden gelijkmatig bebouwd, en hun gebouwen gelijkmatig verkocht.'
  },
  trading: { name: 'Ruilen', note: 'Spelers mogen elkaar aktes en vrijkaarten verkopen en ze ruilen.' },
  ending: {
    name: 'Het spel eindigt',
    note: 'Als er één speler over is, of bij het tweede faillissement, en dan wint de rijkste.',
    lastPlayer: 'Laatste speler',
    secondBankruptcy: 'Tweede faillissement'
  },
  timeLimit: {
    name: 'Tijdslimiet',
    note: 'Is de tijd om, dan wordt de beurt afgemaakt en wint de rijkste.',
    none: 'Geen',
    some: 'Minuten'
  },
  dice: {
    name: 'Dobbelstenen',
    note: 'De app gooit, of jullie gooien echte dobbelstenen en voeren ze in.',
    app: 'Van de app',
    table: 'Echte'
  },
  banker: {
    name: 'Bankier',
    note: 'Aktes worden uitgedeeld vanaf links van de bankier. Vanaf zes personen mag één van hen bankier zijn zonder plaats.',
    nobody: 'De app',
    apart: 'Zonder plaats',
    nameLabel: 'Naam van de bankier',
    defaultName: 'Bankier'
  },
  undo: {
    name: 'Terugnemen',
    note: 'Niets; je eigen laatste zet, zolang er niets nieuws te zien was; of alles, met een aantekening in het logboek.',
    off: 'Niets',
    lastAction: 'Laatste zet',
    free: 'Alles'
  },
  coach: {
    name: 'Coach',
    note: 'Zegt op verzoek wat hij zou doen en weegt elke ruil. Toernooien spelen zonder.',
    on: 'Aan',
    off: 'Uit'
  }
} as const

const asker = (next: boolean): string => (next ? 'de volgende speler' : 'de speler daarna')

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => `${banker === null ? 'De app' : who(banker)} is de bankier.`,
  rent: (rent) =>
    rent === 'automatic'
      ? 'De huur wordt vanzelf betaald.'
      : `Om de huur moet worden gevraagd voordat ${asker(rent === 'claimNext')} gooit.`,
  ending: () => 'Het tweede faillissement beëindigt het spel, en de rijkste wint.',
  timeLimit: (limit) =>
    `Na ${plural(limit ?? 0, { one: 'minuut', other: 'minuten' })} wordt de beurt afgemaakt, en de rijkste wint.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'Alle aktes worden gratis uitgedeeld.'
      : dealt === 2
        ? 'Elke speler krijgt twee aktes en betaalt ervoor.'
        : 'Er worden geen aktes uitgedeeld.',
  housesBeforeHotel: (houses) => `Voor een hotel zijn ${spelled(houses)} huizen op elke straat genoeg.`,
  pot: () => 'Belastingen, boetes en kaartbetalingen wachten op Vrij parkeren.',
  potSeed: (seed) => `De Bank legt ${money(seed)} in een lege pot.`,
  auctions: () => 'Kavels die niet gekocht worden, worden niet geveild.',
  startCash: (cash) => `Iedereen begint met ${money(cash)}.`,
  salary: (salary) => `Het salaris van Start is ${money(salary)}.`,
  doubleSalaryOnGo: () => 'Wie op Start komt, krijgt het salaris twee keer.',
  firstLapPurchases: () => 'Niemand koopt voordat Start gepasseerd is.',
  rentInJail: () => 'Een eigenaar in de gevangenis int geen huur.',
  evenBuilding: () => 'Gebouwen hoeven niet gelijkmatig verdeeld te zijn.',
  incomeTax: () => `De inkomstenbelasting is altijd ${money(200)}.`,
  trading: () => 'Spelers ruilen niets met elkaar.',
  dice: () => 'Er worden echte dobbelstenen gegooid en ingevoerd.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'Er wordt niets teruggenomen.',
  lastAction: 'Je eigen laatste zet kan worden teruggenomen.',
  free: 'Alles kan worden teruggenomen, en het logboek houdt het bij.'
}

export const coachWords = (coach: boolean): string =>
  coach ? 'De coach mag om raad worden gevraagd.' : 'Er is geen coach, en geen ruil wordt gewogen.'

const minutes = (count: number): string => plural(count, { one: 'minuut', other: 'minuten' })
const turnsEach = (count: number): string => `${plural(count, { one: 'beurt', other: 'beurten' })} elk`
const seconds = (count: number): string =>
  count < 0.5 ? 'een oogwenk' : plural(Math.round(count), { one: 'seconde', other: 'seconden' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'Hoe lang het duurt',
  measuring: 'wordt gemeten…',
  unmeasured: 'Dat kon niet worden gemeten.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'De helft van zulke spellen vindt geen einde.'
    if (limit !== null && middle >= limit.minutes) return `${minutes(limit.minutes)}, dan is de tijd om.`
    if (limit !== null && many === limit.minutes)
      return `Zo’n ${minutes(middle)}; acht van de tien spellen duren tussen ${figures(few ?? middle)} en de limiet van ${figures(many)}.`
    const about = `Zo’n ${minutes(middle)}${limit === null ? '' : `, hoogstens ${figures(limit.minutes)}`}`
    if (many === null)
      return `${about}; één van de tien spellen is binnen ${figures(few ?? middle)} klaar, één vindt geen einde.`
    return `${about}; acht van de tien spellen duren ${figures(few ?? middle)} tot ${figures(many)}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Spreek vooraf af wanneer jullie stoppen.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'bijna geen spel is eerder klaar'
          : `${spelled(limit.tenthsBefore)} van de tien spellen ${form(limit.tenthsBefore, { one: 'is', other: 'zijn' })} eerder klaar`
      return `Tegen die tijd heeft ieder zo’n ${plural(many ?? middle, { one: 'beurt', other: 'beurten' })} gehad; ${before}.`
    }
    return many === null
      ? `${turnsEach(middle)}, of veel meer.`
      : `${capitalised(turnsEach(middle))}, meestal ${figures(few ?? middle)} tot ${figures(many)}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `In ${figures(Math.round((undecided * 100) / games))} van de 100 spellen had na ${turnsEach(limit)} nog niemand gewonnen.`,
  measured: (games: number): string =>
    `Gemeten over ${plural(games, { one: 'spel', other: 'spellen' })} van computerspelers,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'een halve minuut voor de beurt van een mens'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} en ${seconds(computer)} voor die van een computer`
          : `${seconds(computer)} voor de beurt van een computer`
    return `met ${turns}${realDice ? ', en 8 seconden voor elke worp met echte dobbelstenen' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'vaak zonder einde'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} op de klok`
        : `zo’n ${minutes(middle)}, hoogstens ${figures(limit.minutes)}`
    return many === null
      ? `zo’n ${minutes(middle)} of meer`
      : `zo’n ${minutes(middle)}, ${figures(few ?? middle)} tot ${figures(many)}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'Voor een spel zijn twee tot acht spelers nodig.',
  banker: 'De bankier zit niet aan deze tafel.',
  bankerOnly: 'Voor een bankier zonder plaats zijn minstens vijf spelers nodig.',
  startCash: 'Het geld bij het begin moet tussen $\u00a00 en $\u00a0100.000 liggen.',
  salary: 'Het salaris moet tussen $\u00a00 en $\u00a010.000 liggen.',
  potSeed: 'In een lege pot legt de Bank hoogstens $\u00a010.000.',
  timeLimit: 'Een tijdslimiet ligt tussen 5 en 600 minuten.',
  tooPoorForDeal:
    'Twee uitgedeelde aktes kunnen $\u00a0750 kosten; zoveel heeft elke speler bij het begin nodig.',
  nothingToBuy: 'Alle aktes zijn uitgedeeld, dus kopen hoeft niet op de eerste ronde te wachten.',
  unknownOption: 'Deze regels komen uit een nieuwere versie van Freehold.'
}
