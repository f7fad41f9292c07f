// The dealer in a strategist: looks for deals that both sides should want, makes offers and answers those of others, and learns
// what its partners agree to.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import type { PlayerView } from '../../../shared/game/view'
import { isPossible } from '../dealing'
import { mayOffer, ownership, remember, wasTried } from '../memory'
import { choose } from '../policy'
import { atAGlance, chancesWith } from './glance'
import { otherPrices, proposals, type Proposal } from './haggling'
import {
  chanceOf,
  learn,
  mayBeBold,
  newPartners,
  noteOffer,
  prospectsOf,
  type Partners,
  type Prepared
} from './partners'
import type { Choice, Question } from './question'
import {
  isPlayable,
  race,
  share,
  startOf,
  type Budget,
  type Candidate,
  type RaceTerms,
  type Runner
} from './race'

/** Standard errors by which a deal must lead no deal at all: it cannot be taken back. */
const CERTAIN_ENOUGH = 1
/** The same for an offer that rules of thumb would refuse: who sends many would else get one through by luck. */
const CERTAINTY = 3
/** The same for a proposal to be looked at once more. */
const PROMISING = 0.5
/** Part of the budget with which the best proposals are found, and how many of them are then tried once more. */
const SELECTION = 0.55
const FINALISTS = 2
/** Between two seeds that have nothing in common. */
const OTHER_LUCK = 500_000
/** Proposals that are played ahead, at most, and rollouts that each of them gets at least. */
const MOST_PROPOSALS = 12
const LEAST_LOOK = 12
/** Proposals that are kept where only the last look plays ahead, and how far that goes. */
const AT_A_GLANCE = 4
const LAST_LOOK: Budget = { rollouts: 96 }
/** Least gain in the chance to win for which an offer is made, also when it is only hoped for. */
const WORTH_ASKING = 0.004
/** Least chance to be agreed to for which an offer is made: nobody likes to be pestered. */
const LEAST_CHANCE = 0.12

/** No deal, or a proposal with its acceptance. */
type Deal = Candidate & { readonly proposal?: Proposal }

/** A proposal that is ready, with what is to be hoped of it: what it brings, times the chance that it is agreed to. */
type Hoped = Prepared & { readonly hope: number }

const noDeal = (player: Seat): Deal => ({ actions: [{ type: 'endTurn', player }] })

function dealOf({ nextOffer }: PlayerView, proposal: Proposal): Deal {
  const { from, to, give, take } = proposal.terms
  const actions: Action[] = [
    { type: 'offer', player: from, to, give, take },
    { type: 'acceptOffer', player: to, offer: nextOffer }
  ]
  return { actions, partner: to, proposal }
}

/** The dealer of one seat. */
export class Dealer {
  #partners: Partners = newPartners()

  /** Learns from what became of the last offer. */
  learn(view: PlayerView): void {
    // a turn before the last one is another game, or one that was taken back
    if (view.turn.number < this.#partners.turn) this.#partners = newPartners()
    learn(this.#partners, view)
  }

  /** Accepts what raises the own chances for certain; who sees at a glance that it does, plays it ahead once. */
  answer({ view, seat, mind, seed, budget }: Question, offer: number): Choice {
    const byThumb = choose(view, seat, mind)
    const accept: Action = { type: 'acceptOffer', player: seat, offer }
    const refuse: Action = { type: 'refuseOffer', player: seat, offer }
    const start = startOf(view, seed)
    if (!isPlayable(start, { actions: [accept] })) return { action: refuse, weighed: [] }
    const answers = [{ actions: [refuse] }, { actions: [accept] }]
    const conviction = byThumb?.type === 'acceptOffer' ? CERTAIN_ENOUGH : CERTAINTY
    const isGood = ([, accepting]: readonly Runner[]): boolean =>
      accepting !== undefined && accepting.lead > conviction * accepting.error
    const glance = atAGlance(start, seat, answers)
    if (budget.rollouts === 0 && !isGood(glance)) return { action: refuse, weighed: glance }
    if (budget.rollouts === 0) {
      const [, last] = race(view, seat, answers, { seed, budget: LAST_LOOK })
      return { action: last && last.lead > 0 ? accept : refuse, weighed: glance }
    }
    const weighed = race(view, seat, answers, { seed, budget })
    return { action: isGood(weighed) ? accept : refuse, weighed }
  }

  /** The next offer of this turn, or no action if none is worth making. */
  offer(question: Question): Choice {
    const { view, seat, mind } = question
    const partners = this.#partners
    if (!mayOffer(mind.memory, view)) return { action: null, weighed: [] }
    let weighed: readonly Runner[] = []
    const deeds = ownership(view)
    if (partners.turn !== view.turn.number || partners.deeds !== deeds) {
      partners.turn = view.turn.number
      partners.deeds = deeds
      weighed = this.#ponder(question)
    }
    for (let next = partners.queue.shift(); next; next = partners.queue.shift()) {
      const { terms } = next.proposal
      // cash may have gone into houses meanwhile
      if (wasTried(mind.memory, view, terms) || !isPossible(view, { id: 0, ...terms })) continue
      remember(mind.memory, view, terms)
      noteOffer(partners, next, view)
      const { to, give, take } = terms
      return { action: { type: 'offer', player: seat, to, give, take }, weighed }
    }
    return { action: null, weighed }
  }

  /** Fills the queue of this turn with the proposals that are worth making, the best first. */
  #ponder(question: Question): readonly Runner[] {
    const { seed, budget } = question
    const promising = this.#promising(question, budget.rollouts)
    const first = look(question, promising, { seed, budget: share(budget, SELECTION) })
    const finalists = first
      .flatMap((runner) => this.#hopesFor(question, runner))
      .filter(({ hope }) => hope > WORTH_ASKING)
      .toSorted((one, other) => other.hope - one.hope)
      .slice(0, budget.rollouts > 0 ? FINALISTS : 1)
    // the best of many was lucky too: with other cards and dice it must be good once more
    const left = budget.rollouts > 0 ? share(budget, 1 - SELECTION) : LAST_LOOK
    const again = { seed: seed + OTHER_LUCK, budget: left, isPatient: true }
    const confirmed = look(
      question,
      finalists.map(({ proposal }) => proposal),
      again
    )
    this.#partners.queue = confirmed
      .flatMap(({ candidate: { proposal }, lead, error }): Hoped[] => {
        const finalist = finalists.find((one) => one.proposal === proposal)
        const certain = budget.rollouts > 0 ? CERTAIN_ENOUGH : 0
        if (!finalist || lead - certain * error < WORTH_ASKING) return []
        const chance = this.#chanceOf(finalist)
        return chance < LEAST_CHANCE ? [] : [{ ...finalist, hope: lead * chance }]
      })
      .filter(({ hope }) => hope > WORTH_ASKING)
      .toSorted((one, other) => other.hope - one.hope)
    return confirmed.length > 0 ? confirmed : first
  }

  #chanceOf({ proposal, prospects }: Prepared): number {
    return chanceOf(this.#partners, proposal.terms.to, prospects)
  }

  /** The proposals to all partners that bring both sides together most at a glance: cash can move what either side gains. */
  #promising({ view, seat, mind, seed }: Question, rollouts: number): Proposal[] {
    const partners = this.#partners
    const found: Proposal[] = []
    for (let partner = 0; partner < view.players.length; partner++) {
      if (partner === seat || view.players[partner]?.bankrupt) continue
      found.push(...proposals(view, { seat, partner }, mind.temperament, mayBeBold(partners, partner, view)))
    }
    const untried = found.filter(({ terms }) => !wasTried(mind.memory, view, terms))
    const most =
      rollouts > 0 ? Math.min(MOST_PROPOSALS, Math.max(1, Math.floor(rollouts / LEAST_LOOK))) : AT_A_GLANCE
    const merit = ({ lead, partner }: Runner<Deal>): number => lead + (partner?.lead ?? 0)
    return look({ view, seat }, untried, { seed, budget: { rollouts: 0 } })
      .toSorted((one, other) => merit(other) - merit(one))
      .flatMap(({ candidate: { proposal } }) => proposal ?? [])
      .slice(0, most)
  }

  /**
   * The goods of a proposal that was looked at, for the cash of which most is to be hoped; who does not play ahead does not
   * haggle either, and asks what is fair.
   */
  #hopesFor(
    { view, seat, seed, mind }: Question,
    { candidate, lead, error, rollouts }: Runner<Deal>
  ): Hoped[] {
    const looked = candidate.proposal
    if (!looked) return []
    const start = startOf(view, seed)
    const none = chancesWith(start, noDeal(seat).actions)
    const known = chancesWith(start, candidate.actions)[seat] ?? 0
    let best: Hoped | null = null
    for (const proposal of rollouts > 0 ? otherPrices(view, looked, mind.temperament) : [looked]) {
      const { to } = proposal.terms
      const then = chancesWith(start, dealOf(view, proposal).actions)
      const prospects = prospectsOf((then[to] ?? 0) - (none[to] ?? 0), proposal.isWelcome)
      // what was looked at, shifted by what the price changes at a glance
      const gain = lead - PROMISING * error + (then[seat] ?? 0) - known
      const hope = gain * this.#chanceOf({ proposal, prospects })
      if (hope > (best?.hope ?? 0)) best = { proposal, prospects, hope }
    }
    return best ? [best] : []
  }
}

/** Proposals held against no deal in this turn: played ahead, or at a glance where there is no effort to spend. */
function look(
  { view, seat }: Pick<Question, 'view' | 'seat'>,
  wanted: readonly Proposal[],
  terms: RaceTerms
): Runner<Deal>[] {
  if (wanted.length === 0) return []
  const deals = [noDeal(seat), ...wanted.map((proposal) => dealOf(view, proposal))]
  return terms.budget.rollouts > 0
    ? race(view, seat, deals, terms)
    : atAGlance(startOf(view, terms.seed), seat, deals)
}
