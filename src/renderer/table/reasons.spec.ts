// What computers say of their reasons at the table, and the coach: seen once, heard once, and not while it would tell too much.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { P1, P2, table as scene, type Table as Scene } from '../../main/engine/testing/table'
import type { Action } from '../../shared/game/actions'
import { BANK } from '../../shared/game/events'
import { DEFAULT_SETTINGS, type LedgerEntry } from '../../shared/ipc'
import type { Reason } from '../../shared/reasons'
import { House, seatsOf } from '../testing/house'
import { nextFrame } from '../testing/seat'
import TableScreen from './Table.svelte'

/** Theo is a computer that is played by hand: it is never told to go on. */
function sit(
  of: Scene,
  change: (house: House) => void = () => undefined,
  ledger: readonly LedgerEntry[] = []
): House {
  const house = new House(of.state, seatsOf(of.state.players.length, [1]))
  change(house)
  render(TableScreen, {
    game: house.opened(ledger),
    bridge: { ...house.bridge, caughtUp: () => Promise.resolve(null) },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant', guide: false },
    onover: vi.fn(),
    onleave: vi.fn(),
    onsettings: vi.fn(),
    onchoose: vi.fn(),
    onrules: vi.fn()
  })
  return house
}
async function play(house: House, action: Action, reason: Reason | null = null): Promise<void> {
  expect(house.play(action, reason)).toMatchObject({ ok: true })
  await nextFrame()
  await nextFrame()
}
const ledger = () => within(screen.getByRole('list', { name: 'Ledger' }))
const quotes = (): string[] =>
  ledger()
    .queryAllByText(/^“.*”$/)
    .map(({ textContent }) => textContent)
const heard = (text: string): number =>
  [...screen.getByRole('log').children].filter((line) => line.textContent === text).length

const give = { cash: 10, deeds: [], cards: [] }
const take = { cash: 0, deeds: [39], cards: [] }
const LOWERS: Reason = { kind: 'dealLowersChances', before: 0.312, after: 0.271 }
const WORDS = '“It would lower my chances from 31% to 27%.”'

describe('A reason', () => {
  it('of a refusal stands in the ledger and in a note to who has offered, and is heard once', async () => {
    const house = sit(scene().owns(P2, 39))
    await play(house, { type: 'offer', player: P1, to: P2, give, take })
    await play(house, { type: 'refuseOffer', player: P2, offer: house.state.offers[0]?.id ?? -1 }, LOWERS)
    expect(quotes()).toEqual([WORDS])
    expect(heard(WORDS)).toBe(1)
    const note = screen.getByText(`Theo refuses: ${WORDS}`)
    expect(note.parentElement?.getAttribute('role')).toBeNull()
    expect(note.parentElement?.querySelector('.picture svg')).not.toBeNull()
  })

  it('is not shown of what was taken back, and shown again when it is brought back', async () => {
    const house = sit(scene().owns(P2, 39).owns(P1, 1))
    await play(house, { type: 'mortgage', player: P2, space: 39 }, { kind: 'mustPay', amount: 80 })
    expect(quotes()).toEqual(['“I have to pay $80.”'])
    house.undo()
    await nextFrame()
    expect(quotes()).toEqual([])
    house.redo()
    await nextFrame()
    expect(quotes()).toEqual(['“I have to pay $80.”'])
  })

  it('of a bid is kept until the lot is won, that of a pass is told at once beside the bidders', async () => {
    const auction = scene(3)
    auction.state.agenda.push({
      kind: 'auction',
      player: P2,
      lot: 39,
      floor: 1,
      bidders: [P2, P1, 2],
      high: null
    })
    const house = sit(auction)
    await play(house, { type: 'bid', player: P2, amount: 90 }, { kind: 'worthMore', worth: 402.7, price: 90 })
    expect(quotes()).toEqual([])
    expect(heard('“It is worth $402 to me.”')).toBe(0)
    await play(house, { type: 'pass', player: P1 })
    await play(house, { type: 'pass', player: 2 })
    expect(quotes()).toEqual(['“It is worth $402 to me.”'])
    expect(heard('“It is worth $402 to me.”')).toBe(1)
  })

  it('of a pass is told beside the bidders', async () => {
    const auction = scene(3)
    auction.state.agenda.push({
      ...{ kind: 'auction', player: P2, lot: 39, floor: 1, bidders: [P2, P1, 2] },
      high: { player: 2, amount: 300 }
    })
    const house = sit(auction)
    await play(house, { type: 'pass', player: P2 }, { kind: 'notWorth', worth: 288.9, price: 301 })
    expect(screen.getByText('Theo: “It is worth $288 to me, not $301.”')).toBeTruthy()
  })

  it('of an offer stands on its slip', async () => {
    const house = sit(scene().owns(P1, 39).turnOf(P2))
    await play(
      house,
      { type: 'offer', player: P2, to: P1, give, take },
      { kind: 'dealCompletes', space: 39, before: 0.25, after: 0.4 }
    )
    expect(screen.getByRole('heading', { name: 'Deal with Theo?' })).toBeTruthy()
    expect(
      screen.getByText(
        'Theo: “It gives me the dark blue group and, by my count, raises my chances from 25% to 40%.”'
      )
    ).toBeTruthy()
  })

  it('is nowhere while the income tax is chosen', async () => {
    const raised: LedgerEntry = {
      seq: 1,
      event: { type: 'cashPaid', from: BANK, to: P2, amount: 200, reason: { kind: 'mortgage', space: 39 } },
      reason: { kind: 'mustPay', amount: 80 }
    }
    const house = sit(scene().at(P1, 1).throws(1, 2), () => undefined, [raised])
    expect(screen.getByRole('heading', { name: /or a tenth of everything/ })).toBeTruthy()
    expect(ledger().getByText(/^Theo mortgaged/)).toBeTruthy()
    expect(quotes()).toEqual([])
    await play(house, { type: 'chooseTax', player: P1, choice: 'flat' })
    expect(quotes()).toHaveLength(1)
  })
})

describe('The coach', () => {
  const lot = (): Scene => {
    const of = scene(3).owns(P2, 21)
    of.at(P1, 16).state.agenda.push({ kind: 'purchase', player: P1, space: 19 })
    return of
  }
  const advised = (house: House): void => {
    house.advice = {
      action: { type: 'buy', player: P1 },
      reason: { kind: 'completesGroup', space: 19, worth: 640, price: 200 }
    }
  }

  it('says on request what he would do, why, and what the next throw may bring', async () => {
    sit(lot(), advised)
    await userEvent.keyboard('!')
    expect(await screen.findByRole('heading', { name: 'Buy New York Avenue' })).toBeTruthy()
    expect(screen.getByText('“It completes the orange group. I would go up to $640.”')).toBeTruthy()
    const odds = within(screen.getByRole('region', { name: 'Nora’s next throw' })).getAllByRole('listitem')
    expect(odds).toHaveLength(11)
    expect(odds[3]?.textContent).toContain('5, 11%: Kentucky Avenue, $18 to Theo')
  })

  it('does nothing himself: one key does it, another one puts him away', async () => {
    const house = sit(lot(), advised)
    await userEvent.keyboard('!')
    await screen.findByRole('button', { name: /^Do it/ })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: /^Do it/ })).toBeNull()
    expect(house.acted).toEqual([])
    await userEvent.keyboard('!')
    await screen.findByRole('button', { name: /^Do it/ })
    await userEvent.keyboard('{Enter}')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'buy', player: P1 }])
  })

  it('is silent while the income tax is chosen', async () => {
    const of = scene(3)
    of.state.agenda.push({ kind: 'tax', player: P1 })
    sit(of, advised)
    await userEvent.keyboard('!')
    expect(screen.queryByText(/The coach, in the place/)).toBeNull()
    expect(screen.getByRole('button', { name: /^Coach/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('is not there at a table without him, and then no deal is weighed', async () => {
    const house = sit(lot().owns(P1, 1), (one) => {
      advised(one)
      one.coach = false
    })
    await userEvent.keyboard('!')
    expect(screen.queryByText(/The coach, in the place/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Coach/ })).toBeNull()
    await play(house, { type: 'decline', player: P1 })
    await userEvent.keyboard('s')
    expect(screen.getByText('This table plays without the coach.')).toBeTruthy()
  })
})
