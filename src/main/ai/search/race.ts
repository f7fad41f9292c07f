// Comparing what a seat might do: every candidate is played ahead with the same unseen cards and dice, and who falls behind
// for good is dropped, so that the time goes to those between which it matters.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import type { PlayerView } from '../../../shared/game/view'
import { copyState, simulate, whyIllegal, type GameState } from '../../engine'
import { determinize } from '../determinize'
import { chancesAfter } from './rollout'

/** Something to do, with what is assumed to follow at once (an answer, the rest of a plan), and who must agree to it. */
export type Candidate = { readonly actions: readonly Action[]; readonly partner?: Seat }

/** How much better than the yardstick something is under the same chances: mean difference and its standard error. */
export type Lead = { readonly lead: number; readonly error: number }

/** A candidate with the chance to win that it leaves, how often it was played ahead, and the error of its lead (see `lead`). */
export type Runner<C extends Candidate = Candidate> = {
  readonly candidate: C
  readonly chance: number
  readonly rollouts: number
  /** Mean difference to the first candidate under the same chances, and its standard error. */
  readonly lead: number
  readonly error: number
  /** The same for who must agree, if anybody. */
  readonly partner: Lead | null
}

/** How much may be played ahead: so many rollouts in all, or until a moment of `now` in milliseconds. */
export type Budget =
  | { readonly rollouts: number }
  | { readonly rollouts: number; readonly deadline: number; readonly now: () => number }

/** How far one decision may be searched, made anew for each. */
export type Effort = () => Budget

/** Part of a budget, where two things are to be weighed in one decision. */
export const share = (budget: Budget, part: number): Budget => {
  const rollouts = Math.floor(budget.rollouts * part)
  if (!('deadline' in budget)) return { rollouts }
  const now = budget.now()
  return { ...budget, rollouts, deadline: now + (budget.deadline - now) * part }
}

/** Rollouts of each candidate between two looks at who has fallen behind. */
const LAP = 8
/** Standard errors behind the best after which a candidate is dropped. */
const HOPELESS = 2.6
/** So many may go on whatever the others do. */
const FEW = 3

type Track<C extends Candidate> = {
  readonly candidate: C
  readonly results: number[]
  /** What the partner gains each time. */
  readonly partnerGains: number[]
  /** By what the field is thinned: the results, and what the partner gains, for which cash can be asked. */
  readonly merits: number[]
  isIn: boolean
}

/** Whether the steps of a candidate are all legal one after the other. */
export function isPlayable(start: GameState, { actions }: Candidate): boolean {
  const state = copyState(start)
  for (const action of actions) {
    if (whyIllegal(state, action) !== null) return false
    simulate(state, action)
  }
  return true
}

/** With which luck and how far a race is run. */
export type RaceTerms = {
  readonly seed: number
  readonly budget: Budget
  /** Whether all run to the end, for an exact measure. */
  readonly isPatient?: boolean
}

/**
 * Runs the candidates against each other; the first one is the yardstick and always stays in. Those that the rules do not
 * allow are left out. With a number of rollouts and no deadline the result depends on nothing but the arguments.
 */
export function race<C extends Candidate>(
  view: PlayerView,
  seat: Seat,
  candidates: readonly C[],
  { seed, budget, isPatient = false }: RaceTerms
): Runner<C>[] {
  const first = startOf(view, seed)
  const tracks: Track<C>[] = candidates
    .filter((candidate) => isPlayable(first, candidate))
    .map((candidate) => ({ candidate, results: [], partnerGains: [], merits: [], isIn: true }))
  let left = budget.rollouts
  const isOver = (): boolean => left <= 0 || ('deadline' in budget && budget.now() > budget.deadline)
  for (let lap = 0; tracks.filter(({ isIn }) => isIn).length > 1 && !isOver(); lap++) {
    for (let at = lap * LAP; at < (lap + 1) * LAP && !isOver(); at++) {
      const start = startOf(view, seed + at)
      let usual: readonly number[] | null = null
      for (const { candidate, results, partnerGains, merits, isIn } of tracks) {
        if (!isIn) continue
        const state = copyState(start)
        for (const action of candidate.actions) simulate(state, action)
        const chances = chancesAfter(state)
        usual ??= chances
        const own = chances[seat] ?? 0
        const { partner } = candidate
        const gain = partner === undefined ? 0 : (chances[partner] ?? 0) - (usual[partner] ?? 0)
        results.push(own)
        partnerGains.push(gain)
        merits.push(own + gain)
        left--
      }
    }
    if (!isPatient) dropHopeless(tracks)
  }
  const yardstick = tracks[0]?.results ?? []
  return tracks.map(({ candidate, results, partnerGains }) => {
    const over = leadOver(results, yardstick)
    // who was dropped early has seen other luck: only leads can be compared
    const common = mean(yardstick.length > results.length ? yardstick : results)
    return {
      candidate,
      chance: Math.min(1, Math.max(0, common + over.lead)),
      rollouts: results.length,
      ...over,
      partner: candidate.partner === undefined ? null : leadOver(partnerGains, NOTHING)
    }
  })
}

/** Dice of the app and no clock: what persons do for the table plays no part in what is to be expected. */
export function startOf(view: PlayerView, seed: number): GameState {
  const state = determinize(view, seed)
  return state.rules.dice === 'app' ? state : { ...state, rules: { ...state.rules, dice: 'app' } }
}

function dropHopeless<C extends Candidate>(tracks: readonly Track<C>[]): void {
  const running = tracks.filter(({ isIn }) => isIn)
  let best = running[0]
  if (!best) return
  for (const track of running) if (mean(track.merits) > mean(best.merits)) best = track
  for (const track of running) {
    if (track === best || track === tracks[0]) continue
    const { lead, error } = leadOver(track.merits, best.merits)
    if (lead < -HOPELESS * error) track.isIn = false
  }
  // of a crowd the better half goes on
  const left = running.filter(({ isIn }) => isIn)
  const places = Math.max(FEW, Math.ceil(left.length / 2))
  for (const track of left.toSorted((one, other) => mean(other.merits) - mean(one.merits)).slice(places))
    if (track !== tracks[0]) track.isIn = false
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const NOTHING: readonly number[] = []

/** Mean difference of two runs of paired results, and its standard error; what is missing in the second run counts as 0. */
function leadOver(results: readonly number[], others: readonly number[]): Lead {
  const count = others === NOTHING ? results.length : Math.min(results.length, others.length)
  if (count < 2) return { lead: 0, error: 1 }
  let [sum, squares] = [0, 0]
  for (let at = 0; at < count; at++) {
    const difference = (results[at] ?? 0) - (others[at] ?? 0)
    sum += difference
    squares += difference * difference
  }
  const lead = sum / count
  const variance = Math.max(0, squares / count - lead * lead) / (count - 1)
  return { lead, error: Math.sqrt(variance) + 1e-6 }
}
