// From events to the lines of the ledger: what a neighbour already tells is left out, what belongs together is one line.
import type { Seat } from '../../shared/game/board'
import { BANK, POT, type GameEvent } from '../../shared/game/events'
import type { LedgerEntry } from '../../shared/ipc'
import type { Reason } from '../../shared/reasons'
import { words } from '../i18n'
import { reasonOf, tell } from '../i18n/narrate'
import type { Namer } from '../i18n/sentences'

/** A line as it is printed: whose piece stands before it, the words, and the dollars that came (above zero) or went. */
export type LedgerLine = {
  readonly key: string
  /** Number of the action that brought it. */
  readonly seq: number
  readonly seat: Seat | null
  readonly text: string
  readonly amount: number | null
  /** Why a computer player did it, as it says itself; null where it does not, or not yet. */
  readonly reason: string | null
}

/** Whether an event says nothing that the events around it do not say as well. */
export function isRedundant(event: GameEvent, before: GameEvent | undefined): boolean {
  switch (event.type) {
    case 'turnEnded':
    case 'mortgageChanged':
      return true
    case 'tokenMoved':
      return event.by === 'jail'
    case 'deedTransferred':
      return event.from === BANK
    case 'cashPaid':
      return event.reason.kind === 'auction'
    case 'leftJail':
      return event.by === 'fine'
    case 'releaseCardMoved':
      return event.to === BANK
    case 'auctionOpened':
      return before?.type === 'purchaseDeclined'
    default:
      return false
  }
}

/** Whether a reason was given just before: a debt is named with the first step that raises cash for it, and not with each. */
export const isSaidAgain = (reason: Reason | undefined, before: Reason | undefined): boolean =>
  reason?.kind === 'mustPay' && before?.kind === 'mustPay' && reason.amount === before.amount

/** The seat that an event is about; null if it concerns the table. */
function subjectOf(event: GameEvent): Seat | null {
  switch (event.type) {
    case 'cashPaid':
      return event.from >= 0 ? event.from : event.to >= 0 ? event.to : null
    case 'deedTransferred':
    case 'releaseCardMoved':
      return event.to === BANK ? event.from : event.to
    case 'debtOpened':
      return event.debtor
    case 'offerMade':
    case 'offerWithdrawn':
      return event.offer.from
    case 'offerAccepted':
    case 'offerRefused':
      return event.offer.to
    case 'auctionClosed':
      return event.winner
    case 'gameEnded':
      return event.winners[0] ?? null
    case 'mortgageChanged':
    case 'buildingsChanged':
    case 'gameStarted':
    case 'openingTied':
    case 'auctionOpened':
    case 'offersLapsed':
    case 'bidCalled':
    case 'shortageSettled':
    case 'hourStruck':
      return null
    default:
      return event.player
  }
}

function amountOf(event: GameEvent): number | null {
  if (event.type === 'cashPaid')
    return event.from === BANK || event.from === POT ? event.amount : -event.amount
  if (event.type === 'auctionClosed' && event.winner !== null) return -event.amount
  return null
}

/** The newest entries: so many, and what belongs to the same record as the oldest of them. */
export function newestOf(entries: readonly LedgerEntry[], count: number): readonly LedgerEntry[] {
  const oldest = entries.at(-count)?.seq
  return oldest === undefined ? entries : entries.slice(entries.findIndex(({ seq }) => seq === oldest))
}

/**
 * Oldest first. A reason stands with the first line of its record. What a lot is worth to a bidder is his own affair until the
 * hammer has fallen for him: the last bid is explained where the lot is won. `undone` are the records that were taken back.
 */
export function linesOf(
  entries: readonly LedgerEntry[],
  name: Namer,
  undone: readonly number[] = []
): LedgerLine[] {
  const lines: LedgerLine[] = []
  let before: LedgerEntry | undefined
  let said: LedgerEntry | null = null
  let heard: Reason | undefined
  let bid: LedgerEntry | null = null
  // The place within its record names a line for good; the place in the list changes as old entries go.
  let place = 0
  entries.forEach((entry) => {
    const { event } = entry
    const earlier = before?.seq === entry.seq ? before.event : undefined
    place = earlier ? place + 1 : 0
    before = entry
    if (event.type === 'debtOpened') heard = undefined
    if (entry.reason && !isSaidAgain(entry.reason, heard)) said = entry
    if (!undone.includes(entry.seq)) heard = entry.reason ?? heard
    if (event.type === 'bidMade') [bid, said] = [entry, null]
    if (event.type === 'auctionClosed')
      [bid, said] = [null, bid?.reason ? { ...entry, reason: bid.reason } : null]
    if (event.type === 'turnStarted' || event.type === 'taxChosen' || isRedundant(event, earlier)) return
    const joined = joinedWith(earlier, event, name)
    const parted = joined === null ? undefined : lines.pop()
    const reason = said?.seq === entry.seq ? (said.reason ?? null) : null
    said = null
    lines.push({
      key: `${entry.seq}/${place}`,
      seq: entry.seq,
      seat: subjectOf(event),
      text: joined ?? tell(event, name),
      amount: amountOf(event),
      reason: reason ? reasonOf(reason, name) : (parted?.reason ?? null)
    })
  })
  return lines
}

/** One sentence for two events of the same action that belong together, or null. */
function joinedWith(earlier: GameEvent | undefined, event: GameEvent, name: Namer): string | null {
  if (earlier?.type === 'diceThrown' && event.type === 'tokenMoved' && event.by === 'throw')
    return words.events.throwAndWalk(name(event.player), earlier.dice, event.to, earlier.doubles > 0)
  if (
    earlier?.type === 'buildingsChanged' &&
    event.type === 'cashPaid' &&
    (event.reason.kind === 'building' || event.reason.kind === 'sale')
  )
    return event.reason.kind === 'building'
      ? words.events.built(name(event.from), earlier.space, earlier.to)
      : words.events.soldDown(name(event.to), earlier.space, earlier.to)
  return null
}
