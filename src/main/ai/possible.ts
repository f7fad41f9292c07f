// Whether a view can come from a game at all: whoever thinks about an impossible table would answer nonsense.
import { DECKS, DEED_SPACES, HOTEL, HOTELS, HOUSES, setOf, type Deck } from '../../shared/game/board'
import { DECK_CARDS, RELEASE_CARD } from '../../shared/game/cards'
import { BANK } from '../../shared/game/events'
import { whyUnplayable } from '../../shared/game/rules'
import { decisionOf, type PlayerView } from '../../shared/game/view'

/** A view that no game can produce; the message says why. */
export class ImpossibleView extends Error {
  constructor(why: string) {
    super(`Impossible view: ${why}`)
    this.name = 'ImpossibleView'
  }
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

/** Throws ImpossibleView. Takes anything, since it comes from another thread; takes some microseconds. */
export function checkView(view: PlayerView, seat: number): void {
  const why = whyImpossible(view, seat)
  if (why) throw new ImpossibleView(why)
}

function whyImpossible(view: PlayerView, seat: number): string | null {
  const shape: unknown = view
  if (typeof shape !== 'object' || shape === null) return 'it is no view'
  for (const list of ['players', 'owners', 'mortgaged', 'buildings', 'agenda', 'claims', 'offers'] as const)
    if (!Array.isArray(view[list])) return `it has no ${list}`
  for (const part of ['rules', 'turn', 'releaseCards', 'decks'] as const)
    if (typeof (view[part] as unknown) !== 'object') return `it has no ${part}`
  const fault = whyUnplayable(view.rules)
  if (fault) return `its rules cannot be played (${fault})`
  if (view.players.length !== view.rules.players) return 'its players are not as many as its rules say'
  if (!isWhole(seat, 0, view.rules.players)) return `there is no seat ${seat}`
  return whyWrongPlayers(view) ?? whyWrongEstate(view) ?? whyWrongDecks(view) ?? whyWrongMoment(view)
}

function whyWrongPlayers({ players, turn }: PlayerView): string | null {
  for (const [at, { cash, position, jailThrows }] of players.entries()) {
    if (!isWhole(cash, 0, 1_000_000)) return `seat ${at} has ${cash} in cash`
    if (!isWhole(position, 0, 39)) return `the token of seat ${at} stands on ${position}`
    if (!isWhole(jailThrows, 0, 3)) return `seat ${at} has thrown ${jailThrows} times in jail`
  }
  return isWhole(turn.player, 0, players.length - 1) ? null : `it is the turn of seat ${turn.player}`
}

function whyWrongEstate(view: PlayerView): string | null {
  const { players, owners, mortgaged, buildings, rules } = view
  if ([owners, mortgaged, buildings].some(({ length }) => length !== 40))
    return 'its board has no forty spaces'
  let houses = 0
  let hotels = 0
  for (let space = 0; space < 40; space++) {
    const owner = owners[space] ?? BANK
    const level = buildings[space] ?? 0
    if (owner !== BANK && !DEED_SPACES.includes(space)) return `space ${space} is owned, but has no deed`
    if (owner !== BANK && (!isWhole(owner, 0, players.length - 1) || players[owner]?.bankrupt))
      return `space ${space} belongs to ${owner}, who does not play`
    if (level === 0) continue
    if (!isWhole(level, 1, HOTEL) || (level < HOTEL && level > rules.housesBeforeHotel))
      return `${level} buildings stand on space ${space}`
    if (setOf(space).some((lot) => owners[lot] !== owner || mortgaged[lot]))
      return `space ${space} is built on without its whole group`
    if (level === HOTEL) hotels++
    else houses += level
  }
  if (houses + view.houses !== HOUSES) return `there are ${houses + view.houses} houses`
  return hotels + view.hotels === HOTELS ? null : `there are ${hotels + view.hotels} hotels`
}

function whyWrongDecks({ decks, releaseCards, players }: PlayerView): string | null {
  for (const deck of DECKS) {
    const holder = releaseCards[deck]
    if (holder !== BANK && !isWhole(holder, 0, players.length - 1)) return `seat ${holder} holds a card`
    const { drawn, unseen } = decks[deck]
    const isHeld = holder !== BANK
    if (new Set(drawn).size !== drawn.length || drawn.some((card) => !isOf(deck, card)))
      return `its ${deck} cards are not those of the deck`
    if (isHeld && drawn.includes(RELEASE_CARD[deck])) return `a ${deck} card is held and in its deck`
    if (drawn.length + unseen + Number(isHeld) !== DECK_CARDS[deck].length)
      return `its ${deck} deck has ${drawn.length + unseen} cards`
  }
  return null
}

const isOf = (deck: Deck, card: string): boolean => (DECK_CARDS[deck] as readonly string[]).includes(card)

function whyWrongMoment(view: PlayerView): string | null {
  const { offers, outcome, players, owners } = view
  const decision = decisionOf(view)
  if (!outcome && !decision) return 'nobody is asked, and the game is not over'
  if (decision && !isWhole(decision.player, 0, players.length)) return `seat ${decision.player} is asked`
  for (const { from, to, give, take } of offers) {
    if (from === to || !players[from] || !players[to]) return `an offer goes from seat ${from} to seat ${to}`
    if (
      [...give.deeds, ...take.deeds].some((space) => !DEED_SPACES.includes(space) || owners[space] === BANK)
    )
      return 'an offer names a deed that nobody owns'
  }
  return null
}
