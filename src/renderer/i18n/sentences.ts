// The shape of the stories that a language must tell: one sentence for each type of event and each reason of a payment.
import type { EventType, GameEvent, Party, Reason } from '../../shared/game/events'
import type { Reason as Ground } from '../../shared/reasons'

/** The event of one type, also where several types share one shape. */
export type Told<T extends EventType> = GameEvent extends infer E
  ? E extends { readonly type: EventType }
    ? T extends E['type']
      ? E
      : never
    : never
  : never

export type ReasonKind = Reason['kind']
export type ReasonOf<K extends ReasonKind> = Reason extends infer R
  ? R extends { readonly kind: ReasonKind }
    ? K extends R['kind']
      ? R
      : never
    : never
  : never

/** What a seat is called at this table; the Bank has a name too. */
export type Namer = (party: Party) => string

/** A language that lacks one of these does not compile. Payments and debts are told by their reason, see below. */
export type EventSentences = {
  readonly [T in Exclude<EventType, 'cashPaid' | 'debtOpened'>]: (event: Told<T>, name: Namer) => string
}

/** Who paid whom and why; the sum is said apart, so that the ledger can set it in its own column. */
export type PaymentSentences = {
  readonly [K in ReasonKind]: (payer: string, payee: string, reason: ReasonOf<K>) => string
}

/** What a debt is for, after "owes Marlow". */
export type DebtPhrases = { readonly [K in ReasonKind]: (reason: ReasonOf<K>) => string }

/** Why somebody did something, said by himself; a language that lacks one does not compile. */
export type GroundSentences = {
  readonly [K in Ground['kind']]: (reason: Extract<Ground, { kind: K }>, name: Namer) => string
}
