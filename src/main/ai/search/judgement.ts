// The two ways to judge a deal: who may spend effort plays all that is promising ahead; who may not looks at the positions that
// deals lead to, and plays only the best one ahead, once, before it is made.
import type { PlayerView } from '../../../shared/game/view'
import type { Temperament } from '../temperament'
import { atAGlance } from './glance'
import { otherPrices, type Proposal } from './haggling'
import type { Question } from './question'
import { race, share, startOf, type Budget, type Candidate, type Lead, type Runner } from './race'

/** Standard errors by which a deal must lead no deal at all: it cannot be taken back. */
const CERTAIN_ENOUGH = 1
/** The same for an offer that rules of thumb would refuse: who sends many would else get one through by luck. */
const CERTAINTY = 3
/** Part of the budget with which the best proposals are found; the rest is for trying them once more. */
const SELECTION = 0.55
/** Proposals that are played ahead, at most, and rollouts that each of them gets at least. */
const MOST_PROPOSALS = 12
const LEAST_LOOK = 12
/** How far a last look plays ahead. */
const LAST_LOOK: Budget = { rollouts: 96 }
/** Between two seeds that have nothing in common. */
const OTHER_LUCK = 500_000

type Place = Pick<Question, 'view' | 'seat' | 'seed'>

/** Holds candidates against the first one. */
export type Look = <C extends Candidate>(place: Place, candidates: readonly C[]) => Runner<C>[]

export type Judgement = {
  /** Proposals that are looked at more closely, and those of them that are tried once more. */
  readonly most: number
  readonly finalists: number
  /** Standard errors by which a deal must lead to be made. */
  readonly certainty: number
  /** A proposal for all the cash that may be asked or given for its goods. */
  readonly prices: (view: PlayerView, proposal: Proposal, dials: Temperament) => readonly Proposal[]
  readonly look: Look
  /** With other luck: the best of many was lucky too. */
  readonly lookAgain: Look
  /** Whether the second candidate is better than the first, and what both were found to be worth. */
  readonly isBetter: (
    place: Place,
    candidates: readonly Candidate[],
    isWelcome: boolean
  ) => { readonly better: boolean; readonly weighed: readonly Runner[] }
}

/** At the learned chances of the positions that candidates lead to. */
export const glance: Look = ({ view, seat, seed }, candidates) =>
  atAGlance(startOf(view, seed), seat, candidates)

/** How deals are judged with so much effort. */
export const judgementWith = (budget: Budget): Judgement =>
  budget.rollouts > 0 ? playingAhead(budget) : AT_A_GLANCE

const playingAhead = (budget: Budget): Judgement => ({
  most: Math.min(MOST_PROPOSALS, Math.max(1, Math.floor(budget.rollouts / LEAST_LOOK))),
  finalists: 2,
  certainty: CERTAIN_ENOUGH,
  prices: otherPrices,
  look: ({ view, seat, seed }, candidates) =>
    race(view, seat, candidates, { seed, budget: share(budget, SELECTION) }),
  lookAgain: ({ view, seat, seed }, candidates) =>
    race(view, seat, candidates, {
      seed: seed + OTHER_LUCK,
      budget: share(budget, 1 - SELECTION),
      isPatient: true
    }),
  isBetter: ({ view, seat, seed }, candidates, isWelcome) => {
    const weighed = race(view, seat, candidates, { seed, budget })
    return { better: leads(weighed[1], isWelcome), weighed }
  }
})

const AT_A_GLANCE: Judgement = {
  most: 4,
  finalists: 1,
  certainty: 0,
  // who does not play ahead does not haggle either, and asks what is fair
  prices: (_view, proposal) => [proposal],
  look: glance,
  lookAgain: ({ view, seat, seed }, candidates) =>
    race(view, seat, candidates, { seed: seed + OTHER_LUCK, budget: LAST_LOOK, isPatient: true }),
  isBetter: (place, candidates, isWelcome) => {
    const { view, seat, seed } = place
    const weighed = glance(place, candidates)
    const last = leads(weighed[1], isWelcome) ? race(view, seat, candidates, { seed, budget: LAST_LOOK }) : []
    return { better: (last[1]?.lead ?? 0) > 0, weighed }
  }
}

const leads = (runner: Lead | undefined, isWelcome: boolean): boolean =>
  runner !== undefined && runner.lead > (isWelcome ? CERTAIN_ENOUGH : CERTAINTY) * runner.error
