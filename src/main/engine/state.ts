// The whole state of a game, secrets included: JSON by birth, with a hand-written copy.
import { BANK } from '../../shared/game/events'
import { BOARD, DEED_SPACES, HOTELS, HOUSES, type Deck, type Seat } from '../../shared/game/board'
import type { CardId } from '../../shared/game/cards'
import type { Rules } from '../../shared/game/rules'
import type { OpenState } from '../../shared/game/view'
import type { Chance } from './random'

export type DeckState = {
  /** Top card first. A jail release card that is held is not in its deck. */
  cards: CardId[]
  /** How many cards at the bottom are known to all, because they were drawn since the shuffle. */
  drawn: number
}

/** A game in progress. `decks` and `chance` are secret; everything else is open to all seats. */
export type GameState = OpenState & {
  decks: Record<Deck, DeckState>
  chance: Chance
}

/** The table before the first throw: all tokens on GO, nothing owned, decks as given. Source: SETUP-01. */
export function emptyTable(rules: Rules, decks: Record<Deck, DeckState>, chance: Chance): GameState {
  const seats = Array.from({ length: rules.players }, (_, seat: Seat) => seat)
  return {
    version: 1,
    rules,
    players: seats.map(() => ({
      cash: rules.startCash,
      position: 0,
      inJail: false,
      jailThrows: 0,
      bankrupt: false,
      laps: 0
    })),
    owners: BOARD.map(() => BANK),
    mortgaged: BOARD.map(() => false),
    buildings: BOARD.map(() => 0),
    houses: HOUSES,
    hotels: HOTELS,
    releaseCards: { chance: BANK, chest: BANK },
    turn: { player: 0, number: 0, doubles: 0, throwDue: false, dice: null },
    agenda: [{ kind: 'openingThrow', player: 0, contenders: seats, sums: [] }],
    claims: [],
    pot: rules.pot ? rules.potSeed : 0,
    hourStruck: false,
    agreed: [],
    offers: [],
    nextOffer: 1,
    outcome: null,
    decks,
    chance
  }
}

/**
 * A copy that shares nothing that can change. Steps, offers, rules and outcome are never changed in place, so they are
 * shared; by hand because structuredClone takes some twenty times as long.
 */
export function copyState(state: GameState): GameState {
  return {
    version: state.version,
    rules: state.rules,
    players: state.players.map((player) => ({
      cash: player.cash,
      position: player.position,
      inJail: player.inJail,
      jailThrows: player.jailThrows,
      bankrupt: player.bankrupt,
      laps: player.laps
    })),
    owners: state.owners.slice(),
    mortgaged: state.mortgaged.slice(),
    buildings: state.buildings.slice(),
    houses: state.houses,
    hotels: state.hotels,
    releaseCards: { chance: state.releaseCards.chance, chest: state.releaseCards.chest },
    turn: {
      player: state.turn.player,
      number: state.turn.number,
      doubles: state.turn.doubles,
      throwDue: state.turn.throwDue,
      dice: state.turn.dice
    },
    agenda: state.agenda.slice(),
    claims: state.claims.slice(),
    pot: state.pot,
    hourStruck: state.hourStruck,
    agreed: state.agreed.slice(),
    offers: state.offers.slice(),
    nextOffer: state.nextOffer,
    outcome: state.outcome,
    decks: {
      chance: { cards: state.decks.chance.cards.slice(), drawn: state.decks.chance.drawn },
      chest: { cards: state.decks.chest.cards.slice(), drawn: state.decks.chest.drawn }
    },
    chance: { ...state.chance }
  }
}

/** A player who must exist; throws a RangeError for a seat that this table does not have. */
export function playerAt(state: Pick<GameState, 'players'>, seat: Seat): GameState['players'][number] {
  const player = state.players[seat]
  if (!player) throw new RangeError(`There is no seat ${seat}`)
  return player
}

/** Deeds of a party in board order. */
export function deedsOf(state: Pick<GameState, 'owners'>, owner: number): number[] {
  return DEED_SPACES.filter((space) => state.owners[space] === owner)
}

/** The next seat still in the game on the left of one; the seat itself if nobody else is left. */
export function seatLeftOf({ players }: Pick<GameState, 'players'>, seat: Seat): Seat {
  const count = players.length
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count
    if (!players[other]?.bankrupt) return other
  }
  return seat
}

/** Seats still in the game, clockwise from the left of `seat`, which comes last itself if it is still in. */
export function seatsAfter(state: Pick<GameState, 'players'>, seat: Seat): Seat[] {
  const count = state.players.length
  const seats: Seat[] = []
  for (let step = 1; step <= count; step++) {
    const other = (seat + step) % count
    if (!playerAt(state, other).bankrupt) seats.push(other)
  }
  return seats
}
