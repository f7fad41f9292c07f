// The player of the upper levels: haggles, and plays ahead what the fast policy and its variants propose, as far as it may.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import { decisionOf, type Decision, type DecisionOf, type PlayerView } from '../../../shared/game/view'
import { isPossible } from '../dealing'
import { determinize } from '../determinize'
import { mayOffer, remember, wasTried } from '../memory'
import { choose, type Mind } from '../policy'
import { proposals, type Proposal } from './haggling'
import { chanceOf, learn, mayBeBold, newPartners, noteOffer, type Partners } from './partners'
import { buildingPlans, debtPlans, jailPlans, purchasePlans, type Plan } from './plans'
import { isPlayable, race, share, type Budget, type Candidate, type Effort, type Runner } from './race'

/** What was chosen, and what it was weighed against, the chosen one included; empty where nothing was played ahead. */
export type Choice = { readonly action: Action | null; readonly weighed: readonly Runner[] }

/** Whose head it is, the seed of what is played ahead, and how far that may go. Effort of no rollouts is rule of thumb. */
export type Thought = { readonly mind: Mind; readonly seed: number; readonly effort: Effort }

/** A decision being weighed. */
type Question = {
  readonly view: PlayerView
  readonly seat: Seat
  readonly mind: Mind
  readonly seed: number
  readonly budget: Budget
}

/** Standard errors by which a variant must lead the policy's own choice. */
const CONVICTION = 0.5
/** Proposals that are played ahead, at most. */
const MOST_PROPOSALS = 6
/** Least gain in the chance to win for which an offer is made. */
const WORTH_ASKING = 0.004

/** One seat's player with what it knows of its partners, and the rest of a plan that it follows. */
export class Strategist {
  #partners: Partners = newPartners()
  #plan: Action[] = []

  /** The action that the seat takes now, or null if it waits. Always legal; depends on nothing hidden. */
  choose(view: PlayerView, seat: Seat, { mind, seed, effort }: Thought): Choice {
    // a turn before the last one is another game, or one that was taken back
    if (view.turn.number < this.#partners.turn) this.#partners = newPartners()
    learn(this.#partners, view)
    const question = { view, seat, mind, seed, budget: effort() }
    const offered = view.offers.find(({ to }) => to === seat)
    if (offered) return this.#answerOffer(question, offered.id)
    const decision = decisionOf(view)
    const isAsked = decision?.player === seat && !view.offers.some(({ from }) => from === seat)
    if (!isAsked) return asPolicy(question)
    const planned = this.#planned(question)
    return planned ? { action: planned, weighed: [] } : this.#answer(question, decision)
  }

  #answerOffer(question: Question, offer: number): Choice {
    const { view, seat, mind } = question
    const own = choose(view, seat, mind)
    const type = own?.type === 'acceptOffer' ? 'refuseOffer' : 'acceptOffer'
    return this.#weigh(question, own, [{ actions: [{ type, player: seat, offer }] }])
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
    const spent = offer.weighed.length > 0 ? share(question.budget, 0.5) : question.budget
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
    if (partners.turn !== view.turn.number) {
      partners.turn = view.turn.number
      weighed = this.#ponder(question)
    }
    for (let next = partners.queue.shift(); next; next = partners.queue.shift()) {
      // an agreement before this one may have moved the goods
      if (wasTried(memory, view, next.terms) || !isPossible(view, { id: 0, ...next.terms })) continue
      remember(memory, view, next.terms)
      noteOffer(partners, next, view)
      const { to, give, take } = next.terms
      return { action: { type: 'offer', player: seat, to, give, take }, weighed }
    }
    return { action: null, weighed }
  }

  /** Fills the queue of this turn with the proposals that are worth making, the best first. */
  #ponder({ view, seat, mind, seed, budget }: Question): readonly Runner[] {
    const partners = this.#partners
    const chosen = this.#promising(view, seat, mind)
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
    const runners = race(view, seat, [none, ...candidates], { seed, budget: share(budget, 0.5) })
    partners.queue = runners
      .flatMap(({ candidate: { proposal }, lead, error }) =>
        proposal && lead - CONVICTION * error > WORTH_ASKING
          ? [{ proposal, hope: lead * chanceOf(partners, proposal.terms.to, proposal.tone) }]
          : []
      )
      .toSorted((one, other) => other.hope - one.hope)
      .map(({ proposal }) => proposal)
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
      .slice(0, MOST_PROPOSALS)
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
