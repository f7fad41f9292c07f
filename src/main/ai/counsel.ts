// An answer together with its reason: of a computer player, and of the coach whom a person asks.
import { Minds, whimOf } from './minds'
import type { Chosen, Counsel, Request } from './players'
import { reasonFor } from './reasons'
import type { Effort } from './search/race'
import { temperamentOf } from './temperament'

/** Rollouts for one piece of advice: some fifty milliseconds, and no clock, so that the same question has one answer. */
const COACHING: Effort = () => ({ rollouts: 240 })

/** What a computer player does and why, or null if it waits. Throws ImpossibleView. */
export function chosenBy(minds: Minds, request: Request): Chosen | null {
  const { action, weighed } = minds.weigh(request)
  if (!action) return null
  const { view, seat, level, character, nonce } = request
  const dials = temperamentOf(level, character)
  // that a turn ends is no news at the table
  if (action.type === 'endTurn') return { action, reason: null }
  const whim = whimOf(nonce, seat)
  return { action, reason: reasonFor({ table: view, seat, action, dials, whim, weighed }) }
}

/** What the coach would do in a person's place and why, or null if there is nothing to do. Throws ImpossibleView. */
export function advised({ view, seat, options, nonce, quiet }: Counsel): Chosen | null {
  // whoever forgets to ask for a rent is not told of it (R22)
  const seen = { ...view, claims: [], rules: quiet ? { ...view.rules, trading: false } : view.rules }
  const { action, weighed } = new Minds(COACHING).weigh({
    ...{ view: seen, seat, options, nonce },
    level: 'master'
  })
  if (!action) return null
  const thought = { table: seen, seat, action, dials: temperamentOf('master'), whim: whimOf(nonce, seat) }
  return { action, reason: reasonFor({ ...thought, weighed }) }
}
