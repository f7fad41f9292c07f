// One sentence for every event, in the language of the window.
import type { Reason, GameEvent } from '../../shared/game/events'
import type { Reason as Ground } from '../../shared/reasons'
import { words } from './index'
import type { Namer } from './sentences'

type Sentence = (event: GameEvent, name: Namer) => string
type Payment = (payer: string, payee: string, reason: Reason) => string
type Phrase = (reason: Reason) => string
type Said = (reason: Ground, name: Namer) => string

/** What happened, without the sum of a payment, which the ledger sets in its own column. */
export const tell = (event: GameEvent, name: Namer): string => words.figures.capitalised(told(event, name))

function told(event: GameEvent, name: Namer): string {
  switch (event.type) {
    case 'cashPaid': {
      // The tables are typed entry by entry; the compiler cannot see that the key was read from the value itself.
      const sentence = words.events.payments[event.reason.kind] as Payment
      return sentence(name(event.from), name(event.to), event.reason)
    }
    case 'debtOpened':
      return words.events.owes(
        name(event.debtor),
        name(event.creditor),
        event.amount,
        debtPhrase(event.reason)
      )
    default:
      return (words.events.events[event.type] as Sentence)(event, name)
  }
}

/** The whole sentence for ear and history, sums included. */
export function narrate(event: GameEvent, name: Namer): string {
  const sentence = tell(event, name)
  return event.type === 'cashPaid' ? words.events.withSum(sentence, event.amount) : sentence
}

/** Why somebody did what he did, in his own words, without the marks of a quotation. */
export const reasonOf = (reason: Ground, name: Namer): string =>
  (words.reasons.reasons[reason.kind] as Said)(reason, name)

/** What a debt is for: "rent for Pacific Avenue". */
export function debtPhrase(reason: Reason): string {
  return (words.events.debts[reason.kind] as Phrase)(reason)
}
