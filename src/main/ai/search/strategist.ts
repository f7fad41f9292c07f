// The player of the upper levels: haggles, and plays ahead what the fast policy and its variants propose, as far as it may.
import type { Action } from '../../../shared/game/actions'
import { decisionOf, type Decision, type DecisionOf } from '../../../shared/game/view'
import { determinize } from '../determinize'
import { choose } from '../policy'
import { Dealer } from './dealer'
import { buildingPlans, debtPlans, jailPlans, purchasePlans, type Plan } from './plans'
import type { Choice, Question } from './question'
import { isPlayable, race, share, type Candidate, type Runner } from './race'

/** Standard errors by which a variant must lead the policy's own choice. */
const CONVICTION = 1.5
/** Part of the budget that goes to deals where building is to be weighed too. */
const DEALS = 0.7

/** One seat's player with what it knows of its partners, and the rest of a plan that it follows. */
export class Strategist {
  readonly #dealer = new Dealer()
  #plan: Action[] = []

  /** The action that the seat takes now, or null if it waits. Always legal; depends on nothing hidden. */
  choose(question: Question): Choice {
    const { view, seat } = question
    this.#dealer.learn(view)
    const offered = view.offers.find(({ to }) => to === seat)
    if (offered) return this.#dealer.answer(question, offered.id)
    const decision = decisionOf(view)
    const isAsked = decision?.player === seat && !view.offers.some(({ from }) => from === seat)
    if (!isAsked) return asPolicy(question)
    const planned = this.#planned(question)
    return planned ? { action: planned, weighed: [] } : this.#answer(question, decision)
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
    if (budget.rollouts === 0) return { action: own, weighed: [] }
    const candidates: (Candidate & { readonly plan: Plan })[] = []
    const add = (plan: Plan): void => {
      if (candidates.some((one) => begin(one.actions, plan.actions))) return
      candidates.push({ actions: [...plan.actions, ...(plan.assumed ?? [])], plan })
    }
    // first what the policy would do, which is the yardstick, with what a plan like it assumes
    if (own) add(plans.find(({ actions }) => begin(actions, [own])) ?? { actions: [own] })
    plans.forEach(add)
    const runners = race(view, seat, candidates, { seed, budget })
    const best = bestOf(runners)
    if (!best) return { action: own, weighed: runners }
    const [next, ...rest] = best.candidate.plan.actions
    this.#plan = rest
    return { action: next ?? own, weighed: runners }
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
    const { view, seat, mind, seed, budget } = question
    const offer = view.rules.trading
      ? this.#dealer.offer({ ...question, budget: share(budget, DEALS) })
      : NOTHING_TO_OFFER
    if (offer.action) return offer
    const rollouts = Math.floor(budget.rollouts * (offer.weighed.length > 0 ? 1 - DEALS : 1))
    const own = choose(view, seat, { ...mind, mayOffer: false })
    const plans = rollouts > 0 ? buildingPlans(determinize(view, seed), seat, mind.temperament) : []
    const built = this.#weigh({ ...question, budget: { ...budget, rollouts } }, own, plans)
    return { ...built, weighed: [...built.weighed, ...offer.weighed] }
  }
}

const NOTHING_TO_OFFER: Choice = { action: null, weighed: [] }

const asPolicy = ({ view, seat, mind }: Question): Choice => ({
  action: choose(view, seat, mind),
  weighed: []
})

function bestOf<C extends Candidate>(runners: readonly Runner<C>[]): Runner<C> | undefined {
  let best = runners[0]
  for (const runner of runners.slice(1))
    if (runner.lead > CONVICTION * runner.error && runner.lead > (best?.lead ?? 0)) best = runner
  return best
}

/** Whether two plans begin with the same action. */
const begin = (one: readonly Action[], other: readonly Action[]): boolean =>
  JSON.stringify(one[0]) === JSON.stringify(other[0])
