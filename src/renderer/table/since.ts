// What has happened since a seat's own last turn, in grouped plain sentences: what concerns it first, then the others.
import type { Seat } from '../../shared/game/board'
import { BANK, POT, type GameEvent, type Party } from '../../shared/game/events'
import type { LedgerEntry } from '../../shared/ipc'
import { words } from '../i18n'
import type { Namer } from '../i18n/sentences'

/** Whose piece stands before it, the sentence, and what it did to the reader's cash in dollars, or null. */
export type SinceLine = {
  readonly key: string
  readonly seat: Seat | null
  readonly text: string
  readonly amount: number | null
}

export type Since = {
  readonly lines: readonly SinceLine[]
  /** Sum of all that came to the reader and went from him, in dollars. */
  readonly change: number
  /** Whether the reader has had a turn since the ledger begins. */
  readonly hadTurn: boolean
}

/** Things of one kind by one player are told in one sentence; `merge` adds the next one. */
type Group = {
  readonly key: string
  readonly seat: Seat | null
  readonly mine: boolean
  amount: number | null
  readonly events: GameEvent[]
}

/** Entries after the seat's own last turn, oldest first. */
function entriesSince(story: readonly LedgerEntry[], seat: Seat): readonly LedgerEntry[] {
  return story.slice(lastTurnOf(story, seat) + 1)
}

const lastTurnOf = (story: readonly LedgerEntry[], seat: Seat): number =>
  story.findLastIndex(({ event }) => event.type === 'turnEnded' && event.player === seat)

/** What belongs together has the same key; null for what is not worth telling. */
function keyOf(event: GameEvent): { readonly key: string; readonly seat: Seat | null } | null {
  switch (event.type) {
    case 'cashPaid':
      return keyOfPayment(event)
    case 'auctionClosed':
      return event.winner === null ? null : { key: `won ${event.winner}`, seat: event.winner }
    case 'offerAccepted':
      return { key: `deal ${event.offer.id}`, seat: event.offer.from }
    case 'sentToJail':
      return { key: `jailed ${event.player}`, seat: event.player }
    case 'leftJail':
      return { key: `freed ${event.player}`, seat: event.player }
    case 'playerBankrupted':
      return { key: `bankrupt ${event.player}`, seat: event.player }
    case 'playerResigned':
      return { key: `resigned ${event.player}`, seat: event.player }
    default:
      return null
  }
}

function keyOfPayment({
  from,
  to,
  reason
}: Extract<GameEvent, { type: 'cashPaid' }>): ReturnType<typeof keyOf> {
  switch (reason.kind) {
    case 'purchase':
      return { key: `bought ${from}`, seat: from }
    case 'rent':
      return { key: `rent ${from} ${to}`, seat: from }
    case 'building':
      return { key: `built ${from}`, seat: from }
    case 'sale':
      return { key: `sold ${to}`, seat: to }
    case 'mortgage':
      return { key: `mortgaged ${to}`, seat: to }
    case 'lift':
      return { key: `lifted ${from}`, seat: from }
    case 'card':
      if (from >= 0 && to >= 0) return { key: `card ${from} ${to}`, seat: from }
      return from >= 0 ? { key: `paid ${from}`, seat: from } : { key: `drew ${to}`, seat: to }
    case 'salary':
      return { key: `drew ${to}`, seat: to }
    case 'incomeTax':
    case 'luxuryTax':
    case 'fine':
    case 'interest':
      return { key: `paid ${from}`, seat: from }
    case 'pot':
      return { key: `pot ${to}`, seat: to }
    // told by the sale, the deal or the bankruptcy itself
    case 'auction':
    case 'trade':
    case 'bankruptcy':
      return null
  }
}

const changeFor = (event: GameEvent, seat: Seat): number =>
  event.type !== 'cashPaid' ? 0 : event.to === seat ? event.amount : event.from === seat ? -event.amount : 0

/** Buildings by lot as they stand at the end, for those that the payments speak of. */
function levelsIn(entries: readonly LedgerEntry[]): ReadonlyMap<number, number> {
  return new Map(
    entries.flatMap(({ event }) =>
      event.type === 'buildingsChanged' ? [[event.space, event.to] as const] : []
    )
  )
}

export function sinceLastTurn(story: readonly LedgerEntry[], seat: Seat, name: Namer): Since {
  const entries = entriesSince(story, seat)
  const levels = levelsIn(entries)
  const groups = new Map<string, Group>()
  let change = 0
  for (const { event } of entries) {
    const moved = changeFor(event, seat)
    change += moved
    const place = keyOf(event)
    if (!place) continue
    const group = groups.get(place.key) ?? { ...place, mine: concerns(event, seat), amount: null, events: [] }
    group.events.push(event)
    if (moved !== 0) group.amount = (group.amount ?? 0) + moved
    // A price paid at auction is told by the sale, yet it left the purse.
    if (event.type === 'auctionClosed' && event.winner === seat)
      group.amount = (group.amount ?? 0) - event.amount
    groups.set(place.key, group)
  }
  const who = (party: Party): string | null => (party === seat ? null : name(party))
  const lines = [...groups.values()]
    .sort((one, other) => Number(other.mine) - Number(one.mine))
    .map(({ key, seat: subject, amount, events }) => ({
      key,
      seat: subject,
      text: tell(events, who, levels),
      amount
    }))
  return { lines, change, hadTurn: lastTurnOf(story, seat) >= 0 }
}

function concerns(event: GameEvent, seat: Seat): boolean {
  if (event.type === 'cashPaid') return event.from === seat || event.to === seat
  if (event.type === 'offerAccepted') return event.offer.from === seat || event.offer.to === seat
  if (event.type === 'auctionClosed') return event.winner === seat
  return 'player' in event && event.player === seat
}

type Payment = Extract<GameEvent, { type: 'cashPaid' }>
const total = (payments: readonly Payment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0)

/** One sentence for the events of one group, which is never empty. */
function tell(
  events: readonly GameEvent[],
  who: (party: Party) => string | null,
  levels: ReadonlyMap<number, number>
): string {
  const { since, events: eventWords } = words
  const first = events[0]
  switch (first?.type) {
    case 'cashPaid':
      return tellPayments(
        events.filter((event) => event.type === 'cashPaid'),
        who,
        levels
      )
    case 'auctionClosed':
      return since.won(
        who(first.winner ?? BANK),
        events.flatMap((event) =>
          event.type === 'auctionClosed' ? [{ lot: eventWords.lotName(event.lot), amount: event.amount }] : []
        )
      )
    case 'offerAccepted':
      return since.deal(
        who(first.offer.from),
        who(first.offer.to),
        eventWords.goods(first.offer.give),
        eventWords.goods(first.offer.take)
      )
    case 'sentToJail':
      return since.jailed(who(first.player))
    case 'leftJail':
      return since.freed(who(first.player))
    case 'playerBankrupted':
      return since.bankrupt(who(first.player))
    case 'playerResigned':
      return since.resigned(who(first.player))
    default:
      return ''
  }
}

function tellPayments(
  payments: readonly Payment[],
  who: (party: Party) => string | null,
  levels: ReadonlyMap<number, number>
): string {
  const { since } = words
  const first = payments[0]
  if (!first) return ''
  const { from, to, reason } = first
  const spaces = [...new Set(payments.flatMap(({ reason }) => ('space' in reason ? [reason.space] : [])))]
  const lots = spaces.map((space) => ({ space, to: levels.get(space) ?? 0 }))
  switch (reason.kind) {
    case 'purchase':
      return since.bought(
        who(from),
        payments.flatMap(({ reason, amount }) => ('space' in reason ? [{ space: reason.space, amount }] : []))
      )
    case 'rent':
      return since.rent(who(from), who(to), total(payments))
    case 'building':
      return since.built(who(from), lots)
    case 'sale':
      return since.soldBuildings(who(to), lots)
    case 'mortgage':
      return since.mortgaged(who(to), spaces)
    case 'lift':
      return since.lifted(who(from), spaces)
    case 'pot':
      return since.pot(who(to), total(payments))
    default:
      if (from >= 0 && to >= 0) return since.paidByCard(who(from), who(to), total(payments))
      return from === BANK || from === POT
        ? since.drewFromBank(who(to), total(payments))
        : since.paidBank(who(from), total(payments))
  }
}
