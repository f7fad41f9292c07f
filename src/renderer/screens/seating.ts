// Seats on the new-game screen: sensible proposals, no two alike, and what is still missing.
import { MAX_PLAYERS, MIN_PLAYERS } from '../../shared/game/rules'
import { COLOURS, PIECES, USUAL_LEVEL } from '../../shared/ipc'
import type { GameSummary, PieceName, SeatSetup } from '../../shared/ipc'

/** What keeps a game from starting; `seat` is an index. */
export type Problem =
  | { readonly kind: 'noName'; readonly seat: number }
  | { readonly kind: 'sameName'; readonly seat: number; readonly name: string }
  | { readonly kind: 'noTitle' }
  | { readonly kind: 'noBanker' }

/** Names that a language proposes. */
export type ProposedNames = {
  readonly defaultPerson: (number: number) => string
  readonly computerNames: readonly string[]
}

const sameName = (first: string, second: string): boolean =>
  first.trim().toLocaleLowerCase() === second.trim().toLocaleLowerCase()

const nextFree = <T>(all: readonly T[], taken: readonly T[], fallback: T): T =>
  all.find((candidate) => !taken.includes(candidate)) ?? fallback

const colours = Array.from({ length: COLOURS }, (_, colour) => colour)
/** Easy to tell apart first. */
const pieceOrder: readonly PieceName[] = [
  'fox',
  'tugboat',
  'teapot',
  'snail',
  'kite',
  'lantern',
  'bicycle',
  'beehive',
  ...PIECES
]

function proposedName(seats: readonly SeatSetup[], computer: boolean, names: ProposedNames): string {
  const isFree = (name: string) => !seats.some((seat) => sameName(seat.name, name))
  const numbered = Array.from({ length: MAX_PLAYERS + 1 }, (_, place) => names.defaultPerson(place + 1))
  const candidates = computer ? [...names.computerNames, ...numbered] : numbered
  return candidates.find(isFree) ?? ''
}

/** The seats with one more, its name, piece and colour unlike all others; unchanged once the table is full. */
export function withSeat(
  seats: readonly SeatSetup[],
  computer: boolean,
  names: ProposedNames
): readonly SeatSetup[] {
  if (seats.length >= MAX_PLAYERS) return seats
  const seat: SeatSetup = {
    name: proposedName(seats, computer, names),
    piece: nextFree(
      pieceOrder,
      seats.map(({ piece }) => piece),
      'fox'
    ),
    colour: nextFree(
      colours,
      seats.map(({ colour }) => colour),
      0
    ),
    computer: computer ? USUAL_LEVEL : null
  }
  return [...seats, seat]
}

/** One person and two computer players. */
export function firstTable(names: ProposedNames): readonly SeatSetup[] {
  return [false, true, true].reduce<readonly SeatSetup[]>(
    (seats, computer) => withSeat(seats, computer, names),
    []
  )
}

/** The people who sat down last, or the first table of a family. */
export function proposedTable(games: readonly GameSummary[], names: ProposedNames): readonly SeatSetup[] {
  const last = [...games].sort((a, b) => b.createdAt - a.createdAt)[0]
  return last ? last.seats : firstTable(names)
}

/** The seats without one; unchanged where fewer than two would be left. */
export const withoutSeat = (seats: readonly SeatSetup[], seat: number): readonly SeatSetup[] =>
  seats.length > MIN_PLAYERS ? seats.filter((_, place) => place !== seat) : seats

/** The seats with one changed. A piece or colour that another seat has is exchanged with it, so that no two are ever alike. */
export function withChange(
  seats: readonly SeatSetup[],
  seat: number,
  change: Partial<SeatSetup>
): readonly SeatSetup[] {
  const before = seats[seat]
  if (!before) return seats
  return seats.map((other, place) => {
    if (place === seat) return { ...other, ...change }
    const piece = change.piece === other.piece ? before.piece : other.piece
    const colour = change.colour === other.colour ? before.colour : other.colour
    return { ...other, piece, colour }
  })
}

/** A seat given to a person or to a computer; a name that was only proposed is proposed anew. */
export function withPlayerKind(
  seats: readonly SeatSetup[],
  seat: number,
  computer: SeatSetup['computer'],
  names: ProposedNames
): readonly SeatSetup[] {
  const before = seats[seat]
  if (!before || (before.computer === null) === (computer === null))
    return withChange(seats, seat, { computer })
  const others = seats.filter((_, place) => place !== seat)
  const wasProposed =
    names.computerNames.includes(before.name) ||
    seats.some((_, place) => names.defaultPerson(place + 1) === before.name)
  const name = wasProposed ? proposedName(others, computer !== null, names) : before.name
  return withChange(seats, seat, { computer, name })
}

/** For a rematch: everybody moves on by one seat. */
export const movedOn = (seats: readonly SeatSetup[]): readonly SeatSetup[] => [
  ...seats.slice(1),
  ...seats.slice(0, 1)
]

/** Everything that keeps this game from starting, seat by seat; `banker` is the name of a Banker without a seat, or null. */
export function problemsOf(
  title: string,
  seats: readonly SeatSetup[],
  banker: string | null = null
): readonly Problem[] {
  const problems: Problem[] = seats.flatMap(({ name }, seat): Problem[] => {
    if (name.trim() === '') return [{ kind: 'noName', seat }]
    const twin = seats.findIndex((other) => sameName(other.name, name))
    return twin < seat ? [{ kind: 'sameName', seat, name: name.trim() }] : []
  })
  if (banker !== null && (banker.trim() === '' || seats.some(({ name }) => sameName(name, banker))))
    problems.push({ kind: 'noBanker' })
  return title.trim() === '' ? [...problems, { kind: 'noTitle' }] : problems
}
