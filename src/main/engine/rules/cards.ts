// Drawing a card and doing what it says (CARD-01 to CARD-20).
import { HOTEL, RAILROADS, UTILITIES, type Deck, type Seat, type Space } from '../../../shared/game/board'
import { CARDS, RELEASE_CARD, type CardId } from '../../../shared/game/cards'
import { BANK } from '../../../shared/game/events'
import type { Play } from '../play'
import { deedsOf, playerAt, seatsAfter, type GameState } from '../state'
import { moveReleaseCard, pay } from './bank'
import { owe } from './debts'
import { sendToJail } from './jail'
import { advanceTo, goBack } from './movement'

/** Draws the top card, puts it at the bottom of its deck unless it is kept, and plays it (CARD-01, CARD-02). */
export function drawCard(play: Play, player: Seat, deck: Deck): void {
  const pile = play.state.decks[deck]
  const card = pile.cards.shift()
  if (!card) throw new Error(`The deck ${deck} is empty`)
  play.events?.push({ type: 'cardDrawn', player, deck, card })
  if (card === RELEASE_CARD[deck]) {
    moveReleaseCard(play, deck, player)
  } else {
    pile.cards.push(card)
    pile.drawn++
  }
  // once a deck has gone round, all of it is known
  pile.drawn = Math.min(pile.drawn, pile.cards.length)
  playCard(play, player, card)
}

function playCard(play: Play, player: Seat, card: CardId): void {
  const effect = CARDS[card]
  const reason = { kind: 'card', card } as const
  switch (effect.kind) {
    case 'advance':
      return advanceTo(play, player, effect.to)
    case 'advanceToRailroad':
      return advanceTo(play, player, nextOf(RAILROADS, playerAt(play.state, player).position), 'double')
    case 'advanceToUtility':
      return advanceTo(play, player, nextOf(UTILITIES, playerAt(play.state, player).position), 'tenfold')
    case 'back':
      return goBack(play, player)
    case 'goToJail':
      return sendToJail(play, player, 'card')
    case 'release':
      return
    case 'receive':
      return pay(play, { from: BANK, to: player, amount: effect.amount, reason })
    case 'pay':
      return owe(play, { player, creditor: BANK, amount: effect.amount, reason })
    case 'repairs': {
      const { houses, hotels } = buildingsOf(play.state, player)
      const amount = houses * effect.perHouse + hotels * effect.perHotel
      return owe(play, { player, creditor: BANK, amount, reason })
    }
    case 'payEach':
      // the agenda is a stack: the debt pushed last, to the left neighbour, is settled first (R11)
      for (const creditor of others(play.state, player).reverse())
        owe(play, { player, creditor, amount: effect.amount, reason })
      return
    case 'collectFromEach':
      for (const debtor of others(play.state, player).reverse())
        owe(play, { player: debtor, creditor: player, amount: effect.amount, reason })
      return
  }
}

const others = (state: GameState, player: Seat): Seat[] =>
  seatsAfter(state, player).filter((seat) => seat !== player)

/** The first of these spaces that a token going forward from `at` reaches. */
const nextOf = (spaces: readonly Space[], at: Space): Space =>
  spaces.find((space) => space > at) ?? spaces[0] ?? at

function buildingsOf(state: GameState, player: Seat): { houses: number; hotels: number } {
  let houses = 0
  let hotels = 0
  for (const space of deedsOf(state, player)) {
    const level = state.buildings[space] ?? 0
    if (level === HOTEL) hotels++
    else houses += level
  }
  return { houses, hotels }
}
