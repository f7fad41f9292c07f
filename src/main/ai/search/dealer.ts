// The dealer in a strategist: looks for deals that both sides should want, makes offers and answers those of others, and learns
// what its partners agree to.
import type { Action } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import type { PlayerView } from '../../../shared/game/view'
import { isPossible } from '../dealing'
import { mayOffer, ownership, remember, wasTried } from '../memory'
import { choose } from '../policy'
import { chancesWith } from './glance'
import { proposals, type Proposal } from './haggling'
import { glance, judgementWith, type Judgement, type Look } from './judgement'
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
import { isPlayable, startOf, type Candidate, type Runner } from './race'

/** Standard errors that are taken off the lead of a proposal before anything is hoped of it. */
const PROMISING = 0.5
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

  /** Accepts what raises the own chances for certain. */
  answer({ view, seat, mind, seed, budget }: Question, offer: number): Choice {
    const isWelcome = choose(view, seat, mind)?.type === 'acceptOffer'
    const accept: Action = { type: 'acceptOffer', player: seat, offer }
    const refuse: Action = { type: 'refuseOffer', player: seat, offer }
    if (!isPlayable(startOf(view, seed), { actions: [accept] })) return { action: refuse, weighed: [] }
    const answers = [{ actions: [refuse] }, { actions: [accept] }]
    const { better, weighed } = judgementWith(budget).isBetter({ view, seat, seed }, answers, isWelcome)
    return { action: better ? accept : refuse, weighed }
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
    const judgement = judgementWith(question.budget)
    const first = held(judgement.look, question, this.#promising(question, judgement.most))
    const finalists = first
      .flatMap((runner) => this.#hopesFor(question, runner, judgement))
      .filter(({ hope }) => hope > WORTH_ASKING)
      .toSorted((one, other) => other.hope - one.hope)
      .slice(0, judgement.finalists)
    const confirmed = held(
      judgement.lookAgain,
      question,
      finalists.map(({ proposal }) => proposal)
    )
    this.#partners.queue = confirmed
      .flatMap(({ candidate: { proposal }, lead, error }): Hoped[] => {
        const finalist = finalists.find((one) => one.proposal === proposal)
        if (!finalist || lead - judgement.certainty * error < WORTH_ASKING) return []
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
  #promising(question: Question, most: number): Proposal[] {
    const { view, seat, mind } = question
    const partners = this.#partners
    const found: Proposal[] = []
    for (let partner = 0; partner < view.players.length; partner++) {
      if (partner === seat || view.players[partner]?.bankrupt) continue
      found.push(...proposals(view, { seat, partner }, mind.temperament, mayBeBold(partners, partner, view)))
    }
    const untried = found.filter(({ terms }) => !wasTried(mind.memory, view, terms))
    const merit = ({ lead, partner }: Runner<Deal>): number => lead + (partner?.lead ?? 0)
    return held(glance, question, untried)
      .toSorted((one, other) => merit(other) - merit(one))
      .flatMap(({ candidate: { proposal } }) => proposal ?? [])
      .slice(0, most)
  }

  /** The goods of a proposal that was looked at, for the cash of which most is to be hoped. */
  #hopesFor(
    { view, seat, seed, mind }: Question,
    { candidate, lead, error }: Runner<Deal>,
    { prices }: Judgement
  ): Hoped[] {
    const looked = candidate.proposal
    if (!looked) return []
    const start = startOf(view, seed)
    const none = chancesWith(start, noDeal(seat).actions)
    const known = chancesWith(start, candidate.actions)[seat] ?? 0
    let best: Hoped | null = null
    for (const proposal of prices(view, looked, mind.temperament)) {
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

/** Proposals held against no deal in this turn. */
function held(look: Look, place: Question, wanted: readonly Proposal[]): Runner<Deal>[] {
  if (wanted.length === 0) return []
  return look(place, [noDeal(place.seat), ...wanted.map((proposal) => dealOf(place.view, proposal))])
}
