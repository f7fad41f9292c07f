// What the scales say of a deal in a word, so that it never sounds bigger than the figures beside it.
import type { DealWeight } from '../../shared/ipc'

/** A change of the chance to win that counts in full; smaller ones pull the scales less. */
const FULL = 0.03
/** Below this no figure beside the scales shows a change. */
const UNSEEN = 0.005
const FAIR = 0.25
/** How far the scales lean at least where one wins what the other loses. */
const LEANING = 0.3
const LOPSIDED = 0.75

export type Verdict = 'small' | 'fair' | 'leans' | 'lopsided'

/** The larger change of a chance to win that the deal brings to one of both. */
const stakeOf = ({ from, to }: DealWeight): number =>
  Math.max(Math.abs(from.after - from.before), Math.abs(to.after - to.before))

/** Whether one side is seen to win and the other to lose, which is never fair. */
function isOneSided({ from, to }: DealWeight): boolean {
  const gains = [from.after - from.before, to.after - to.before]
  return Math.min(...gains) <= -UNSEEN && Math.max(...gains) >= UNSEEN
}

/** Where the pointer of the scales stands: 0 in the middle, -1 wholly with who offers, 1 with who is asked. */
export function leanOf(weight: DealWeight): number {
  const lean = weight.balance * Math.min(1, stakeOf(weight) / FULL)
  return isOneSided(weight) ? Math.sign(lean) * Math.max(Math.abs(lean), LEANING) : lean
}

export function verdictOf(weight: DealWeight): Verdict {
  const size = Math.abs(leanOf(weight))
  if (stakeOf(weight) < UNSEEN) return 'small'
  if (size <= FAIR) return 'fair'
  return size < LOPSIDED ? 'leans' : 'lopsided'
}
