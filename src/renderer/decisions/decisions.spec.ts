// Each slip offers exactly the legal answers of its decision, by button and by key, and each sends the action of main.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { legalActions, newGame, type GameState } from '../../main/engine'
import { goods, H, m, P1, P2, table as scene } from '../../main/engine/testing/table'
import { isExact, type Action, type ActionType } from '../../shared/game/actions'
import { officialRules } from '../../shared/game/rules'
import { decisionOf, type DecisionKind } from '../../shared/game/view'
import { ALWAYS, KEYS, STATES, type Command } from '../table/keys'
import Slips from '../table/Slips.svelte'
import { House, seatsOf } from '../testing/house'
import { layTable, nextFrame } from '../testing/seat'

/** What is done beside a decision and has its own slips. */
const BUSINESS: readonly ActionType[] = [
  'build',
  'sell',
  'mortgage',
  'lift',
  'offer',
  'acceptOffer',
  'refuseOffer',
  'withdrawOffer',
  'resign',
  'agreeToEnd',
  'disagreeToEnd',
  'claimRent',
  'lowerWish'
]

const SCENES: Readonly<Record<string, () => GameState>> = {
  'the throw for the start': () => newGame(officialRules(3), 'ab'.repeat(32)).state,
  'a turn before the throw': () => scene().state,
  'a turn after doubles': () => scene().at(P1, 16).throws(2, 2).state,
  'a turn that may end': () => scene().at(P1, 16).throws(1, 3).state,
  'jail, first throw, card in hand': () => scene().inJail(P1).holds(P1, 'chest').state,
  'jail, second throw, no cash': () => scene().inJail(P1, 1).cash(P1, 49).state,
  'jail, third throw': () => scene().inJail(P1, 2).holds(P1, 'chance').state,
  'a purchase': () => scene().at(P1, 20).throws(3, 4).state,
  'a purchase that is too dear': () => scene().cash(P1, 259).owns(P1, 5).at(P1, 20).throws(3, 4).state,
  'the income tax': () => scene().at(P1, 1).throws(1, 2).state,
  'a throw for the rent': () => scene().owns(P2, 12).at(P1, 4).onTop('CH04').throws(1, 2).state,
  'a debt that can be paid': () =>
    scene().cash(P1, 1950).owns(P1, 5, 15).owns(P2, 37, 39).built('darkBlue', H, H).at(P1, 36).throws(1, 2)
      .state,
  'a debt beyond all means': () =>
    scene().cash(P1, 50).owns(P1, 5).owns(P2, 37, 39).built('darkBlue', H, H).at(P1, 36).throws(1, 2).state,
  'a mortgaged deed taken over': () =>
    scene()
      .owns(P2, m(39))
      .trades(P1, P2, goods({ cash: 10 }), goods({ deeds: [39] })).state,
  'a lot that the Banker puts up': () => scene(5, { banker: 5 }).lands(P1, 6).declines().state,
  'the hammer of the Banker': () =>
    scene(5, { banker: 5 }).lands(P1, 6).declines().opensBidding().bids(P2, 40).pass(2, 3, 4, P1).state,
  'a house won at auction': () =>
    scene(3)
      .owns(P1, 16, 18, 19)
      .owns(P2, 21, 23, 24)
      .built('red', 0, 1, 1)
      .stock(1)
      .builds(P1, 'orange', 1, 0, 0)
      .wishes(P2, 1)
      .bids(P1, 100)
      .bids(P2, 160)
      .pass(P1).state,
  'a mortgaged deed that cannot be lifted': () =>
    scene()
      .cash(P1, 60)
      .owns(P2, m(39))
      .trades(P1, P2, goods({ cash: 10 }), goods({ deeds: [39] })).state
}

const answersOf = (state: GameState): Action[] => {
  const seat = decisionOf(state)?.player ?? -1
  return legalActions(state, seat).filter(
    (option): option is Extract<typeof option, Action> => !BUSINESS.includes(option.type) && isExact(option)
  )
}

function lay(state: GameState): House {
  const house = new House(state)
  render(Slips, { table: layTable(house), ondeal: vi.fn() })
  return house
}

const openAnswers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.answers button')].filter(
    (button) => !button.hasAttribute('aria-disabled')
  )

/** What is written out as a sum. */
const sums = (): string[] =>
  [...document.querySelectorAll('p')]
    .map((line) => line.textContent.replace(/\s/g, ''))
    .filter((line) => line.includes('='))

describe.each(Object.entries(SCENES))('%s', (_, stateOf) => {
  it('offers every legal answer and no other', async () => {
    const sent: Action[] = []
    lay(stateOf())
    const count = openAnswers().length
    for (let place = 0; place < count; place++) {
      document.body.innerHTML = ''
      const house = lay(stateOf())
      openAnswers()[place]?.click()
      await nextFrame()
      sent.push(...house.acted.filter(({ type }) => !BUSINESS.includes(type)))
    }
    const byType = (one: Action, other: Action): number =>
      JSON.stringify(one).localeCompare(JSON.stringify(other))
    expect(sent.sort(byType)).toEqual(answersOf(stateOf()).sort(byType))
  })

  it('carries each key once, and only keys that the map knows for this state', () => {
    const state = stateOf()
    lay(state)
    const kind: DecisionKind = decisionOf(state)?.kind ?? 'turn'
    const known = [...ALWAYS, ...STATES[kind]].map((command: Command) => KEYS[command])
    const keys = [...document.querySelectorAll('[aria-keyshortcuts]')].flatMap(
      (button) => button.getAttribute('aria-keyshortcuts')?.split(' ') ?? []
    )
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
    expect(keys.filter((key) => !known.includes(key))).toEqual([])
    expect(keys.length).toBeGreaterThan(0)
  })
})

describe.each(Object.entries(SCENES))('%s', (_, stateOf) => {
  it('lets cash be raised wherever the rules do (R7)', () => {
    const state = stateOf()
    const seat = decisionOf(state)?.player ?? -1
    const raises = legalActions(state, seat).some(({ type }) => type === 'mortgage' || type === 'sell')
    lay(state)
    const ways = [...document.querySelectorAll(`[aria-keyshortcuts~="${KEYS.manage}"]`)]
    const open = ways.some((way) => !way.hasAttribute('aria-disabled'))
    if (raises) expect(open).toBe(true)
  })

  it('can be asked why, and keeps its answers meanwhile', async () => {
    const state = stateOf()
    lay(state)
    const before = openAnswers().map((button) => button.textContent)
    screen.getByRole('button', { name: 'Why?' }).click()
    await nextFrame()
    expect(document.querySelectorAll('section.why .scroll p').length).toBeGreaterThan(0)
    expect(openAnswers().map((button) => button.textContent)).toEqual(before)
    screen.getByRole('button', { name: 'Close' }).click()
    await nextFrame()
    expect(document.querySelector('section.why')).toBeNull()
  })
})

describe('Purchase', () => {
  it('writes out cash, price and what is left', () => {
    lay(scene().cash(P1, 742).at(P1, 20).throws(3, 4).state)
    expect(sums()).toEqual(['$742\u2212$260=$482cashafter'])
  })

  it('says what is missing and what could be raised', () => {
    lay(scene().cash(P1, 200).owns(P1, 5).at(P1, 20).throws(3, 4).state)
    expect(screen.getByRole('button', { name: /Buy for \$260/ })).toHaveTextContent('$60 short')
    expect(screen.getByText(/bring your cash to \$300/)).toBeVisible()
  })

  it('says who owns in the group and what the purchase completes', () => {
    lay(scene().owns(P2, 29).owns(P1, 26).at(P1, 20).throws(3, 4).state)
    expect(screen.getByText(/Two of three in group F, yellow would be yours/)).toBeVisible()
    expect(screen.getByText(/Theo has Marvin Gardens\./)).toBeVisible()
    document.body.innerHTML = ''
    lay(scene().owns(P1, 26, 29).at(P1, 20).throws(3, 4).state)
    expect(screen.getByText(/It would complete group F, yellow/)).toBeVisible()
  })
})

describe('Jail', () => {
  it('tells the odds, what the ways out leave, and what waits outside', () => {
    lay(scene().cash(P1, 742).owns(P2, 16, 19).inJail(P1).state)
    expect(
      screen.getByText(/One throw in six is a doubles; within three throws the chance is 42%/)
    ).toBeVisible()
    expect(screen.getByText(/two lots that others own, the dearest New York Avenue at \$16/)).toBeVisible()
    expect(sums()).toEqual(['$742\u2212$50=$692'])
    document.body.innerHTML = ''
    lay(scene().inJail(P1, 2).state)
    expect(screen.getByText(/One throw in six is a doubles\./)).toBeVisible()
    expect(screen.getByText(/there is no rent to pay/)).toBeVisible()
  })
})

describe('Estate', () => {
  it('shows what a mortgage brings and takes before it is made', async () => {
    const user = userEvent.setup()
    const house = new House(scene().cash(P1, 200).owns(P1, 5, m(15)).state)
    const table = layTable(house)
    render(Slips, { table, ondeal: vi.fn() })
    table.slip.open({ kind: 'estate', seat: P1 })
    await nextFrame()
    await user.hover(screen.getByRole('button', { name: 'Mortgage $100, Reading Railroad' }))
    expect(sums()).toEqual(['$200+$100=$300cashafter'])
    expect(screen.getByText('cash after').closest('[aria-live]')).not.toBeNull()
    expect(screen.getByText('no rent then; lifting it costs $110')).toBeVisible()
    await user.hover(screen.getByRole('button', { name: 'Lift $110, Pennsylvania Railroad' }))
    expect(sums()).toEqual(['$200\u2212$110=$90cashafter'])
    expect(screen.getByText('loan $100, interest $10; it earns rent again')).toBeVisible()
    expect(house.acted).toEqual([])
  })

  it('opens the rule of a refusal', async () => {
    const user = userEvent.setup()
    const house = new House(scene().owns(P1, 6, 8).state)
    const table = layTable(house)
    render(Slips, { table, ondeal: vi.fn() })
    table.slip.open({ kind: 'estate', seat: P1 })
    table.notices.refusal = 'groupMortgaged'
    await nextFrame()
    await user.click(screen.getByRole('button', { name: 'Why?' }))
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A street of this group is mortgaged')
    expect(
      screen.getByText(/You need every lot of the group, and none of them may be mortgaged/)
    ).toBeVisible()
  })
})

describe('Income tax', () => {
  it('shows neither the worth nor the tenth while it is open (TAX-07)', () => {
    // worth 830 + 200 + 400 = 1430, a tenth 143
    lay(scene().cash(P1, 830).owns(P1, 5, 39).at(P1, 1).throws(1, 2).state)
    expect(document.body.textContent).not.toMatch(/143|1,?430|687/)
    expect(screen.getAllByText('sealed')).toHaveLength(2)
    expect(screen.getByText('$630')).toBeVisible()
  })
})

describe('Auction', () => {
  const auctioned = () => scene().cash(P2, 320).at(P1, 20).throws(3, 4).declines()

  it('bids what is typed, stepped or raised by a quick key, and passes', async () => {
    const user = userEvent.setup()
    const house = lay(auctioned().state)
    const field = screen.getByRole('spinbutton', { name: 'Your bid' })
    await user.clear(field)
    await user.type(field, '77{Enter}')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'bid', player: P2, amount: 77 }])
    await user.click(screen.getByRole('button', { name: 'Bid more' }))
    await user.click(screen.getByRole('button', { name: /^Bid \$81/ }))
    await nextFrame()
    expect(house.acted[1]).toEqual({ type: 'bid', player: 2, amount: 81 })
    await user.click(screen.getByRole('button', { name: 'Bid $90' }))
    expect(house.acted[2]).toEqual({ type: 'bid', player: P1, amount: 90 })
  })

  it('counts what is typed at once, and says what is wrong with a bid that cannot be made', async () => {
    const user = userEvent.setup()
    const house = new House(auctioned().bids(P2, 60).state)
    const table = layTable(house)
    render(Slips, { table, ondeal: vi.fn() })
    const field = screen.getByRole('spinbutton', { name: 'Your bid' })
    await user.clear(field)
    await user.type(field, '95')
    expect(openAnswers()[0]).toHaveTextContent('Bid $95')
    expect(screen.getByText('Win at $95 and keep $1,405 in hand')).toHaveAttribute('aria-live')
    await user.clear(field)
    await user.type(field, '40{Enter}')
    expect(table.notices.note?.text).toBe('A bid must be higher than the last one.')
    await user.clear(field)
    await user.type(field, '9999{Enter}')
    expect(table.notices.note?.text).toBe('There is not enough cash in hand.')
    expect(decisionOf(house.state)).toMatchObject({ kind: 'auction', high: { player: P2, amount: 60 } })
  })

  it('has keys of their own for the seats of several people, and none where one plays alone', () => {
    lay(auctioned().bids(P2, 60).state)
    const own = (key: string): Element | null => document.querySelector(`[aria-keyshortcuts~="${key}"]`)
    expect(own(KEYS.raise3)).toHaveTextContent('Raise to $70')
    expect(own(KEYS.pass3)).toBe(own(KEYS.pass))
    document.body.innerHTML = ''
    render(Slips, { table: layTable(new House(auctioned().state, seatsOf(3, [P1, 2]))), ondeal: vi.fn() })
    expect(own(KEYS.raise2)).toBeNull()
    expect(own(KEYS.pass)).not.toBeNull()
  })

  it('tells who was passed by the rules, and why', async () => {
    const house = lay(auctioned().cash(2, 45).state)
    house.play({ type: 'bid', player: P2, amount: 60 })
    await nextFrame()
    expect(
      screen.getByText('Lou is out: even $45, all that could be raised, does not top $60.')
    ).toBeVisible()
  })

  it('never offers a bid above the cash of the one who is asked', () => {
    lay(auctioned().cash(P2, 12).state)
    const bids = screen.getAllByRole('button', { name: /^Bid \$/ })
    for (const bid of bids) expect(Number(/\$(\d+)/.exec(bid.textContent)?.[1])).toBeLessThanOrEqual(12)
    expect(screen.getByRole('spinbutton')).toHaveAttribute('max', '12')
  })

  it('says who holds the bid, who is in and who is out', async () => {
    const t = auctioned().bids(P2, 60).pass(2)
    lay(t.state)
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' ').trim())
    // beside the two keys of each seat that is still in
    expect(rows).toEqual(['Nora bids AZ $1,500', 'Theo leads FV $320', 'Lou out $1,500'])
    await nextFrame()
    expect(screen.getByText('Theo holds it at')).toBeVisible()
  })

  it('has room for the whole sentence where nobody needs keys of his own', () => {
    const house = new House(auctioned().bids(P2, 60).pass(2).state, seatsOf(3, [P2, 2]))
    render(Slips, { table: layTable(house), ondeal: vi.fn() })
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' ').trim())
    expect(rows).toEqual(['Nora to bid now $1,500', 'Theo holds the bid $320', 'Lou out $1,500'])
  })

  it('shows a computer bidding without its answers', () => {
    const house = new House(auctioned().state, seatsOf(3, [P2]))
    render(Slips, { table: layTable(house), ondeal: vi.fn() })
    expect(openAnswers()).toEqual([])
    expect(screen.getByText('Auction, Theo to bid')).toBeVisible()
  })
})

describe('Debt', () => {
  const owing = () =>
    scene().cash(P1, 1850).owns(P1, 5, 15).owns(P2, 37, 39).built('darkBlue', H, H).at(P1, 36).throws(1, 2)

  it('says what is missing, what can be raised in all, and the sum after paying', () => {
    lay(owing().state)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('$150 still missing')
    expect(screen.getByText('in all $2,050')).toBeVisible()
    expect(document.querySelector('p b')?.closest('p')?.textContent.replace(/\s/g, '')).toBe(
      '$1,850+$200\u2212$2,000=$50afterpaying'
    )
  })

  it('takes the proposed steps one by one until the debt is paid', async () => {
    const user = userEvent.setup()
    const house = lay(owing().state)
    await user.click(screen.getByRole('button', { name: /First step/ }))
    await nextFrame()
    await user.click(screen.getByRole('button', { name: /Do this and pay/ }))
    await nextFrame()
    expect(house.acted.map(({ type }) => type)).toEqual(['mortgage', 'mortgage'])
    expect(house.state.players[P1]?.cash).toBe(50)
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent('missing')
  })

  it('takes all steps at once', async () => {
    const user = userEvent.setup()
    const house = lay(owing().state)
    await user.click(screen.getByRole('button', { name: /Take all two steps/ }))
    await nextFrame()
    expect(decisionOf(house.state)?.kind).toBe('turn')
  })

  it('offers to give up only where nothing suffices', () => {
    lay(owing().state)
    expect(screen.queryByRole('button', { name: /Give up/ })).toBeNull()
    document.body.innerHTML = ''
    lay(owing().cash(P1, 50).state)
    expect(screen.getByRole('button', { name: /Give up/ })).toBeVisible()
  })
})

describe('A computer in its turn', () => {
  it('has no answers, but leaves deeds and deals to the people', () => {
    const house = new House(scene().owns(P2, 5).state, seatsOf(3, [P1]))
    render(Slips, { table: layTable(house), ondeal: vi.fn() })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Nora is playing')
    expect(openAnswers()).toEqual([])
    const deeds = screen.getByRole('button', { name: /My deeds/ })
    expect(within(deeds).queryByText(/no title deed/)).toBeNull()
  })
})
