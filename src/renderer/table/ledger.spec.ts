// The lines of the ledger: one for what belongs together, none for what is told already.
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { P1, P2, table as scene } from '../../main/engine/testing/table'
import { BANK, type GameEvent } from '../../shared/game/events'
import type { LedgerEntry } from '../../shared/ipc'
import { House, NAMES } from '../testing/house'
import { layTable } from '../testing/seat'
import { Announcer } from './announcer.svelte'
import { linesOf, newestOf } from './ledger'
import Ledger from './Ledger.svelte'

const name = (party: number): string => (party < 0 ? 'the Bank' : (NAMES[party] ?? ''))
const lines = (events: readonly GameEvent[]): string[] =>
  linesOf(
    events.map((event) => ({ seq: 1, event })),
    name
  ).map(({ text, amount }) => (amount === null ? text : `${text} ${amount}`))

describe('Ledger', () => {
  it('tells a throw and its walk in one line, then the salary and the rent with their sums', () => {
    const { events } = scene(2).at(P1, 38).owns(P2, 6).throws(3, 5)
    expect(lines(events)).toEqual([
      'Nora threw 3 + 5 and walked to Oriental Avenue',
      'Nora collected the salary at GO 200',
      'Nora paid Theo rent for Oriental Avenue -6'
    ])
  })

  it('tells a purchase in one line', () => {
    const t = scene(2).at(P1, 34).throws(1, 4)
    t.events.length = 0
    expect(lines(t.buys().events)).toEqual(['Nora bought Boardwalk -400'])
  })

  it('gives the reason for raising cash once a debt, in the ledger and aloud', () => {
    const because = { kind: 'mustPay', amount: 200 } as const
    const mortgaged = (seq: number, space: number): LedgerEntry[] => [
      {
        seq,
        event: { type: 'cashPaid', from: BANK, to: P1, amount: 30, reason: { kind: 'mortgage', space } },
        reason: because
      }
    ]
    const owes = (seq: number): LedgerEntry => ({
      seq,
      event: { type: 'debtOpened', debtor: P1, creditor: BANK, amount: 200, reason: { kind: 'incomeTax' } }
    })
    const entries = [owes(1), ...mortgaged(2, 1), ...mortgaged(3, 3), owes(4), ...mortgaged(5, 5)]
    expect(linesOf(entries, name).map(({ reason }) => reason !== null)).toEqual([
      false,
      true,
      false,
      false,
      true
    ])
    const announcer = new Announcer()
    for (const entry of entries) announcer.tell(entry, name)
    expect(announcer.lines.filter(({ text }) => text.includes('I have to pay $200'))).toHaveLength(2)
  })

  it('tells a building in one line for each lot, with its cost', () => {
    const t = scene(2).owns(P1, 1, 3).builds(P1, 'darkPurple', 1, 2)
    expect(lines(t.events)).toEqual([
      'Nora built on Mediterranean Avenue: now 1 house -50',
      'Nora built on Baltic Avenue: now 2 houses -100'
    ])
  })

  it('tells the hammer with its price, and the payment not once more', () => {
    const t = scene(2).at(P1, 34).throws(1, 4).declines()
    t.bids(P2, 20)
    t.events.length = 0
    expect(lines(t.pass(P1).events)).toEqual(['Nora passed', 'Theo won Boardwalk at $20 -20'])
  })

  it('names a line the same when older entries have gone', () => {
    const { events } = scene(2).at(P1, 38).owns(P2, 6).throws(3, 5)
    const entries = [1, 2, 3].flatMap((seq) => events.map((event) => ({ seq, event })))
    const keysOf = (list: typeof entries): string[] => linesOf(list, name).map(({ key }) => key)
    const all = keysOf(entries)
    expect(new Set(all).size).toBe(all.length)
    expect(keysOf(entries.slice(events.length))).toEqual(all.slice(all.length / 3))
  })

  it('tells a mortgage once', () => {
    expect(lines(scene(2).owns(P1, 5).mortgages(P1, 5).events)).toEqual([
      'Nora mortgaged Reading Railroad 100'
    ])
  })

  it('leaves out the oldest records, but never a part of one', () => {
    const entries = [1, 2, 2, 2, 3].map((seq) => ({ seq, event: { type: 'turnEnded', player: P1 } as const }))
    const seqs = (count: number): number[] => newestOf(entries, count).map(({ seq }) => seq)
    expect(seqs(1)).toEqual([3])
    expect(seqs(2)).toEqual([2, 2, 2, 3])
    expect(seqs(4)).toEqual([2, 2, 2, 3])
    expect(seqs(9)).toEqual([1, 2, 2, 2, 3])
    expect(newestOf([], 80)).toEqual([])
  })

  it('draws no more than is seen, more as it is scrolled, and less again at its head', async () => {
    const table = layTable(new House(scene(2).state))
    const told = Array.from({ length: 400 }, (_, seq) => ({
      seq,
      event: { type: 'sentToJail', player: P1, why: 'space' } as const
    }))
    table.chronicle.see(told)
    render(Ledger, { table, announcer: new Announcer() })
    const list = screen.getByRole('list', { name: 'Ledger' })
    const drawn = (): number => within(list).getAllByRole('listitem').length
    const scrollTo = async (top: number): Promise<void> => {
      list.scrollTop = top
      await fireEvent.scroll(list)
    }
    expect(drawn()).toBe(80)
    await scrollTo(1)
    expect(drawn()).toBe(160)
    for (let more = 0; more < 5; more++) await scrollTo(1)
    expect(drawn()).toBe(400)
    await scrollTo(0)
    expect(drawn()).toBe(80)
  })
})
