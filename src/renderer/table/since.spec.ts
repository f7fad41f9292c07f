// The summary of what has happened since one's own last turn.
import { describe, expect, it } from 'vitest'
import { BANK, type GameEvent } from '../../shared/game/events'
import type { LedgerEntry } from '../../shared/ipc'
import { sinceLastTurn } from './since'

const NAMES = ['Nora', 'Otto', 'Lena']
const name = (party: number): string => (party === BANK ? 'the Bank' : (NAMES[party] ?? '?'))
const told = (events: readonly GameEvent[], seat = 0) => {
  const story: LedgerEntry[] = events.map((event, seq) => ({ seq, event }))
  return sinceLastTurn(story, seat, name)
}
const texts = (events: readonly GameEvent[], seat = 0): string[] =>
  told(events, seat).lines.map(({ text }) => text)

const ended = (player: number): GameEvent => ({ type: 'turnEnded', player })
const bought = (from: number, space: number, amount: number): GameEvent => ({
  ...{ type: 'cashPaid', from, to: BANK, amount },
  reason: { kind: 'purchase', space }
})
const rent = (from: number, to: number, amount: number): GameEvent => ({
  ...{ type: 'cashPaid', from, to, amount },
  reason: { kind: 'rent', space: 24 }
})

describe('Since the last turn', () => {
  it('tells what came to the reader first, then what the others did, each kind in one sentence', () => {
    const events = [
      bought(0, 1, 60),
      ended(0),
      bought(2, 21, 220),
      rent(1, 0, 20),
      rent(1, 0, 8),
      bought(2, 5, 200),
      rent(1, 2, 40)
    ]
    expect(texts(events)).toEqual([
      'You received $28 rent from Otto',
      'Lena bought Kentucky Avenue for $220 and Reading Railroad for $200',
      'Otto paid Lena $40 rent'
    ])
    expect(told(events).lines[0]?.amount).toBe(28)
    expect(told(events).change).toBe(28)
  })

  it('begins after the end of the last own turn, also while the next one is under way', () => {
    const events: GameEvent[] = [
      rent(0, 1, 5),
      ended(0),
      rent(1, 0, 6),
      ended(1),
      { type: 'turnStarted', player: 0, number: 3 }
    ]
    expect(texts(events)).toEqual(['You received $6 rent from Otto'])
    expect(texts(events, 1)).toEqual([])
  })

  it('says so if there was no turn yet', () => {
    expect(told([bought(1, 1, 60)]).hadTurn).toBe(false)
    expect(told([ended(0)]).hadTurn).toBe(true)
  })

  it('tells auctions, buildings, mortgages, deals, jail and departures', () => {
    const offer = {
      ...{ id: 4, from: 1, to: 0 },
      give: { cash: 90, deeds: [5], cards: [] },
      take: { cash: 0, deeds: [24], cards: [] }
    }
    const events: GameEvent[] = [
      ended(0),
      { type: 'auctionClosed', lot: 27, winner: 0, amount: 120 },
      { type: 'cashPaid', from: 0, to: BANK, amount: 120, reason: { kind: 'auction', lot: 27 } },
      { type: 'auctionClosed', lot: 28, winner: null, amount: 0 },
      { type: 'buildingsChanged', space: 3, from: 3, to: 4 },
      { type: 'cashPaid', from: 1, to: BANK, amount: 50, reason: { kind: 'building', space: 3 } },
      { type: 'buildingsChanged', space: 3, from: 4, to: 5 },
      { type: 'cashPaid', from: 1, to: BANK, amount: 50, reason: { kind: 'building', space: 3 } },
      { type: 'cashPaid', from: BANK, to: 2, amount: 100, reason: { kind: 'mortgage', space: 15 } },
      { type: 'offerAccepted', offer },
      { type: 'sentToJail', player: 2, why: 'space' },
      { type: 'playerBankrupted', player: 2, creditor: 1 }
    ]
    const { lines, change } = told(events)
    expect(lines.map(({ text }) => text)).toEqual([
      'You won Ventnor Avenue at $120',
      'Otto gave you Reading Railroad and $90 for Illinois Avenue',
      'Otto built on Baltic Avenue (a hotel)',
      'Lena mortgaged Pennsylvania Railroad',
      'Lena went to jail',
      'Lena went bankrupt'
    ])
    expect(lines[0]?.amount).toBe(-120)
    expect(change).toBe(-120)
  })

  it('adds up salaries, taxes and cards of one player', () => {
    const events: GameEvent[] = [
      { type: 'cashPaid', from: BANK, to: 1, amount: 200, reason: { kind: 'salary' } },
      { type: 'cashPaid', from: BANK, to: 1, amount: 50, reason: { kind: 'card', card: 'CH06' } },
      { type: 'cashPaid', from: 1, to: BANK, amount: 75, reason: { kind: 'luxuryTax' } },
      { type: 'cashPaid', from: 1, to: 0, amount: 10, reason: { kind: 'card', card: 'CC07' } }
    ]
    expect(texts(events)).toEqual([
      'Otto paid you $10 because of a card',
      'Otto received $250 in salary and from cards',
      'Otto paid $75 in taxes, fines and card payments'
    ])
  })
})
