// The player of the upper levels: haggles, and plays ahead what the fast policy and its variants propose, as far as it may.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { decisionOf, type Decision, type DecisionOf, type PlayerView } from '../../../shared/game/view'
import { isPossible } from '../dealing'
import { determinize } from '../determinize'
import { mayOffer, ownership, remember, wasTried } from '../memory'
import { choose, type Mind } from '../policy'
import { proposals, type Proposal } from './haggling'
import { chanceOf, learn, mayBeBold, newPartners, noteOffer, type Partners } from './partners'
import { buildingPlans, debtPlans, jailPlans, purchasePlans, type Plan } from './plans'
import { isPlayable, race, share, type Budget, type Candidate, type Effort, type Runner } from './race'

/** What was chosen, and what it was weighed against, the chosen one included; empty where nothing was played ahead. */
export type Choice = { readonly action: Action | null; readonly weighed: readonly Runner[] }

/**
 * Whose head it is, the seed of what is played ahead, and how far that may go: for deals, and for everything else. Effort of no
 * rollouts is rule of thumb.
 */
export type Thought = {
  readonly mind: Mind
  readonly seed: number
  readonly effort: Effort
  readonly dealing: Effort
}

/** A decision being weighed. */
type Question = {
  readonly view: PlayerView
  readonly seat: Seat
  readonly mind: Mind
  readonly seed: number
  readonly budget: Budget
  readonly dealing: Effort
}

/** Standard errors by which a variant must lead the policy's own choice. */
const CONVICTION = 1.5
/** Standard errors by which a proposal must lead no deal at all to be tried once more. */
const PROMISING = 0.5
/** The same for a deal that the policy would refuse: who sends many would else get one through by luck. */
const CERTAINTY = 3
/** The same for any other deal: it cannot be taken back. */
const CERTAIN_ENOUGH = 1
/** Part of the budget with which the best proposals are found, and how many of them are then tried once more. */
const SELECTION = 0.55
const FINALISTS = 2
/** Between two seeds that have nothing in common. */
const OTHER_LUCK = 500_000
/** Part of the budget that goes to deals where building is to be weighed too. */
const DEALS = 0.7
/** Proposals that are played ahead, at most. */
const MOST_PROPOSALS = 12
/** Rollouts that each of them gets at least. */
const LEAST_LOOK = 12
/** Least gain in the chance to win for which an offer is made. */
const WORTH_ASKING = 0.004

/** One seat's player with what it knows of its partners, and the rest of a plan that it follows. */
export class Strategist {
  #partners: Partners = newPartners()
  #plan: Action[] = []

  /** The action that the seat takes now, or null if it waits. Always legal; depends on nothing hidden. */
  choose(view: PlayerView, seat: Seat, { mind, seed, effort, dealing }: Thought): Choice {
    // a turn before the last one is another game, or one that was taken back
    if (view.turn.number < this.#partners.turn) this.#partners = newPartners()
    learn(this.#partners, view)
    const question = { view, seat, mind, seed, budget: effort(), dealing }
    const offered = view.offers.find(({ to }) => to === seat)
    if (offered) return this.#answerOffer({ ...question, budget: dealing() }, offered.id)
    const decision = decisionOf(view)
    const isAsked = decision?.player === seat && !view.offers.some(({ from }) => from === seat)
    if (!isAsked) return asPolicy(question)
    const planned = this.#planned(question)
    return planned ? { action: planned, weighed: [] } : this.#answer(question, decision)
  }

  #answerOffer(question: Question, offer: number): Choice {
    const { view, seat, mind } = question
    const { seed, budget } = question
    const own = choose(view, seat, mind)
    const accept: Action = { type: 'acceptOffer', player: seat, offer }
    const refuse: Action = { type: 'refuseOffer', player: seat, offer }
    if (budget.rollouts === 0) return { action: own, weighed: [] }
    const weighed = race(view, seat, [{ actions: [refuse] }, { actions: [accept] }], { seed, budget })
    const accepting = weighed[1]
    if (!accepting) return { action: refuse, weighed }
    const conviction = own?.type === 'acceptOffer' ? CERTAIN_ENOUGH : CERTAINTY
    return { action: accepting.lead > conviction * accepting.error ? accept : refuse, weighed }
  }

  /** The next step of a plan, if it is still legal. */
  #planned({ view, seed }: Question): Action | null {
    const next = this.#plan.shift()
    if (!next) return null
    if (isPlayable(determinize(view, seed), { actions: [next] })) return next
    this.#plan = []
    return null
  }

  #answer(question: Question, decision: Decision): Choice {
    const { view, seat, mind, seed } = question
    const weighOwn = (plans: readonly Plan[]): Choice =>
      this.#weigh(question, choose(view, seat, mind), plans)
    switch (decision.kind) {
      case 'purchase':
        return weighOwn(purchasePlans(determinize(view, seed), decision))
      case 'debt':
        return weighOwn(debtPlans(determinize(view, seed), decision))
      case 'auction':
        return this.#bid(question, decision)
      case 'turn':
        if (!view.turn.throwDue) return this.#manage(question)
        return view.players[seat]?.inJail ? weighOwn(jailPlans(view, seat)) : asPolicy(question)
      case 'openingThrow':
      case 'rentThrow':
      case 'tax':
      case 'inheritance':
      case 'wish':
      case 'placement':
      case 'openLot':
      case 'hammer':
        return asPolicy(question)
    }
  }

  /** Races plans against what the policy would do, and begins the best one. */
  #weigh({ view, seat, seed, budget }: Question, own: Action | null, plans: readonly Plan[]): Choice {
    const candidates: Candidate[] = []
    for (const actions of [own ? [own] : [], ...plans.map((plan) => plan.actions)])
      if (actions.length > 0 && !candidates.some((one) => begin(one.actions, actions)))
        candidates.push({ actions })
    if (budget.rollouts === 0) return { action: own, weighed: [] }
    const runners = race(view, seat, candidates, { seed, budget })
    const best = bestOf(runners)
    if (!best) return { action: own, weighed: runners }
    this.#plan = best.candidate.actions.slice(1).filter((action) => action.player === seat)
    return { action: best.candidate.actions[0] ?? own, weighed: runners }
  }

  /** Bids while having the lot for that is better than leaving it to the others. */
  #bid(question: Question, { player, high, floor, bidders }: DecisionOf<'auction'>): Choice {
    const { view, mind, seed, budget } = question
    const own = choose(view, player, mind)
    const cash = view.players[player]?.cash ?? 0
    const least = high ? high.amount + 1 : floor
    if (budget.rollouts === 0 || (own?.type !== 'bid' && own?.type !== 'pass') || cash < least)
      return { action: own, weighed: [] }
    const amount = own.type === 'bid' ? own.amount : Math.min(cash, least + Math.floor(least / 20))
    const bid: Action = { type: 'bid', player, amount }
    const pass: Action = { type: 'pass', player }
    // the others are assumed to let it go: their next bid would be weighed again
    const others = bidders.filter((seat) => seat !== player)
    const inTurn = [...others.filter((seat) => seat > player), ...others.filter((seat) => seat < player)]
    const won = [bid, ...inTurn.map((seat): Action => ({ type: 'pass', player: seat }))]
    const runners = race(view, player, [{ actions: won }, { actions: [pass] }], { seed, budget })
    const leaving = runners[1]
    if (!leaving) return { action: own, weighed: runners }
    const margin = (own.type === 'bid' ? 1 : -1) * CONVICTION * leaving.error
    return { action: leaving.lead < margin ? bid : pass, weighed: runners }
  }

  /** Offers, then building; then the turn ends. */
  #manage(question: Question): Choice {
    const { view, seat, mind, seed } = question
    const offer = view.rules.trading ? this.#offer(question) : NOTHING_TO_OFFER
    if (offer.action) return offer
    const spent = offer.weighed.length > 0 ? share(question.budget, 1 - DEALS) : question.budget
    const own = choose(view, seat, { ...mind, mayOffer: false })
    const plans = spent.rollouts > 0 ? buildingPlans(determinize(view, seed), seat, mind.temperament) : []
    const built = this.#weigh({ ...question, budget: spent }, own, plans)
    return { ...built, weighed: [...built.weighed, ...offer.weighed] }
  }

  #offer(question: Question): Choice {
    const { view, seat, mind } = question
    const { memory } = mind
    const partners = this.#partners
    if (!mayOffer(memory, view)) return NOTHING_TO_OFFER
    let weighed: readonly Runner[] = []
    const deeds = ownership(view)
    if (partners.turn !== view.turn.number || partners.deeds !== deeds) {
      partners.turn = view.turn.number
      partners.deeds = deeds
      weighed = this.#ponder(question)
    }
    for (let next = partners.queue.shift(); next; next = partners.queue.shift()) {
      // cash may have gone into houses meanwhile
      if (wasTried(memory, view, next.terms) || !isPossible(view, { id: 0, ...next.terms })) continue
      remember(memory, view, next.terms)
      noteOffer(partners, next, view)
      const { to, give, take } = next.terms
      return { action: { type: 'offer', player: seat, to, give, take }, weighed }
    }
    return { action: null, weighed }
  }

  /** Fills the queue of this turn with the proposals that are worth making, the best first. */
  #ponder({ view, seat, mind, seed, dealing }: Question): readonly Runner[] {
    const partners = this.#partners
    const budget = share(dealing(), DEALS)
    const most = Math.min(MOST_PROPOSALS, Math.max(1, Math.floor(budget.rollouts / LEAST_LOOK) - 1))
    const chosen = this.#promising(view, seat, mind).slice(0, most)
    partners.queue = []
    if (chosen.length === 0) return []
    if (budget.rollouts === 0) {
      partners.queue = chosen.filter(({ gain }) => gain > WORTH_ASKING)
      return []
    }
    const none: Candidate & { readonly proposal?: Proposal } = {
      actions: [{ type: 'endTurn', player: seat }]
    }
    const candidates = chosen.map((proposal) => ({ actions: agreedOn(view, proposal), proposal }))
    const runners = race(view, seat, [none, ...candidates], { seed, budget: share(budget, SELECTION) })
    const hoped = runners
      .flatMap(({ candidate, lead, error }) =>
        candidate.proposal && lead - PROMISING * error > WORTH_ASKING
          ? [
              {
                candidate,
                hope: lead * chanceOf(partners, candidate.proposal.terms.to, candidate.proposal.tone)
              }
            ]
          : []
      )
      .toSorted((one, other) => other.hope - one.hope)
      .slice(0, FINALISTS)
      .map(({ candidate }) => candidate)
    // the best of many was lucky too: with other cards and dice it must be good once more
    const again = { seed: seed + OTHER_LUCK, budget: share(budget, 1 - SELECTION), isPatient: true }
    const confirmed = hoped.length > 0 ? race(view, seat, [none, ...hoped], again) : []
    for (const { candidate, lead, error } of confirmed)
      if (candidate.proposal && lead - CERTAIN_ENOUGH * error > WORTH_ASKING)
        partners.queue.push(candidate.proposal)
    return runners
  }

  /** The proposals to all partners of which most is to be hoped. */
  #promising(view: PlayerView, seat: Seat, { memory, temperament }: Mind): Proposal[] {
    const partners = this.#partners
    const found: Proposal[] = []
    for (let partner = 0; partner < view.players.length; partner++) {
      if (partner === seat || view.players[partner]?.bankrupt) continue
      found.push(...proposals(view, { seat, partner }, temperament, mayBeBold(partners, partner, view)))
    }
    const hope = ({ gain, tone, terms }: Proposal): number => gain * chanceOf(partners, terms.to, tone)
    return found
      .filter(({ terms }) => !wasTried(memory, view, terms))
      .toSorted((one, other) => hope(other) - hope(one))
  }
}

const NOTHING_TO_OFFER: Choice = { action: null, weighed: [] }

const asPolicy = ({ view, seat, mind }: Question): Choice => ({
  action: choose(view, seat, mind),
  weighed: []
})

/** An offer and its acceptance. */
function agreedOn({ nextOffer }: PlayerView, { terms }: Proposal): Action[] {
  const { from, to, give, take } = terms
  return [
    { type: 'offer', player: from, to, give, take },
    { type: 'acceptOffer', player: to, offer: nextOffer }
  ]
}

function bestOf(runners: readonly Runner[]): Runner | undefined {
  let best = runners[0]
  for (const runner of runners.slice(1))
    if (runner.lead > CONVICTION * runner.error && runner.lead > (best?.lead ?? 0)) best = runner
  return best
}

/** Whether two plans begin with the same action. */
const begin = (one: readonly Action[], other: readonly Action[]): boolean =>
  JSON.stringify(one[0]) === JSON.stringify(other[0])
