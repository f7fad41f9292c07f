// How often each kind of thing came up: decisions, actions, events, refusals, endings and cards.
import { ILLEGALITIES, type Illegality } from '../../src/shared/game/actions'
import { CHANCE_CARDS, CHEST_CARDS, type CardId } from '../../src/shared/game/cards'
import type { Ending, EventType, GameEvent } from '../../src/shared/game/events'
import { decisionOf, type DecisionKind } from '../../src/shared/game/view'
import type { ActionType } from '../../src/shared/game/actions'
import { ACTION_TYPES } from '../../src/main/engine/testing/action-space'
import type { Turning } from '../../src/main/engine/testing/random-play'

export type Census = {
  readonly decisions: Record<DecisionKind, number>
  readonly actions: Record<ActionType, number>
  readonly events: Record<EventType, number>
  readonly illegalities: Record<Illegality, number>
  readonly endings: Record<Ending, number>
  readonly cards: Record<CardId, number>
}

const zeros = <K extends string>(names: readonly K[]): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>

/** Everything that there is, none of it seen yet. The compiler asks for a kind that is missing here. */
export const newCensus = (): Census => ({
  decisions: {
    ...{ openingThrow: 0, turn: 0, purchase: 0, auction: 0, openLot: 0, hammer: 0, tax: 0, rentThrow: 0 },
    ...{ debt: 0, wish: 0, placement: 0, inheritance: 0 }
  },
  actions: zeros(ACTION_TYPES),
  events: {
    ...{ tokenMoved: 0, cashPaid: 0, deedTransferred: 0, mortgageChanged: 0, buildingsChanged: 0 },
    ...{
      releaseCardMoved: 0,
      gameStarted: 0,
      openingTied: 0,
      starterFound: 0,
      turnStarted: 0,
      diceThrown: 0
    },
    ...{ throwInvalid: 0, sentToJail: 0, stayedInJail: 0, leftJail: 0, cardDrawn: 0, noRentDue: 0 },
    ...{ rentClaimed: 0, lotNotForSale: 0, purchaseDeclined: 0, auctionOpened: 0, bidMade: 0, bidCalled: 0 },
    ...{ bidPassed: 0, auctionClosed: 0, taxChosen: 0, debtOpened: 0, shortageDeclared: 0, wishStated: 0 },
    ...{ shortageSettled: 0, offerMade: 0, offerAccepted: 0, offerRefused: 0, offerWithdrawn: 0 },
    ...{ offersLapsed: 0, playerResigned: 0, endAgreed: 0, endDisagreed: 0, hourStruck: 0 },
    ...{ playerBankrupted: 0, turnEnded: 0, gameEnded: 0 }
  },
  illegalities: zeros(ILLEGALITIES),
  endings: { lastPlayer: 0, secondBankruptcy: 0, timeLimit: 0, agreement: 0 },
  cards: zeros([...CHANCE_CARDS, ...CHEST_CARDS])
})

export function countEvents(census: Census, events: readonly GameEvent[]): void {
  for (const event of events) {
    census.events[event.type]++
    if (event.type === 'cardDrawn') census.cards[event.card]++
    if (event.type === 'gameEnded') census.endings[event.why]++
  }
}

/** Counts an action with the decision that it found and the events that came of it. */
export function countTurning(census: Census, { before, action, events }: Turning): void {
  const decision = decisionOf(before)
  if (decision) census.decisions[decision.kind]++
  census.actions[action.type]++
  countEvents(census, events)
}

/** What never came up, such as "events: openingTied". */
export const neverReached = (census: Census): string[] =>
  Object.entries(census).flatMap(([kind, counts]) =>
    Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [`${kind}: ${name}`] : []))
  )
