// Words of the rules of a new game: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, form, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const heading = 'Rules of this game'
export const slip = 'The rules'
export const mixture = 'Rules of your own'
export const change = 'Change the rules'
export const done = 'Done'
export const doneNote = 'back to the seats'
export const setsHeading = 'Sets of rules'
export const ownHeading = 'Your own'
export const saveLabel = 'Keep these rules as'
export const save = 'Keep'
export const noName = 'give them a name first'
export const removed = (name: string): string => `${name} was removed.`
export const remove = (name: string): string => `Remove ${name}`
export const fromOfficial = 'Compared with the official rules'
export const differences = 'What differs'
export const nothingDiffers = 'Nothing. This is the game as printed; only the rent is collected by itself.'
export const yes = 'Yes'
export const no = 'No'
export const more = (what: string): string => `${what}: more`
export const less = (what: string): string => `${what}: less`

export const sets = {
  official: { name: 'Official', note: 'as printed, rent by itself' },
  letter: { name: 'To the letter', note: 'whoever forgets the rent has lost it' },
  short: { name: 'Short game', note: 'two deeds each, to the second bankruptcy' },
  timed: { name: 'Time limit', note: 'two deeds each, two hours, the richest wins' },
  speed: { name: '60 minutes', note: 'two deeds each, hotels after three houses' },
  family: { name: 'Family', note: 'taxes and fines wait on Free Parking' },
  dealt: { name: 'Deal them all', note: 'every deed has an owner from the start' }
} as const

export const groups = {
  start: 'At the start',
  round: 'Round the board',
  lots: 'Lots and rent',
  building: 'Building and dealing',
  end: 'The end',
  table: 'At the table'
}

export const options = {
  startCash: { name: 'Cash at the start', note: 'What each player has in hand on GO.' },
  dealt: {
    name: 'Deeds dealt',
    note: 'Two each are paid for at the printed price; all of them are free.',
    0: 'None',
    2: 'Two',
    all: 'All'
  },
  salary: { name: 'Salary', note: 'Paid by the Bank for passing GO or landing on it.' },
  doubleSalaryOnGo: { name: 'Double on GO', note: 'Whoever lands exactly on GO collects the salary twice.' },
  pot: { name: 'Pot on Free Parking', note: 'Taxes, fines and card payments wait for whoever lands there.' },
  potSeed: { name: 'In the empty pot', note: 'What the Bank puts down when the pot has been taken.' },
  incomeTax: {
    name: 'Income tax',
    note: 'The choice of a tenth of everything, or always $200.',
    choice: 'Choice',
    flat: '$200'
  },
  auctions: { name: 'Auctions', note: 'A lot that is not bought goes to the highest bidder.' },
  firstLapPurchases: { name: 'Buying at once', note: 'Without it nobody buys before having passed GO.' },
  rent: {
    name: 'Rent',
    note: 'By itself, or only if the owner asks before the next player throws, or the next but one.',
    automatic: 'By itself',
    claimNext: 'Ask, next',
    claimSecond: 'Ask, second'
  },
  rentInJail: { name: 'Rent from jail', note: 'An owner in jail collects rent.' },
  housesBeforeHotel: {
    name: 'Houses before a hotel',
    note: 'Each lot of a group must carry so many first.',
    3: 'Three',
    4: 'Four'
  },
  evenBuilding: { name: 'Even building', note: 'The lots of a group are built up, and sold down, evenly.' },
  trading: { name: 'Deals', note: 'Players may sell and swap deeds and release cards among themselves.' },
  ending: {
    name: 'The game ends',
    note: 'With the last player left, or at the second bankruptcy, when the richest wins.',
    lastPlayer: 'Last player',
    secondBankruptcy: 'Second bankruptcy'
  },
  timeLimit: {
    name: 'Time limit',
    note: 'When the time is up the turn is finished and the richest wins.',
    none: 'None',
    some: 'Minutes'
  },
  dice: {
    name: 'Dice',
    note: 'The app throws, or you throw real dice and enter the faces.',
    app: 'The app\u2019s',
    table: 'Real dice'
  },
  banker: {
    name: 'Banker',
    note: 'Deeds are dealt from the Banker\u2019s left. With six people or more, one may be Banker without a seat.',
    nobody: 'The app',
    apart: 'Without a seat',
    nameLabel: 'Name of the Banker',
    defaultName: 'Banker'
  },
  undo: {
    name: 'Taking back',
    note: 'Nothing; your own last action before anything new is seen; or everything, marked in the ledger.',
    off: 'Nothing',
    lastAction: 'Last action',
    free: 'Everything'
  },
  coach: {
    name: 'Coach',
    note: 'Says, when asked, what to do, and weighs deals. Tournaments play without.',
    on: 'On',
    off: 'Off'
  }
} as const

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => `${banker === null ? 'The app' : who(banker)} is the Banker.`,
  rent: (rent) =>
    rent === 'automatic'
      ? 'Rent is collected by itself.'
      : `Rent must be asked for before the next player ${rent === 'claimNext' ? 'throws' : 'but one throws'}.`,
  ending: () => 'The second bankruptcy ends the game, and the richest wins.',
  timeLimit: (minutes) =>
    `After ${figures(minutes ?? 0)} minutes the turn is finished, and the richest wins.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'All deeds are dealt out, free of charge.'
      : `${dealt === 2 ? 'Two' : 'No'} deeds are dealt to each player and paid for.`,
  housesBeforeHotel: (houses) => `A hotel needs only ${spelled(houses)} houses on each lot.`,
  pot: () => 'Taxes, fines and card payments wait on Free Parking.',
  potSeed: (seed) => `The Bank puts ${money(seed)} into an empty pot.`,
  auctions: () => 'Lots that are not bought are not auctioned.',
  startCash: (cash) => `Everyone begins with ${money(cash)}.`,
  salary: (salary) => `The salary at GO is ${money(salary)}.`,
  doubleSalaryOnGo: () => 'Landing on GO pays the salary twice.',
  firstLapPurchases: () => 'Nobody buys before having passed GO.',
  rentInJail: () => 'An owner in jail collects no rent.',
  evenBuilding: () => 'Buildings need not be spread evenly.',
  incomeTax: () => 'Income tax is always $200.',
  trading: () => 'Players make no deals.',
  dice: () => 'Real dice are thrown and entered.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'Nothing is taken back.',
  lastAction: 'You can take back your own last action.',
  free: 'Everything can be taken back, and the ledger tells.'
}

export const coachWords = (coach: boolean): string =>
  coach ? 'The coach may be asked.' : 'There is no coach, and deals are not weighed.'

const minutes = (count: number): string => plural(count, { one: 'minute', other: 'minutes' })
const turnsEach = (count: number): string => plural(count, { one: 'turn each', other: 'turns each' })
const seconds = (count: number): string =>
  count < 0.5 ? 'no time' : plural(Math.round(count), { one: 'second', other: 'seconds' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'How long it takes',
  measuring: 'measuring\u2026',
  unmeasured: 'That could not be measured.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Half of such games never end.'
    if (limit !== null && middle >= limit.minutes) return `${minutes(limit.minutes)}, then the hour strikes.`
    if (limit !== null && many === limit.minutes)
      return `About ${minutes(middle)}; eight games in ten take ${few ?? middle} to the limit of ${many}.`
    const about = `About ${minutes(middle)}${limit === null ? '' : `, ${limit.minutes} at most`}`
    if (many === null) return `${about}; one game in ten is over in ${few ?? middle}, another never ends.`
    return `${about}; eight games in ten take ${few ?? middle} to ${many}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Agree beforehand when to stop.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'hardly any game is'
          : `${spelled(limit.tenthsBefore)} ${form(limit.tenthsBefore, { one: 'game in ten is', other: 'games in ten are' })}`
      return `By then you get to about ${turnsEach(many ?? middle)}; ${before} over sooner.`
    }
    return many === null
      ? `${turnsEach(middle)}, or many more.`
      : `${capitalised(turnsEach(middle))}, mostly ${few ?? middle} to ${many}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `In ${Math.round((undecided * 100) / games)} of 100 games nobody had won after ${turnsEach(limit)}.`,
  measured: (games: number): string =>
    `Measured on ${plural(games, { one: 'game', other: 'games' })} of computer players,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'half a minute for a person\u2019s turn'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} and ${seconds(computer)} for a computer\u2019s`
          : `${seconds(computer)} for a computer\u2019s turn`
    return `at ${turns}${realDice ? ', and 8 seconds for each throw of real dice' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'often without an end'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} by the clock`
        : `about ${minutes(middle)}, ${limit.minutes} at most`
    return many === null
      ? `about ${minutes(middle)} or more`
      : `about ${minutes(middle)}, ${few ?? middle} to ${many}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'A game needs two to eight players.',
  banker: 'The Banker is not at this table.',
  bankerOnly: 'A Banker without a seat needs at least five players.',
  startCash: 'Cash at the start must lie between $0 and $100,000.',
  salary: 'The salary must lie between $0 and $10,000.',
  potSeed: 'The pot can be seeded with $10,000 at most.',
  timeLimit: 'A time limit lies between 5 and 600 minutes.',
  tooPoorForDeal: 'Two dealt deeds may cost $750; each player needs that much at the start.',
  nothingToBuy: 'All deeds are dealt, so buying cannot wait for the first time round.',
  unknownOption: 'These rules come from a newer version of Freehold.'
}
