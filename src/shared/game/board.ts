// The board as printed: forty spaces with their groups, prices, costs and rents. Names live in the editions of i18n.

/** A seat at the table, counted clockwise from 0. */
export type Seat = number

/** Position of a space on the board, 0 (GO) to 39. */
export type Space = number

export const GROUPS = [
  'darkPurple',
  'lightBlue',
  'lightPurple',
  'orange',
  'red',
  'yellow',
  'green',
  'darkBlue'
] as const
export type Group = (typeof GROUPS)[number]

export const DECKS = ['chance', 'chest'] as const
export type Deck = (typeof DECKS)[number]

/** Rents by building level: [unbuilt, 1, 2, 3, 4 houses, hotel], in dollars. */
export type RentLadder = readonly [number, number, number, number, number, number]

export type StreetSpace = {
  readonly kind: 'street'
  readonly group: Group
  readonly price: number
  /** Printed cost of one house, or of the step from four houses to a hotel. */
  readonly houseCost: number
  readonly rents: RentLadder
}
export type RailroadSpace = { readonly kind: 'railroad'; readonly price: number }
export type UtilitySpace = { readonly kind: 'utility'; readonly price: number }
export type OwnableSpace = StreetSpace | RailroadSpace | UtilitySpace
export type BoardSpace =
  | OwnableSpace
  | { readonly kind: 'go' | 'jail' | 'freeParking' | 'goToJail' | 'incomeTax' | 'luxuryTax' }
  | { readonly kind: 'draw'; readonly deck: Deck }

const street = (group: Group, price: number, houseCost: number, rents: RentLadder): StreetSpace => ({
  kind: 'street',
  group,
  price,
  houseCost,
  rents
})
const railroad: RailroadSpace = { kind: 'railroad', price: 200 }
const utility: UtilitySpace = { kind: 'utility', price: 150 }
const chance: BoardSpace = { kind: 'draw', deck: 'chance' }
const chest: BoardSpace = { kind: 'draw', deck: 'chest' }

/** The forty spaces in the order of play. Source: board data of the classic edition (RULES.md, chapter 2). */
export const BOARD: readonly BoardSpace[] = [
  { kind: 'go' },
  street('darkPurple', 60, 50, [2, 10, 30, 90, 160, 250]),
  chest,
  street('darkPurple', 60, 50, [4, 20, 60, 180, 320, 450]),
  { kind: 'incomeTax' },
  railroad,
  street('lightBlue', 100, 50, [6, 30, 90, 270, 400, 550]),
  chance,
  street('lightBlue', 100, 50, [6, 30, 90, 270, 400, 550]),
  street('lightBlue', 120, 50, [8, 40, 100, 300, 450, 600]),
  { kind: 'jail' },
  street('lightPurple', 140, 100, [10, 50, 150, 450, 625, 750]),
  utility,
  street('lightPurple', 140, 100, [10, 50, 150, 450, 625, 750]),
  street('lightPurple', 160, 100, [12, 60, 180, 500, 700, 900]),
  railroad,
  street('orange', 180, 100, [14, 70, 200, 550, 750, 950]),
  chest,
  street('orange', 180, 100, [14, 70, 200, 550, 750, 950]),
  street('orange', 200, 100, [16, 80, 220, 600, 800, 1000]),
  { kind: 'freeParking' },
  street('red', 220, 150, [18, 90, 250, 700, 875, 1050]),
  chance,
  street('red', 220, 150, [18, 90, 250, 700, 875, 1050]),
  street('red', 240, 150, [20, 100, 300, 750, 925, 1100]),
  railroad,
  street('yellow', 260, 150, [22, 110, 330, 800, 975, 1150]),
  street('yellow', 260, 150, [22, 110, 330, 800, 975, 1150]),
  utility,
  street('yellow', 280, 150, [24, 120, 360, 850, 1025, 1200]),
  { kind: 'goToJail' },
  street('green', 300, 200, [26, 130, 390, 900, 1100, 1275]),
  street('green', 300, 200, [26, 130, 390, 900, 1100, 1275]),
  chest,
  street('green', 320, 200, [28, 150, 450, 1000, 1200, 1400]),
  railroad,
  chance,
  street('darkBlue', 350, 200, [35, 175, 500, 1100, 1300, 1500]),
  { kind: 'luxuryTax' },
  street('darkBlue', 400, 200, [50, 200, 600, 1400, 1700, 2000])
]

export const GO: Space = 0
export const JAIL: Space = 10
export const FREE_PARKING: Space = 20

export const FINE = 50
export const FLAT_INCOME_TAX = 200
export const LUXURY_TAX = 75
export const HOUSES = 32
export const HOTELS = 12
/** Building level that stands for a hotel; levels 1-4 are houses. */
export const HOTEL = 5

const isOwnable = (space: BoardSpace | undefined): space is OwnableSpace =>
  space?.kind === 'street' || space?.kind === 'railroad' || space?.kind === 'utility'

/** The space at a position; throws a RangeError outside 0-39. */
export function spaceAt(at: Space): BoardSpace {
  const space = BOARD[at]
  if (!space) throw new RangeError(`There is no space ${at}`)
  return space
}

/** What the title deed of a position says, or null where there is no title deed. */
export function deedAt(at: Space): OwnableSpace | null {
  const space = BOARD[at]
  return isOwnable(space) ? space : null
}

/** What the title deed of a street says, or null for anything else. */
export function streetAt(at: Space): StreetSpace | null {
  const space = BOARD[at]
  return space?.kind === 'street' ? space : null
}

const spacesOf = (wanted: (space: BoardSpace) => boolean): readonly Space[] =>
  BOARD.flatMap((space, at) => (wanted(space) ? [at] : []))

/** Positions of the 28 title deeds in board order. */
export const DEED_SPACES: readonly Space[] = spacesOf(isOwnable)
export const RAILROADS: readonly Space[] = spacesOf((space) => space.kind === 'railroad')
export const UTILITIES: readonly Space[] = spacesOf((space) => space.kind === 'utility')

/** Positions of the streets of each colour group, in board order. */
export const GROUP_SPACES: Readonly<Record<Group, readonly Space[]>> = {
  darkPurple: [1, 3],
  lightBlue: [6, 8, 9],
  lightPurple: [11, 13, 14],
  orange: [16, 18, 19],
  red: [21, 23, 24],
  yellow: [26, 27, 29],
  green: [31, 32, 34],
  darkBlue: [37, 39]
}

/** Every position that belongs together with this one: its colour group, the railroads or the utilities. */
export function setOf(at: Space): readonly Space[] {
  const space = deedAt(at)
  if (!space) return []
  if (space.kind === 'street') return GROUP_SPACES[space.group]
  return space.kind === 'railroad' ? RAILROADS : UTILITIES
}

/** What the Bank lends on a deed: half the printed price. */
export const mortgageValue = (at: Space): number => (deedAt(at)?.price ?? 0) / 2

/** Ten per cent of the mortgage, rounded up to whole dollars lot by lot (R1, R2). */
export const interestOn = (at: Space): number => Math.ceil(mortgageValue(at) / 10)

/** What lifting a mortgage costs: the mortgage and its interest. */
export const liftCost = (at: Space): number => mortgageValue(at) + interestOn(at)
