// Reasons: every figure is that of the evaluation that decided, over positions from whole games, and every kind comes up.
import { describe, expect, it } from 'vitest'
import type { Action } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import { FINE } from '../../shared/game/board'
import { decisionOf } from '../../shared/game/view'
import type { Reason, ReasonKind } from '../../shared/reasons'
import { isReason } from '../../shared/reasons'
import { playerView, simulate, type GameState } from '../engine'
import { m, P1, P2, P3, table, type Table } from '../engine/testing/table'
import { bidLimit, limitFor } from './bidding'
import { reserveOf } from './building'
import { advised, chosenBy } from './counsel'
import { rentPerTurn, rentsAhead } from './danger'
import { changes, exchanged, objectionTo, type Terms } from './dealing'
import { INTEREST, LIFT, PRICE } from './estate'
import { lotsForSale, lureOf } from './jail'
import { raise, raisableBy } from './liquidation'
import { newMemory } from './memory'
import { Minds, whimOf } from './minds'
import { choose } from './policy'
import { reasonFor } from './reasons'
import type { Runner } from './search/race'
import { rentIncome } from './weighing'
import { gainAt } from './shortage'
import { temperamentOf, type Temperament } from './temperament'
import { computerPlayer, playGame } from './testing/self-play'
import { powerOf } from './valuation'
import { copyState } from '../engine'

const WHIM = 0.5
const seen = new Map<ReasonKind, number>()

type Told = {
  readonly state: GameState
  readonly seat: Seat
  readonly action: Action
  readonly dials: Temperament
  readonly reason: Reason
}

/** Checks the figures of a reason against the functions of the evaluation, and that they speak for the action. */
function check({ state, seat, action, dials, reason }: Told): void {
  seen.set(reason.kind, (seen.get(reason.kind) ?? 0) + 1)
  expect(isReason(reason)).toBe(true)
  const cash = state.players[seat]?.cash ?? 0
  const decision = decisionOf(state)
  switch (reason.kind) {
    case 'completesGroup':
    case 'deniesRival':
    case 'worthMore':
    case 'notWorth': {
      const price =
        decision?.kind === 'purchase'
          ? PRICE[decision.space]
          : action.type === 'bid'
            ? action.amount
            : decision?.kind === 'auction'
              ? decision.high
                ? decision.high.amount + 1
                : decision.floor
              : undefined
      const worth =
        decision?.kind === 'purchase'
          ? limitFor(state, seat, decision.space, dials)
          : decision?.kind === 'auction'
            ? bidLimit(state, seat, decision.lot, dials, WHIM)
            : undefined
      expect({ worth: reason.worth, price: reason.price }).toEqual({ worth, price })
      if (reason.kind !== 'notWorth') expect(reason.worth).toBeGreaterThanOrEqual(reason.price)
      else if (decision?.kind === 'purchase') expect(reason.worth).toBeLessThanOrEqual(reason.price)
      else expect(reason.worth).toBeLessThan(reason.price)
      if (reason.kind === 'completesGroup' || reason.kind === 'deniesRival') {
        const taker = reason.kind === 'completesGroup' ? seat : reason.rival
        const owners = state.owners.map((owner, space) => (space === reason.space ? taker : owner))
        expect(rentIncome({ ...state, owners }, taker)).toBeGreaterThan(rentIncome(state, taker))
      }
      return
    }
    case 'leavesEnough':
      expect(decision?.kind).toBe('purchase')
      if (decision?.kind === 'purchase') expect(reason.left).toBe(cash - (PRICE[decision.space] ?? 0))
      expect(reason.kept).toBe(dials.purchaseReserve)
      expect(reason.left).toBeGreaterThanOrEqual(reason.kept)
      return
    case 'cannotRaise':
      expect(reason.missing).toBeGreaterThan(0)
      return
    case 'raisingCosts':
      expect(reason.harm).toBe(raise(state, seat, reason.missing)?.harm)
      expect(reason.harm).toBeGreaterThanOrEqual(reason.gain)
      return
    case 'raisesFor':
      expect(reason.missing).toBeGreaterThan(0)
      expect(raisableBy(state, seat)).toBeGreaterThanOrEqual(reason.missing)
      return
    case 'mustPay':
      expect(decision).toMatchObject({ kind: 'debt', player: seat, amount: reason.amount })
      return
    case 'dealCompletes':
    case 'dealRaisesChances':
    case 'dealRaisesLittle':
    case 'dealLowersChances':
    case 'dealArmsRival':
    case 'dealLosesWorth':
    case 'dealFavoursOther':
    case 'dealGrowsBoth': {
      const terms = termsOf(state, action)
      const both = changes(state, terms, dials)
      const [own, other] = terms.from === seat ? both : [both[1], both[0]]
      const isAgreed = action.type !== 'refuseOffer'
      expect(objectionTo(own, other, dials) === null).toBe(isAgreed)
      if ('before' in reason) {
        expect(reason.before).toBe(own.before)
        expect(reason.after).toBe(own.after)
        expect(reason.after > reason.before).toBe(isAgreed || reason.kind === 'dealRaisesLittle')
      }
      if ('other' in reason) expect([reason.own, reason.other]).toEqual([own.gain, other.gain])
      if (reason.kind === 'dealGrowsBoth')
        expect(Math.round(100 * Math.min(reason.own, reason.other))).toBeGreaterThan(0)
      if (reason.kind === 'dealLosesWorth') {
        const { owners } = exchanged(state, terms)
        expect(reason.loss).toBeGreaterThanOrEqual(0)
        const now = powerOf(state, seat, cash, dials)
        const paid =
          terms.from === seat ? terms.take.cash - terms.give.cash : terms.give.cash - terms.take.cash
        const then = powerOf({ ...exchanged(state, terms), owners }, seat, cash + paid, dials)
        expect(reason.loss).toBeCloseTo(now - then, 6)
      }
      return
    }
    case 'rentGain':
    case 'opensGroup': {
      const after = copyState(state)
      simulate(after, action)
      // others want the last houses too: nothing stands yet
      if (decisionOf(after)?.kind !== 'turn') return
      expect(reason.cost).toBe(cash - (after.players[seat]?.cash ?? 0))
      if (action.type === 'lift') expect(reason.cost).toBe(LIFT[action.space])
      // the ladder takes every group for built in the best order, which sales may have disturbed
      const gain = rentIncome(after, seat) - rentIncome(state, seat)
      if (reason.kind === 'rentGain') expect(Math.abs(reason.gain - gain)).toBeLessThan(0.1 * gain + 0.01)
      return
    }
    case 'savesInterest':
      if (decision?.kind === 'inheritance') expect(reason.interest).toBe(INTEREST[decision.space])
      return
    case 'keepsCash':
      expect(reason.kept).toBe(reserveOf(state, seat, dials))
      expect(reason.rentAhead).toBe(rentsAhead(state, seat).worst)
      return
    case 'lotsLeft':
      expect(reason.lots).toBe(lotsForSale(state))
      expect(rentPerTurn(state, seat)).toBeLessThanOrEqual(lureOf(state, dials))
      return
    case 'roadsSafe':
      expect(reason.rent).toBe(rentPerTurn(state, seat))
      expect(reason.rent).toBeLessThanOrEqual(lureOf(state, dials))
      return
    case 'rentsAhead':
      expect(reason.rent).toBe(rentPerTurn(state, seat))
      expect(reason.rent).toBeGreaterThan(lureOf(state, dials))
      return
    case 'fineTooDear':
      expect(reason).toMatchObject({ fine: FINE, cash })
      expect(cash).toBeLessThan(FINE + dials.reserve)
      return
    case 'bestPlace':
      if (decision?.kind === 'placement' && action.type === 'place')
        expect(reason.gain).toBe(gainAt(state, action.space, decision.unit))
      return
    case 'wantsBuildings':
      expect(action).toMatchObject({ type: 'wish', count: reason.count })
      return
    case 'raisesToBuild':
    case 'goodsGone':
    case 'nothingBetter':
    case 'playedAhead':
      return
  }
}

function termsOf(state: GameState, action: Action): Terms {
  if (action.type === 'offer')
    return { from: action.player, to: action.to, give: action.give, take: action.take }
  const open = 'offer' in action ? state.offers.find(({ id }) => id === action.offer) : undefined
  if (!open) throw new Error('It is no deal')
  return open
}

/** Actions that have no reason of their own: there was no choice, or nothing is told of it. */
const UNREASONED = new Set([
  ...['throwDice', 'chooseTax', 'claimRent', 'openBidding', 'hammer', 'waive', 'agreeToEnd']
])

const told = (state: GameState, seat: Seat, action: Action, dials: Temperament): void => {
  const reason = reasonFor({ table: state, seat, action, dials, whim: WHIM, weighed: [] })
  if (reason) check({ state, seat, action, dials, reason })
  else expect(UNREASONED).toContain(action.type)
}

/** What the policy does in a scene. */
function scene(of: Table, seat: Seat, dials = temperamentOf('casual')): void {
  const action = choose(of.state, seat, { temperament: dials, memory: newMemory(), whim: WHIM })
  if (!action) throw new Error('It waits')
  told(of.state, seat, action, dials)
}
const asked = (step: GameState['agenda'][number], of: Table): Table => {
  of.state.agenda.push(step)
  return of
}

describe('The reason of every decision', () => {
  it.each([
    ['beginner', 2, 21],
    ['casual', 4, 22],
    ['strong', 3, 23],
    ['strong', 6, 24]
  ] as const)('of a %s among %i is the term that decided', (level, players, first) => {
    const dials = temperamentOf(level)
    for (let seed = first; seed < first + 60; seed += 10)
      playGame(
        Array.from({ length: players }, () => computerPlayer(dials)),
        seed,
        (state, action) => told(state, action.player, action, dials)
      )
  })

  it('is told of offers that are refused, whatever they are', () => {
    const offered = (of: Table, give: Partial<Terms['give']>, take: Partial<Terms['give']>): void => {
      const empty = { cash: 0, deeds: [], cards: [] }
      of.state.offers.push({
        id: 7,
        from: P2,
        to: P1,
        give: { ...empty, ...give },
        take: { ...empty, ...take }
      })
      scene(of, P1)
    }
    const rich = (): Table => table(3).cash(P1, 1500).cash(P2, 1500)
    offered(rich().owns(P1, 19).owns(P2, 16, 18), { cash: 100 }, { deeds: [19] })
    offered(rich().owns(P1, 5), { cash: 10 }, { deeds: [5] })
    offered(rich().owns(P1, 5).owns(P2, 1), { cash: 205 }, { deeds: [5] })
    offered(rich().owns(P1, 16, 18, 37).owns(P2, 19, 39), { deeds: [19] }, { deeds: [37], cash: 450 })
    for (let cash = 0; cash <= 1400; cash += 40)
      offered(rich().owns(P1, 16, 18, 37).owns(P2, 19, 39), { deeds: [19] }, { deeds: [37], cash })
    for (let cash = 0; cash <= 500; cash += 10) offered(rich().owns(P1, 5, 12), { cash }, { deeds: [5] })
    for (let cash = 0; cash <= 700; cash += 20)
      offered(
        table().cash(P1, 800).cash(P2, 800).owns(P1, 19, 24).owns(P2, 16, 18, 21, 23),
        { cash, deeds: [] },
        { deeds: [19] }
      )
    // both would lose
    offered(rich().owns(P2, 16, 18, 19), { deeds: [16] }, { cash: 600 })
    // both would gain against the third, one of them far more
    const mighty = (): Table =>
      rich().cash(P2, 400).cash(P3, 6000).owns(P3, 37, 39, 31, 32, 34).built('green', 4, 4, 4)
    for (let cash = 200; cash <= 600; cash += 20)
      offered(mighty().owns(P1, 19, 24).owns(P2, 16, 18), { cash }, { deeds: [19] })
    // gone meanwhile
    const gone = rich().owns(P3, 19)
    gone.state.offers.push({
      ...{ id: 7, from: P2, to: P1 },
      give: { cash: 5, deeds: [], cards: [] },
      take: { cash: 0, deeds: [19], cards: [] }
    })
    scene(gone, P1)
  })

  it('is told in rare straits', () => {
    const bid = { kind: 'auction', player: P1, floor: 1, bidders: [P1, P2], high: null } as const
    scene(asked({ ...bid, lot: 39, high: { player: P2, amount: 60 } }, table().cash(P1, 20)), P1)
    scene(
      asked(
        { ...bid, lot: 1, high: { player: P2, amount: 25 } },
        table().owns(P1, 16, 18, 19).built('orange', 1, 1, 1).cash(P1, 20)
      ),
      P1
    )
    scene(
      asked(
        { ...bid, lot: 3, high: { player: P2, amount: 30 } },
        table().owns(P1, 37, 39).built('darkBlue', 3, 3).cash(P1, 20)
      ),
      P1
    )
    scene(
      asked(
        { ...bid, lot: 19, high: { player: P2, amount: 300 } },
        table().owns(P1, 16, 18, 5, 15).cash(P1, 250)
      ),
      P1
    )
    scene(asked({ kind: 'purchase', player: P1, space: 19 }, table().owns(P2, 16, 18).cash(P1, 210)), P1)
    scene(asked({ kind: 'purchase', player: P1, space: 39 }, table().cash(P1, 30)), P1)
    scene(table().inJail(P1).cash(P1, 40), P1)
    scene(asked({ kind: 'inheritance', player: P1, space: 24 }, table().owns(P1, m(24)).cash(P1, 1500)), P1)
    scene(asked({ kind: 'inheritance', player: P1, space: 24 }, table().owns(P1, m(24)).cash(P1, 140)), P1)
    const order = { player: P1, group: 'darkPurple', levels: [3, 3] } as const
    const contest = { unit: 'house', order, wishes: [{ player: P1, count: 6 }] } as const
    const short = (cash: number): Table =>
      table().owns(P1, 1, 3).owns(P2, 16, 18, 19).cash(P2, cash).turnOf(P1).stock(5)
    for (const cash of [1500, 60])
      scene(asked({ kind: 'wish', player: P2, contest, waiting: [] }, short(cash)), P2)
    const placing = table().owns(P2, 16, 18, 19, 1, 3).turnOf(P1).built('orange', 2, 2, 2)
    scene(asked({ kind: 'placement', player: P2, unit: 'house', paid: true, left: 1 }, placing), P2)
    scene(table(3).cash(P1, 5).owns(P1, 1).owes(P1, P2, 900), P1)
    const opening = table().owns(P1, m(16), 18, 19).cash(P1, 400)
    opening.turnOf(P1).state.turn.throwDue = false
    scene(opening, P1)
    const done = table().owns(P1, 16, 18, 19).cash(P1, 120)
    done.turnOf(P1).state.turn.throwDue = false
    scene(done, P1, { ...temperamentOf('casual'), reserve: 200 })
    told(done.state, P1, { type: 'mortgage', player: P1, space: 16 }, temperamentOf('casual'))
  })
})

describe('What was played ahead', () => {
  const runner = (actions: readonly Action[], chance: number, lead: number): Runner => ({
    ...{ candidate: { actions }, chance, rollouts: 80, lead, error: 0.01, partner: null }
  })
  const dials = temperamentOf('master')
  const buy: Action = { type: 'buy', player: P1 }
  const decline: Action = { type: 'decline', player: P1 }
  const lot = asked({ kind: 'purchase', player: P1, space: 39 }, table())
  const why = (action: Action, weighed: readonly Runner[], of = lot): Reason | null =>
    reasonFor({ table: of.state, seat: P1, action, dials, whim: WHIM, weighed })

  it('is the reason if it speaks for what was done: its chance and that of the next best', () => {
    expect(why(buy, [runner([buy], 0.31, 0), runner([decline], 0.25, -0.06)])).toEqual({
      ...{ kind: 'playedAhead', chance: 0.31, next: 0.25 }
    })
    const found = why(decline, [runner([buy], 0.31, 0), runner([decline], 0.36, 0.05)])
    expect(found).toMatchObject({ kind: 'playedAhead', chance: 0.36 })
    expect(found?.kind === 'playedAhead' && found.next).toBeCloseTo(0.31)
  })

  it('is none if the other was as good: then the rule of thumb has decided', () => {
    expect(why(buy, [runner([buy], 0.31, 0), runner([decline], 0.32, 0.01)])?.kind).toBe('leavesEnough')
    expect(why(buy, [runner([buy], 0.31, 0)])?.kind).toBe('leavesEnough')
  })

  it('tells of a deal what it does to the chances', () => {
    const of = table().owns(P1, 19).owns(P2, 16, 18)
    of.state.offers.push({
      ...{ id: 3, from: P2, to: P1 },
      give: { cash: 100, deeds: [], cards: [] },
      take: { cash: 0, deeds: [19], cards: [] }
    })
    const refuse: Action = { type: 'refuseOffer', player: P1, offer: 3 }
    const accept: Action = { type: 'acceptOffer', player: P1, offer: 3 }
    const found = why(refuse, [runner([refuse], 0.31, 0), runner([accept], 0.27, -0.04)], of)
    expect(found).toMatchObject({ kind: 'dealArmsRival', rival: P2, space: 19, after: 0.27 })
    expect(found?.kind === 'dealArmsRival' && found.before).toBeCloseTo(0.31)
  })

  it('keeps apart what was weighed of offers and of buildings', () => {
    const end: Action = { type: 'endTurn', player: P1 }
    const build: Action = { type: 'build', player: P1, group: 'orange', levels: [1, 1, 1] }
    const give = { cash: 100, deeds: [], cards: [] }
    const offer: Action = {
      type: 'offer',
      player: P1,
      to: P2,
      give,
      take: { cash: 0, deeds: [5], cards: [] }
    }
    const of = table().owns(P1, 16, 18, 19).owns(P2, 5)
    of.turnOf(P1).state.turn.throwDue = false
    const weighed = [
      ...[runner([build], 0.4, 0), runner([end], 0.35, -0.05)],
      ...[runner([end], 0.3, 0), runner([offer], 0.5, 0.2)]
    ]
    expect(why(build, weighed, of)).toMatchObject({ kind: 'playedAhead', chance: 0.4 })
    expect(why(offer, weighed.slice(2), of)).toMatchObject({ kind: 'dealRaisesChances', after: 0.5 })
  })

  it('comes from the real search: a master and the coach say why', () => {
    const kinds = new Set<ReasonKind>()
    const minds = new Minds(() => ({ rollouts: 48 }))
    let nonce = 0
    playGame(
      Array.from({ length: 3 }, () => computerPlayer(temperamentOf('casual'))),
      5,
      (state, action) => {
        if (++nonce > 160) return
        const seat = action.player
        const view = playerView(state, seat)
        const chosen = chosenBy(minds, { view, seat, level: 'master', options: [], nonce })
        if (!chosen?.reason) return
        kinds.add(chosen.reason.kind)
        expect(isReason(chosen.reason)).toBe(true)
        if (chosen.reason.kind === 'playedAhead') {
          seen.set('playedAhead', 1)
          expect(chosen.reason.chance).toBeGreaterThan(chosen.reason.next)
        }
      }
    )
    expect(kinds).toContain('playedAhead')
    expect(whimOf(3, P1)).toBe(whimOf(3, P1))
  })
})

describe('The coach', () => {
  const counsel = (of: Table, quiet = false) => ({
    ...{ view: playerView(of.state, P1), seat: P1, options: [], nonce: 9, quiet }
  })
  it('gives the same question the same answer, and changes nothing', () => {
    const of = asked({ kind: 'purchase', player: P1, space: 19 }, table(3).owns(P1, 16, 18))
    const first = advised(counsel(of))
    expect(first?.action).toEqual({ type: 'buy', player: P1 })
    expect(first?.reason).not.toBeNull()
    expect(advised(counsel(of))).toEqual(first)
  })
  it('proposes no deal where one was offered in this turn', () => {
    const of = table(3).owns(P1, 16, 18, 21).owns(P2, 19, 23, 24)
    of.turnOf(P1).state.turn.throwDue = false
    expect(advised(counsel(of))?.action.type).toBe('offer')
    expect(advised(counsel(of, true))?.action.type).not.toBe('offer')
  })
  it('does not remind anybody of a rent (R22)', () => {
    const of = table(3, { rent: 'claimSecond' }).owns(P1, 39).lands(P2, 39)
    expect(of.state.claims).toHaveLength(1)
    expect(advised(counsel(of))?.action.type).not.toBe('claimRent')
  })
})

describe('Every kind of reason', () => {
  it('has come up and been checked', () => {
    const all: Readonly<Record<ReasonKind, true>> = {
      completesGroup: true,
      deniesRival: true,
      worthMore: true,
      notWorth: true,
      leavesEnough: true,
      cannotRaise: true,
      raisingCosts: true,
      raisesFor: true,
      raisesToBuild: true,
      dealCompletes: true,
      dealRaisesChances: true,
      dealRaisesLittle: true,
      dealLowersChances: true,
      dealArmsRival: true,
      dealLosesWorth: true,
      dealFavoursOther: true,
      dealGrowsBoth: true,
      goodsGone: true,
      rentGain: true,
      opensGroup: true,
      bestPlace: true,
      wantsBuildings: true,
      savesInterest: true,
      keepsCash: true,
      nothingBetter: true,
      lotsLeft: true,
      rentsAhead: true,
      roadsSafe: true,
      fineTooDear: true,
      mustPay: true,
      playedAhead: true
    }
    expect(Object.keys(all).filter((kind) => !seen.has(kind as ReasonKind))).toEqual([])
  })
})
