// The options that a table can choose before a game; defaults are the official rules.
import type { Seat } from './board'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 8
/** From so many persons on, one of them may be Banker without a seat; the printed rules say "more than five". */
export const PERSONS_FOR_BANKER_ONLY = 6

/** The rules of one game. Chapters of RULES.md name the option that they depend on. */
export type Rules = {
  /** Number of seats that play, 2 to 8. */
  readonly players: number
  /** Seat of the Banker: one of the players, or `players` itself for a Banker who does not play; null for none. */
  readonly banker: Seat | null
  /** Rent is collected by itself, or must be asked for before the next, or the second, following player throws. */
  readonly rent: 'automatic' | 'claimNext' | 'claimSecond'
  /** The last player left wins, or the richest one after the second bankruptcy. */
  readonly ending: 'lastPlayer' | 'secondBankruptcy'
  /** Minutes after which the hour strikes, or null. */
  readonly timeLimit: number | null
  /** Deeds that each player is dealt and pays for before the start, or all of them, free. */
  readonly dealt: 0 | 2 | 'all'
  /** Houses that each lot of a group must carry before a hotel: 4, or 3 in the short game. */
  readonly housesBeforeHotel: 3 | 4
  /** Whether taxes, fines and card payments wait on Free Parking for the next one who lands there. */
  readonly pot: boolean
  /** What the Bank puts into an empty pot, in dollars. */
  readonly potSeed: number
  /** Whether a lot that is declined, or falls to the Bank, is auctioned. */
  readonly auctions: boolean
  readonly startCash: number
  readonly salary: number
  /** Whether landing on GO pays the salary twice. */
  readonly doubleSalaryOnGo: boolean
  /** Whether lots may be bought before the first time round. */
  readonly firstLapPurchases: boolean
  /** Whether an owner in jail collects rent. */
  readonly rentInJail: boolean
  readonly evenBuilding: boolean
  /** Income tax with the choice of ten per cent, or flat. */
  readonly incomeTax: 'choice' | 'flat'
  readonly trading: boolean
  /** Dice of the app, or real dice whose faces the table enters. */
  readonly dice: 'app' | 'table'
}

/** The official rules for a number of players; rent is collected by itself, their one deviation. */
export const officialRules = (players: number): Rules => ({
  players,
  banker: null,
  rent: 'automatic',
  ending: 'lastPlayer',
  timeLimit: null,
  dealt: 0,
  housesBeforeHotel: 4,
  pot: false,
  potSeed: 0,
  auctions: true,
  startCash: 1500,
  salary: 200,
  doubleSalaryOnGo: false,
  firstLapPurchases: true,
  rentInJail: true,
  evenBuilding: true,
  incomeTax: 'choice',
  trading: true,
  dice: 'app'
})

/** The seat of a Banker who does not play, or null. */
export const bankerOnlySeat = (rules: Rules): Seat | null =>
  rules.banker === rules.players ? rules.banker : null

/** Every seat that may ever have to act: the players, and after them a Banker who does not play. */
export const seatsAt = (rules: Rules): Seat[] =>
  Array.from({ length: rules.players + (bankerOnlySeat(rules) === null ? 0 : 1) }, (_, seat) => seat)

/** The two dearest deeds together: what a player must be able to pay where two deeds are dealt. */
const DEAREST_PAIR = 750

/** Why a game cannot be played with these rules; the window has a sentence for each. */
export const RULES_FAULTS = [
  'players',
  'banker',
  'bankerOnly',
  'startCash',
  'salary',
  'potSeed',
  'timeLimit',
  'tooPoorForDeal',
  'nothingToBuy',
  'unknownOption'
] as const
export type RulesFault = (typeof RULES_FAULTS)[number]

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/** The options that have a fixed set of values. */
const CHOICES: { readonly [K in keyof Rules]?: readonly Rules[K][] } = {
  rent: ['automatic', 'claimNext', 'claimSecond'],
  ending: ['lastPlayer', 'secondBankruptcy'],
  dealt: [0, 2, 'all'],
  housesBeforeHotel: [3, 4],
  incomeTax: ['choice', 'flat'],
  dice: ['app', 'table']
}
const SWITCHES = [
  'pot',
  'auctions',
  'doubleSalaryOnGo',
  'firstLapPurchases',
  'rentInJail',
  'evenBuilding',
  'trading'
] as const satisfies readonly (keyof Rules)[]

const hasUnknownChoice = (rules: Rules): boolean =>
  (Object.keys(CHOICES) as (keyof typeof CHOICES)[]).some(
    (option) => !(CHOICES[option] as readonly unknown[]).includes(rules[option])
  ) || SWITCHES.some((option) => typeof rules[option] !== 'boolean')

/** The first reason why no game can be played with these rules, or null (SETUP-02, SETUP-05, R32). */
export function whyUnplayable(rules: Rules): RulesFault | null {
  const { players, banker, startCash, salary, potSeed, timeLimit, dealt } = rules
  if (!isWhole(players, MIN_PLAYERS, MAX_PLAYERS)) return 'players'
  if (hasUnknownChoice(rules)) return 'unknownOption'
  if (banker !== null && !isWhole(banker, 0, players)) return 'banker'
  if (banker === players && players + 1 < PERSONS_FOR_BANKER_ONLY) return 'bankerOnly'
  if (!isWhole(startCash, 0, 100_000)) return 'startCash'
  if (!isWhole(salary, 0, 10_000)) return 'salary'
  if (!isWhole(potSeed, 0, 10_000)) return 'potSeed'
  if (timeLimit !== null && !isWhole(timeLimit, 5, 600)) return 'timeLimit'
  if (dealt === 2 && startCash < DEAREST_PAIR) return 'tooPoorForDeal'
  if (dealt === 'all' && !rules.firstLapPurchases) return 'nothingToBuy'
  return null
}
