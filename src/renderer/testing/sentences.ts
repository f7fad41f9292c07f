// The sentences of the language in use into which names of spaces and parties are put, each with every name that can stand there.
import { DEED_SPACES } from '../../shared/game/board'
import { BANK, POT, type GameEvent, type Party, type Reason } from '../../shared/game/events'
import { words } from '../i18n'
import { debtPhrase, narrate } from '../i18n/narrate'

const SPACES = Array.from({ length: 40 }, (_, space) => space)
const nameOf = (party: Party): string =>
  party === BANK ? words.table.bank : party === POT ? words.table.pot : (['Nora', 'Theo'][party] ?? '')

const reasonsAt = (space: number): readonly Reason[] => [
  { kind: 'rent', space },
  { kind: 'purchase', space },
  { kind: 'auction', lot: space },
  { kind: 'building', space },
  { kind: 'sale', space },
  { kind: 'mortgage', space },
  { kind: 'lift', space },
  { kind: 'interest', space }
]

/** What may happen with one deed. */
const eventsAt = (space: number): readonly GameEvent[] => [
  { type: 'deedTransferred', space, from: 0, to: 1 },
  { type: 'deedTransferred', space, from: BANK, to: 1 },
  { type: 'deedTransferred', space, from: 0, to: BANK },
  { type: 'mortgageChanged', space, mortgaged: true },
  { type: 'noRentDue', player: 0, owner: 1, space, why: 'mortgaged' },
  { type: 'noRentDue', player: 0, owner: 1, space, why: 'ownerInJail' },
  { type: 'rentClaimed', player: 0, tenant: 1, space, amount: 26 },
  { type: 'lotNotForSale', player: 0, space },
  { type: 'purchaseDeclined', player: 0, space },
  { type: 'auctionOpened', lot: space },
  { type: 'bidCalled', lot: space, calls: 1 },
  { type: 'auctionClosed', lot: space, winner: 0, amount: 60 },
  { type: 'auctionClosed', lot: space, winner: null, amount: 0 }
]

/** What may happen between two parties, the Bank and the pot among them. */
const eventsBetween = (from: Party, to: Party): readonly GameEvent[] =>
  [
    { kind: 'card', card: 'CC14' } as const,
    ...(['salary', 'incomeTax', 'luxuryTax', 'fine', 'trade', 'bankruptcy', 'pot'] as const).map((kind) => ({
      kind
    }))
  ].map((reason) => ({ type: 'cashPaid', from, to, amount: 75, reason }))

function sentencesAt(space: number): readonly string[] {
  const { decisions, events, coach, since, table, names } = words
  const name = names.spaces[space] ?? ''
  return [
    ...eventsAt(space).map((event) => narrate(event, nameOf)),
    ...reasonsAt(space).flatMap((reason) => [
      narrate({ type: 'cashPaid', from: 0, to: BANK, amount: 75, reason }, nameOf),
      events.owes('Nora', nameOf(BANK), 75, debtPhrase(reason)),
      decisions.debt.eyebrow('Nora', nameOf(BANK), debtPhrase(reason))
    ]),
    events.built('Nora', space, 2),
    events.soldDown('Nora', space, 0),
    decisions.purchase.title(space),
    decisions.purchase.held('Nora', [name, 'Boardwalk']),
    decisions.purchase.withBank([name]),
    decisions.rentThrow.note('Nora', space),
    decisions.debt.mortgage(space),
    decisions.inheritance.title(space),
    decisions.estate.buying(space, 60),
    decisions.estate.more(space),
    decisions.estate.less(space),
    decisions.hammer.openTitle(space),
    decisions.placement.place(space),
    coach.moves.buy(space),
    coach.moves.auction(space),
    coach.moves.lift(space),
    coach.moves.place(space),
    since.built(null, [{ space, to: 2 }]),
    since.lifted('Nora', [space, 39]),
    table.say.owner(space, 'Nora', ''),
    table.say.unowned(space, 60)
  ]
}

/** All of them; a name that does not go with the words around it shows up here. */
export const sentencesWithNames = (): readonly string[] => [
  ...SPACES.flatMap((space) => [
    narrate({ type: 'tokenMoved', player: 0, from: 0, to: space, by: 'throw' }, nameOf),
    narrate({ type: 'tokenMoved', player: 0, from: 0, to: space, by: 'card' }, nameOf),
    words.events.throwAndWalk('Nora', [1, 1], space, true),
    words.decisions.turn.standsOn(space),
    words.table.say.noDeed(space)
  ]),
  ...DEED_SPACES.flatMap(sentencesAt),
  ...(
    [
      [0, 1],
      [0, BANK],
      [BANK, 0],
      [0, POT],
      [POT, 0]
    ] as const
  ).flatMap(([from, to]) => eventsBetween(from, to).map((event) => narrate(event, nameOf))),
  ...[nameOf(BANK), nameOf(0)].flatMap((creditor) => [
    narrate({ type: 'playerBankrupted', player: 1, creditor: creditor === 'Nora' ? 0 : BANK }, nameOf),
    words.decisions.debt.pays(75, creditor),
    words.decisions.debt.giveUpNote(creditor),
    words.decisions.estate.owes(75, creditor),
    words.screens.winner.bankruptTo(7, creditor)
  ])
]
