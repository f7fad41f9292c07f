// The computers at a table: when they are asked and heard, and what becomes of answers that are of no use.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../shared/game/actions'
import type { Seat } from '../shared/game/board'
import { decisionOf } from '../shared/game/view'
import type { OpenedGame } from '../shared/ipc'
import { legalActions, newGame, playerView } from './engine'
import { playOn, SEED } from './saves/testing/random-play'
import { atRandom, RandomComputers, type Answering } from './testing/random-computers'
import { Sitting } from './testing/sitting'

// Every action is synced to the disk, which may be busy with other things.
vi.setConfig({ testTimeout: 60_000 })

let sitting: Sitting
let computers: RandomComputers

beforeEach(() => {
  sitting = new Sitting()
  computers = new RandomComputers()
  sitting.computers = computers
})

/** Lets every promise that can settle settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 2))

/** The window keeps watching until nothing moves any more, at most `count` actions. */
async function watch(opened: OpenedGame, count = 10_000): Promise<void> {
  sitting.session.caughtUp(opened.seq)
  for (let seen = opened.seq; seen < opened.seq + count;) {
    await settle()
    const seq = sitting.updates.at(-1)?.seq ?? opened.seq
    if (seq === seen) return
    seen = seq
    sitting.session.caughtUp(seen)
  }
}

/** The state on the disk. */
const saved = (id: string) => ({ state: sitting.state(id), seq: sitting.games.read(id).seq })

describe('computer players', () => {
  it('play a whole game among themselves', async () => {
    const opened = sitting.begin({ players: 3, computers: [0, 1, 2] })
    await watch(opened, 400)
    expect(saved(opened.id).seq).toBe(400)
    expect(sitting.notes).toEqual([])
    expect(computers.requests.slice(0, 400).map((request) => request.nonce)).toEqual(
      Array.from({ length: 400 }, (_, at) => at + 1)
    )
  })

  it('see no more than their seat may see', async () => {
    const opened = sitting.begin({ players: 3, computers: [0, 1, 2] })
    await watch(opened, 50)
    const { state } = saved(opened.id)
    const shown = computers.requests.at(-1)?.view
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(Object.keys(playerView(state, 0)).toSorted())
    expect(JSON.stringify(computers.requests)).not.toContain(SEED)
  })

  it('wait until the window has caught up, one action at a time', async () => {
    sitting.begin({ players: 2, computers: [0, 1] })
    await settle()
    expect(computers.requests).toHaveLength(0)
    sitting.session.caughtUp(0)
    sitting.session.caughtUp(0)
    expect(computers.requests).toHaveLength(1)
    await settle()
    expect(sitting.updates.map((update) => update.seq)).toEqual([1])
    sitting.session.caughtUp(0)
    sitting.session.caughtUp(99)
    await settle()
    expect(sitting.updates).toHaveLength(1)
    sitting.session.caughtUp(1)
    await settle()
    expect(sitting.updates.map((update) => update.seq)).toEqual([1, 2])
  })

  it('wait until persons have thrown real dice for them', async () => {
    const opened = sitting.begin({ players: 2, computers: [0, 1], rules: { dice: 'table' } })
    await watch(opened)
    expect(computers.requests).toEqual([])
    expect(sitting.session.act({ type: 'throwDice', player: 0 })).toEqual({ ok: false, illegal: 'outOfTurn' })
    expect(sitting.session.act({ type: 'invalidThrow', player: 0 })).toMatchObject({ ok: true })
    expect(sitting.session.act({ type: 'enterThrow', player: 0, dice: [6, 5] })).toMatchObject({ ok: true })
    expect(sitting.session.act({ type: 'enterThrow', player: 1, dice: [1, 2] })).toMatchObject({ ok: true })
    expect(sitting.session.act({ type: 'enterThrow', player: 0, dice: [1, 2] })).toEqual({ ok: true, seq: 4 })
    sitting.session.caughtUp(4)
    await settle()
    expect(
      computers.requests.map(({ seat, options }) => [seat, options.map(({ type }) => type).includes('buy')])
    ).toEqual([[0, true]])
  })

  it('leave the decisions of persons alone', async () => {
    const opened = sitting.begin({ players: 2, computers: [1] })
    await watch(opened)
    expect(computers.requests).toHaveLength(0)
    sitting.session.act({ type: 'throwDice', player: 0 })
    await watch({ ...opened, seq: 1 })
    const { state } = saved(opened.id)
    expect(computers.requests.length).toBeGreaterThan(0)
    expect(decisionOf(state)?.player).toBe(0)
  })

  it('are not heard any more when the table is left', async () => {
    const opened = sitting.begin({ players: 2, computers: [0, 1] })
    sitting.session.caughtUp(0)
    sitting.session.close()
    await settle()
    expect(sitting.updates).toEqual([])
    expect(saved(opened.id).seq).toBe(0)
    sitting.session.open(opened.id)
    sitting.session.caughtUp(0)
    await settle()
    expect(sitting.updates).toHaveLength(1)
    expect(computers.requests.map((request) => request.nonce)).toEqual([1, 1])
  })

  it('are asked again when a person acted while they were thinking', async () => {
    const opened = sitting.begin({ players: 2, computers: [1] })
    playUntilComputerTurn(opened)
    const answers: (() => void)[] = []
    computers.answer = (request) => new Promise((resolve) => answers.push(() => resolve(atRandom(request))))
    computers.requests = []
    const { seq } = saved(opened.id)
    sitting.session.caughtUp(seq)
    const business = legalActions(saved(opened.id).state, 0).find((option) => option.type === 'mortgage')
    if (!business) throw new Error('Nothing to mortgage')
    expect(sitting.session.act(business as Action)).toEqual({ ok: true, seq: seq + 1 })
    expect(computers.requests).toHaveLength(1)
    answers[0]?.()
    await settle()
    expect(saved(opened.id).seq).toBe(seq + 1)
    expect(computers.requests).toHaveLength(1)
    sitting.session.caughtUp(seq + 1)
    await settle()
    expect(computers.requests).toHaveLength(2)
    expect(computers.requests[1]?.nonce).toBe(seq + 2)
    answers[1]?.()
    await settle()
    expect(saved(opened.id).seq).toBe(seq + 2)
  })

  it('answer an offer at once, before anything else', async () => {
    const opened = sitting.begin({ players: 2, computers: [1] })
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    computers.requests = []
    const offer = sitting.session.act(offerOf(state, 0, 1))
    expect(offer).toEqual({ ok: true, seq: seq + 1 })
    computers.answer = ({ options }) =>
      Promise.resolve((options.find((option) => option.type === 'acceptOffer') ?? null) as Action)
    sitting.session.caughtUp(seq + 1)
    await settle()
    expect(computers.requests[0]?.options.map((option) => option.type)).toEqual([
      'acceptOffer',
      'refuseOffer'
    ])
    expect(sitting.updates.at(-1)?.action).toMatchObject({ type: 'acceptOffer', player: 1 })
  })

  it('refuse an offer that they do not answer', async () => {
    const opened = sitting.begin({ players: 2, computers: [1] })
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    sitting.session.act(offerOf(state, 0, 1))
    computers.answer = () => Promise.resolve(null)
    sitting.session.caughtUp(seq + 1)
    await settle()
    expect(sitting.updates.at(-1)?.action).toMatchObject({ type: 'refuseOffer', player: 1 })
  })

  it('wait while a person considers their offer', async () => {
    const opened = sitting.begin({ players: 2, computers: [1] })
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    computers.answer = (request) =>
      sitting.updates.at(-1)?.action.type === 'offer' || sitting.updates.at(-1)?.action.type === 'refuseOffer'
        ? atRandom(request)
        : Promise.resolve(offerOf(state, 1, 0))
    sitting.session.caughtUp(seq)
    await settle()
    expect(sitting.updates.at(-1)?.action).toMatchObject({ type: 'offer', player: 1 })
    computers.requests = []
    sitting.session.caughtUp(seq + 1)
    await settle()
    expect(computers.requests).toHaveLength(0)
    const [offer] = saved(opened.id).state.offers
    sitting.session.act({ type: 'refuseOffer', player: 0, offer: offer?.id ?? -1 })
    sitting.session.caughtUp(seq + 2)
    await settle()
    expect(computers.requests).toHaveLength(1)
    expect(saved(opened.id).seq).toBe(seq + 3)
  })

  it('that go round in circles are moved on', async () => {
    const opened = sitting.begin({ players: 3, computers: [1, 2] })
    playUntilComputerTurn(opened)
    const { state, seq } = saved(opened.id)
    computers.answer = ({ seat, options }) =>
      Promise.resolve(
        options.some((option) => option.type === 'refuseOffer')
          ? { type: 'refuseOffer', player: seat, offer: lastOffer() }
          : offerOf(state, 1, 2)
      )
    const lastOffer = () => saved(opened.id).state.offers[0]?.id ?? -1
    for (let seen = seq; seen < seq + 100 && decisionOf(saved(opened.id).state)?.player === 1; seen++) {
      sitting.session.caughtUp(seen)
      await settle()
    }
    expect(sitting.notes.join()).toContain('goes round in circles')
    expect(sitting.updates.some((update) => update.seq > seq && update.action.type !== 'offer')).toBe(true)
    expect(saved(opened.id).seq).toBeGreaterThan(seq + 40)
  })

  const faults: Record<string, Answering> = {
    'an illegal action': () => Promise.resolve({ type: 'payFine', player: 0 }),
    'for another seat': () => Promise.resolve({ type: 'throwDice', player: 1 }),
    nothing: () => Promise.resolve(null),
    nonsense: () => Promise.resolve({ type: 'bid', player: 0, amount: NaN }),
    'with an error': () => Promise.reject(new Error('out of order')),
    'not at all': () => new Promise(() => undefined)
  }
  for (const [fault, answer] of Object.entries(faults))
    it(`that answer ${fault} do not stop the game`, async () => {
      sitting.die(1)
      const opened = sitting.begin({ players: 2, computers: [0, 1] })
      computers.answer = answer
      sitting.session.caughtUp(0)
      await settle()
      await settle()
      expect(sitting.updates.map((update) => update.action)).toEqual([{ type: 'throwDice', player: 0 }])
      expect(saved(opened.id).seq).toBe(1)
      expect(sitting.notes.length).toBe(1)
    })
})

/** Plays until the computer on seat 1 has its turn, with deeds in everybody's hands. */
function playUntilComputerTurn(opened: OpenedGame): void {
  // The saved game is led there by the rules, as if all had been persons, and opened anew.
  const { state } = newGame(sitting.games.read(opened.id).rules, SEED)
  for (const move of playOn(state, 5000)) {
    sitting.games.append(opened.id, move)
    const decision = decisionOf(move.state)
    const holdings = move.state.players.map(
      (_, seat) => move.state.owners.filter((owner) => owner === seat).length
    )
    const mayMortgage = legalActions(move.state, 0).some((option) => option.type === 'mortgage')
    const isReady = decision?.kind === 'turn' && decision.player === 1 && move.state.offers.length === 0
    if (isReady && mayMortgage && holdings.every((count) => count > 1)) {
      sitting.session.open(opened.id)
      return
    }
  }
  throw new Error('It never came to that')
}

/** One deed for another, whatever the two are worth. */
function offerOf(state: Parameters<typeof legalActions>[0], from: Seat, to: Seat): Action {
  const deedOf = (seat: Seat) =>
    state.owners.findIndex((owner, at) => owner === seat && state.buildings[at] === 0 && !state.mortgaged[at])
  return {
    type: 'offer',
    player: from,
    to,
    give: { cash: 0, deeds: [deedOf(from)], cards: [] },
    take: { cash: 0, deeds: [deedOf(to)], cards: [] }
  }
}
