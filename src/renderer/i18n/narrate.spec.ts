// Every event has its sentence, every refusal and trouble too, and none of them falls back on a code.
import { describe, expect, it } from 'vitest'
import { ILLEGALITIES } from '../../shared/game/actions'
import { CARDS, DECK_CARDS } from '../../shared/game/cards'
import { BANK, POT, type EventType, type GameEvent, type Reason } from '../../shared/game/events'
import { TROUBLES } from '../../shared/ipc'
import { words } from './index'
import { debtPhrase, narrate, tell } from './narrate'

const name = (party: number): string =>
  party === BANK ? 'the Bank' : party === POT ? 'Free Parking' : (['Nora', 'Theo', 'Lou'][party] ?? '?')
const offer = {
  id: 1,
  from: 0,
  to: 1,
  give: { cash: 90, deeds: [5], cards: [] },
  take: { cash: 0, deeds: [24], cards: ['chance' as const] }
}

/** One of each type; a type without an example does not compile. */
const EXAMPLES: { readonly [T in EventType]: readonly [event: GameEvent & { type: T }, sentence: string] } = {
  tokenMoved: [
    { type: 'tokenMoved', player: 0, from: 20, to: 27, by: 'throw' },
    'Nora walked to Ventnor Avenue'
  ],
  cashPaid: [
    { type: 'cashPaid', from: 0, to: 2, amount: 1020, reason: { kind: 'rent', space: 24 } },
    'Nora paid Lou rent for Illinois Avenue: $1,020'
  ],
  deedTransferred: [
    { type: 'deedTransferred', space: 39, from: 1, to: 0 },
    'Boardwalk passed from Theo to Nora'
  ],
  mortgageChanged: [{ type: 'mortgageChanged', space: 12, mortgaged: true }, 'Electric Company is mortgaged'],
  buildingsChanged: [
    { type: 'buildingsChanged', space: 3, from: 4, to: 5 },
    'Baltic Avenue now carries a hotel'
  ],
  releaseCardMoved: [
    { type: 'releaseCardMoved', deck: 'chest', from: BANK, to: 1 },
    'Theo keeps a release card'
  ],
  gameStarted: [{ type: 'gameStarted', players: 3 }, 'Three players sat down'],
  openingTied: [{ type: 'openingTied', players: [0, 1] }, 'Nora and Theo threw alike and throw again'],
  starterFound: [{ type: 'starterFound', player: 1 }, 'Theo threw highest and starts'],
  turnStarted: [{ type: 'turnStarted', player: 1, number: 7 }, 'Turn 7: Theo'],
  diceThrown: [
    { type: 'diceThrown', player: 1, dice: [4, 4], purpose: 'turn', doubles: 1, manual: false },
    'Theo threw 4 + 4, doubles'
  ],
  sentToJail: [{ type: 'sentToJail', player: 2, why: 'space' }, 'Lou was sent to jail'],
  stayedInJail: [{ type: 'stayedInJail', player: 2, throwsLeft: 1 }, 'Lou stays in jail, 1 throw left'],
  leftJail: [{ type: 'leftJail', player: 2, by: 'card' }, 'Lou handed in the release card and left jail'],
  cardDrawn: [
    { type: 'cardDrawn', player: 0, deck: 'chance', card: 'CH16' },
    'Nora drew from Chance: The regatta'
  ],
  noRentDue: [
    { type: 'noRentDue', player: 0, owner: 1, space: 21, why: 'mortgaged' },
    'No rent is due: Kentucky Avenue is mortgaged'
  ],
  purchaseDeclined: [
    { type: 'purchaseDeclined', player: 1, space: 27 },
    'Theo sent Ventnor Avenue to auction'
  ],
  auctionOpened: [{ type: 'auctionOpened', lot: 27 }, 'Ventnor Avenue came under the hammer'],
  bidMade: [{ type: 'bidMade', player: 1, lot: 27, amount: 185 }, 'Theo bid $185'],
  bidPassed: [
    { type: 'bidPassed', player: 1, lot: 27, forced: true },
    'Theo cannot top the bid, even by raising every dollar, and is out'
  ],
  auctionClosed: [
    { type: 'auctionClosed', lot: 27, winner: null, amount: 0 },
    'Nobody bid; Ventnor Avenue stays with the Bank'
  ],
  throwInvalid: [{ type: 'throwInvalid', player: 1 }, 'Theo’s dice did not lie flat and are thrown again'],
  rentClaimed: [
    { type: 'rentClaimed', player: 0, tenant: 1, space: 31, amount: 26 },
    'Nora asked Theo for $26, rent for Pacific Avenue'
  ],
  lotNotForSale: [
    { type: 'lotNotForSale', player: 1, space: 3 },
    'Baltic Avenue is not for sale yet: Theo has not been round the board'
  ],
  bidCalled: [{ type: 'bidCalled', lot: 'house', calls: 2 }, 'A house: going twice'],
  shortageDeclared: [
    { type: 'shortageDeclared', player: 0, unit: 'house', count: 3 },
    'Nora wants three houses, and the Bank is running short'
  ],
  wishStated: [{ type: 'wishStated', player: 1, unit: 'hotel', count: 1 }, 'Theo asks for a hotel'],
  shortageSettled: [{ type: 'shortageSettled', unit: 'house' }, 'Nobody competes for the houses any more'],
  playerResigned: [{ type: 'playerResigned', player: 2 }, 'Lou left the game'],
  endAgreed: [{ type: 'endAgreed', player: 0 }, 'Nora would end the game now'],
  endDisagreed: [{ type: 'endDisagreed', player: 0 }, 'Nora would rather play on'],
  hourStruck: [{ type: 'hourStruck' }, 'The hour has struck; this turn is the last'],
  taxChosen: [{ type: 'taxChosen', player: 0, choice: 'percent' }, 'Nora chose to pay a tenth of everything'],
  debtOpened: [
    { type: 'debtOpened', debtor: 0, creditor: BANK, amount: 150, reason: { kind: 'card', card: 'CC12' } },
    'Nora owes the Bank $150, the sum on the card \u201cA roof for the school\u201d'
  ],
  offerMade: [
    { type: 'offerMade', offer },
    'Nora offers Theo Reading Railroad and $90 for Illinois Avenue and Release card (Chance)'
  ],
  offerAccepted: [{ type: 'offerAccepted', offer }, 'Theo accepted Nora’s offer'],
  offerRefused: [{ type: 'offerRefused', offer }, 'Theo refused Nora’s offer'],
  offerWithdrawn: [{ type: 'offerWithdrawn', offer }, 'Nora withdrew the offer to Theo'],
  offersLapsed: [{ type: 'offersLapsed', offers: [1, 2] }, 'The open offers ended with the throw'],
  playerBankrupted: [
    { type: 'playerBankrupted', player: 0, creditor: 1 },
    'Nora is bankrupt; everything goes to Theo'
  ],
  turnEnded: [{ type: 'turnEnded', player: 0 }, 'Nora ended the turn'],
  gameEnded: [{ type: 'gameEnded', winners: [1], why: 'lastPlayer' }, 'Theo won the game']
}

const REASONS: readonly Reason[] = [
  ...(['rent', 'purchase', 'building', 'sale', 'mortgage', 'lift', 'interest'] as const).map((kind) => ({
    kind,
    space: 37
  })),
  { kind: 'auction', lot: 37 },
  { kind: 'card', card: 'CH12' },
  ...(['salary', 'incomeTax', 'luxuryTax', 'fine', 'trade', 'bankruptcy', 'pot'] as const).map((kind) => ({
    kind
  }))
]

describe('Narration', () => {
  it.each(Object.values(EXAMPLES))('tells %o', (event, sentence) => {
    expect(narrate(event, name)).toBe(sentence)
  })

  it('leaves the sum of a payment to the column of the ledger', () => {
    expect(tell(EXAMPLES.cashPaid[0], name)).toBe('Nora paid Lou rent for Illinois Avenue')
  })

  it.each(REASONS)('has a sentence and a phrase of its own for a payment by $kind', (reason) => {
    const told = tell({ type: 'cashPaid', from: 0, to: 1, amount: 5, reason }, name)
    const others = REASONS.filter((other) => other.kind !== reason.kind)
    for (const other of others)
      expect(tell({ type: 'cashPaid', from: 0, to: 1, amount: 5, reason: other }, name)).not.toBe(told)
    expect(told).toMatch(/Nora|Theo/)
    expect(debtPhrase(reason)).toMatch(/^[a-z]/)
  })
})

describe('Cards', () => {
  it.each([...DECK_CARDS.chance, ...DECK_CARDS.chest])(
    '%s names the sum or the place that it is about',
    (card) => {
      const { order } = words.names.cards[card]
      const effect = CARDS[card]
      if ('amount' in effect) expect(order).toContain(`$${effect.amount}`)
      if ('to' in effect) expect(order).toContain(words.names.spaces[effect.to])
      if ('perHouse' in effect) expect(order).toContain(`$${effect.perHouse}`)
      if ('perHotel' in effect) expect(order).toContain(`$${effect.perHotel}`)
      if (effect.kind === 'goToJail') expect(order).toMatch(/jail/)
    }
  )

  it('have 32 titles, no two alike', () => {
    const titles = Object.values(words.names.cards).map(({ title }) => title)
    expect(new Set(titles).size).toBe(32)
  })
})

describe('Refusals and troubles', () => {
  it.each([...ILLEGALITIES])('%s is a sentence', (code) => {
    expect(words.table.illegalities[code]).toMatch(/^[A-Z].* .*\.$/)
  })

  it.each([...TROUBLES])('%s is a sentence', (code) => {
    expect(words.table.troubles[code]).toMatch(/^[A-Z].* .*\.$/)
  })

  it('do not say the same for two reasons', () => {
    const sentences = Object.values(words.table.illegalities)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
