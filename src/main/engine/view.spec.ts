// Chapter VIEW: what a seat may see, and that the list of its actions tells the truth.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isExact, type Action, type ActionOption, type Illegality } from '../../shared/game/actions'
import { DECKS } from '../../shared/game/board'
import { seatsAt } from '../../shared/game/rules'
import { decisionOf } from '../../shared/game/view'
import { legalActions, playerView, whyIllegal, type GameState } from './index'
import { below, fastChance, shuffled } from './random'
import { actionsOf, isListed } from './testing/action-space'
import { randomGame, randomTable } from './testing/random-play'
import { BANK, goods, H, P1, P2, P3, m, table } from './testing/table'

/** Plays a whole game at random, 400 actions at most, and shows every state before an action. */
function alongARandomGame(seed: number, look: (state: GameState, count: number) => void): void {
  let count = 0
  for (const { before } of randomGame(randomTable(seed), seed, 400)) look(before, count++)
}

/** The same table with other secrets: unseen cards in another order, and another source of chance. */
function withOtherSecrets(state: GameState): GameState {
  const decks = { ...state.decks }
  for (const deck of DECKS) {
    const { cards, drawn } = decks[deck]
    const unseen = cards.slice(0, cards.length - drawn)
    decks[deck] = { drawn, cards: [...shuffled(fastChance(99), unseen), ...cards.slice(unseen.length)] }
  }
  return { ...state, decks, chance: fastChance(98) }
}

/** Refusals that speak of the moment or the partner, not of the goods: none of them may meet a listed partner. */
const NO_PARTNER: readonly (Illegality | null)[] = [
  ...(['malformed', 'outOfTurn', 'gameOver', 'bankruptPlayer', 'bankerDoesNotPlay', 'notNow'] as const),
  ...(['throwDue', 'purchaseOpen', 'auctionOpen', 'debtOpen', 'taxOpen', 'inheritanceOpen'] as const),
  ...(['shortageOpen', 'tradingOff', 'tradeWithYourself', 'tradeWithBankrupt'] as const)
]

/** Fails for an option that is refused; by hand, since an `expect` for each of them takes longer than the game itself. */
function expectAccepted(state: GameState, option: ActionOption): void {
  const { type, player } = option
  const isLegal = (parts: object): boolean => whyIllegal(state, { type, player, ...parts }) === null
  const check = (holds: boolean): void => {
    if (!holds) expect.fail(`listed, but not so: ${JSON.stringify(option)}`)
  }
  if (isExact(option)) return check(whyIllegal(state, option) === null)
  switch (option.type) {
    case 'bid':
    case 'wish':
    case 'lowerWish': {
      const figure = (chosen: number) => (type === 'bid' ? { amount: chosen } : { count: chosen })
      check(isLegal(figure(option.min)) && isLegal(figure(option.max)))
      return check(!isLegal(figure(option.min - 1)) && !isLegal(figure(option.max + 1)))
    }
    case 'enterThrow':
      return check(isLegal({ dice: [1, 6] }) && !isLegal({ dice: [0, 6] }))
    case 'offer':
      for (const to of option.partners) {
        const offer = { type, player, to, give: goods({}), take: goods({}) }
        check(!NO_PARTNER.includes(whyIllegal(state, offer)))
      }
  }
}

function expectRefused(state: GameState, options: readonly ActionOption[], actions: readonly Action[]): void {
  for (const action of actions)
    if (!isListed(options, action) && whyIllegal(state, action) === null)
      expect.fail(`accepted, but not listed: ${JSON.stringify(action)}`)
}

describe('What a seat sees', () => {
  it('VIEW-01: neither the order of the unseen cards nor the source of chance', () => {
    const t = table().draws(P1, 'CH07').draws(P2, 'CH12').draws(P3, 'CC05')
    const view = playerView(t.state, P1)
    expect(view).not.toHaveProperty('chance')
    expect(view.decks).toEqual({
      chance: { drawn: ['CH07', 'CH12'], unseen: 14 },
      chest: { drawn: [], unseen: 15 }
    })
  })

  it('VIEW-01: once a deck has gone round, its order is known to all', () => {
    const t = table().cash(P1, 9000).draws(P1, 'CC05')
    for (let draw = 0; draw < 16; draw++) {
      expect(playerView(t.state, P2).decks.chest.unseen).toBe(Math.max(0, 15 - draw))
      t.cash(P1, 9000).lands(P1, 17)
    }
    expect(playerView(t.state, P2).decks.chest).toEqual({ drawn: t.cardsOf('chest'), unseen: 0 })
    t.inJail(P1).turnOf(P1).usesCard('chest')
    expect(t.cardsOf('chest').at(-1)).toBe('CC05')
    expect(playerView(t.state, P2).decks.chest).toEqual({ drawn: t.cardsOf('chest'), unseen: 0 })
  })

  it('VIEW-01: other secrets look just the same, at any moment of any game', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        alongARandomGame(seed, (state, count) => {
          const other = withOtherSecrets(state)
          if (count === 0) expect(other.decks).not.toEqual(state.decks)
          for (const seat of state.players.keys())
            expect(playerView(other, seat)).toEqual(playerView(state, seat))
        })
      }),
      { numRuns: 10 }
    )
  })

  it('VIEW-02: cash, deeds, mortgages, buildings, release cards, the stock and whose decision it is', () => {
    const t = table(3, { pot: true }).lands(P2, 38).cash(P2, 20).owns(P2, 3, m(5)).holds(P3, 'chest')
    t.owns(P1, 37, 39).built('darkBlue', 4, H).draws(P1, 'CC07')
    for (const seat of [P1, P2, P3]) {
      const view = playerView(t.state, seat)
      expect(view.players.map(({ cash }) => cash)).toEqual([1500, 20, 1500])
      expect([view.owners[3], view.owners[5], view.owners[39], view.owners[1]]).toEqual([P2, P2, P1, BANK])
      expect([view.mortgaged[3], view.mortgaged[5]]).toEqual([false, true])
      expect([view.buildings[37], view.buildings[39], view.houses, view.hotels]).toEqual([4, H, 28, 11])
      expect(view.releaseCards).toEqual({ chance: BANK, chest: P3 })
      expect(view.pot).toBe(75)
      expect(decisionOf(view)).toMatchObject({ kind: 'debt', player: P2, creditor: P1, amount: 50 })
    }
  })

  it('a seat that the table does not have sees nothing', () => {
    expect(() => playerView(table().state, 3)).toThrow(RangeError)
  })
})

describe('The list of actions', () => {
  it('VIEW-03: whatever is listed is accepted, along whole random games', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        alongARandomGame(seed, (state) => {
          for (const seat of seatsAt(state.rules))
            for (const option of legalActions(state, seat)) expectAccepted(state, option)
        })
      }),
      { numRuns: 12 }
    )
  })

  it('VIEW-03: whatever is not listed is refused, along whole random games', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed + 1)
        alongARandomGame(seed, (state, count) => {
          if (count % 20 !== 0) return
          const seat = below(chance, seatsAt(state.rules).length)
          for (const player of new Set([seat, decisionOf(state)?.player ?? seat]))
            expectRefused(state, legalActions(state, player), actionsOf(state, player))
        })
      }),
      { numRuns: 20 }
    )
  })

  it('VIEW-03: and so it is at every moment, as far as a sample can tell', () => {
    const attempts = actionsOf(table(8).state, P1)
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed + 2)
        alongARandomGame(seed, (state) => {
          for (const player of seatsAt(state.rules)) {
            const sample = Array.from({ length: 25 }, () => attempts[below(chance, attempts.length)])
            const own = sample.flatMap((action) =>
              action && action.type !== 'strikeHour' ? [{ ...action, player }] : []
            )
            expectRefused(state, legalActions(state, player), own)
          }
        })
      }),
      { numRuns: 12 }
    )
  })
})
