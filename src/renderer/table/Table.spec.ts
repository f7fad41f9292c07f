// The whole table by keyboard and by ear: turns, panels, focus, voice, and what main is told.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { GameState } from '../../main/engine'
import { m, P1, P2, table as scene } from '../../main/engine/testing/table'
import { GROUP_SPACES, type Group } from '../../shared/game/board'
import { DEFAULT_SETTINGS, type LedgerEntry, type Settings } from '../../shared/ipc'
import { House, seatsOf } from '../testing/house'
import { nextFrame } from '../testing/seat'
import { Announcer } from './announcer.svelte'
import { setKeys } from './keyboard.svelte'
import TableScreen from './Table.svelte'

type Sitting = { computers?: number[]; speed?: Settings['speed']; chosen?: Partial<Settings> }

function sitDown(state: GameState, { computers = [], speed = 'instant', chosen = {} }: Sitting = {}) {
  return sitDownAt(new House(state, seatsOf(state.players.length, computers)), speed, chosen)
}

function sitDownAt(
  house: House,
  speed: Settings['speed'] = 'instant',
  chosen: Partial<Settings> = {},
  ledger: readonly LedgerEntry[] = []
) {
  const over = vi.fn()
  const leave = vi.fn()
  const choose = vi.fn()
  render(TableScreen, {
    game: house.opened(ledger),
    bridge: house.bridge,
    settings: { ...DEFAULT_SETTINGS, theme: 'light', speed, motion: 'full', guide: false, ...chosen },
    onover: over,
    onleave: leave,
    onrules: vi.fn(),
    onsettings: vi.fn(),
    onchoose: choose
  })
  return { house, over, leave, choose, user: userEvent.setup() }
}

const spoken = (): string[] => [...screen.getByRole('log').children].map((line) => line.textContent)
const heading = (): HTMLElement =>
  screen.getByRole('heading', { level: 2, name: (_, element) => element.closest('.slip') !== null })
const partner = (name: string): HTMLElement =>
  within(screen.getByRole('group', { name: 'With whom?' })).getByRole('button', { name })

describe('Table', () => {
  it('plays a quiet turn with three keys', async () => {
    const { house, user } = sitDown(scene(2).at(P1, 0).state)
    await nextFrame()
    await user.keyboard(' ')
    await nextFrame()
    expect(house.acted.map(({ type }) => type)).toEqual(['throwDice'])
    await user.keyboard('b')
    await user.keyboard('e')
    await nextFrame()
    // whatever the throw brought: nothing was sent that main had refused
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('buys with B and ends with E, and the heading of the next slip has the focus each time', async () => {
    const { house, user } = sitDown(scene(2).at(P1, 20).throws(3, 4).state)
    await waitFor(() => expect(heading()).toHaveFocus())
    await user.keyboard('b')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'buy', player: P1 }])
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(heading()).toHaveTextContent('Everything settled?')
    await user.keyboard('e')
    await nextFrame()
    expect(house.acted[1]).toEqual({ type: 'endTurn', player: P1 })
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(screen.getByText('Theo’s turn')).toBeVisible()
  })

  it('mutes and unmutes at any time, also while something moves, and says so', async () => {
    const { choose, user } = sitDown(scene(2).at(P1, 0).throws(3, 4).state, { speed: 'brisk' })
    await nextFrame()
    await user.keyboard('0')
    expect(choose.mock.calls).toEqual([[{ muted: true }]])
    expect(screen.getByRole('status')).toHaveTextContent('The sound is off.')
  })

  it('takes a key for the end of a motion once, and the same key again for what it means', async () => {
    const { house, user } = sitDown(scene(2).at(P1, 20).throws(3, 4).state, {
      computers: [P2],
      speed: 'calm'
    })
    await waitFor(() => expect(heading()).toHaveFocus())
    await user.keyboard('b')
    await waitFor(() => expect(house.acted).toHaveLength(1))
    // the note is on its way: what means the same at any time is done at once
    await user.keyboard('c')
    expect(spoken().at(-1)).toMatch(/^Nora has/)
    // any other key ends the motion and means nothing else
    await user.keyboard('e')
    expect(house.acted).toHaveLength(1)
    await waitFor(() => expect(heading()).toHaveTextContent('Everything settled?'))
    await user.keyboard('e')
    await waitFor(() => expect(house.acted[1]).toEqual({ type: 'endTurn', player: P1 }))
  })

  it('speaks each event once and in order, then the decision with its answers and keys', async () => {
    const { user } = sitDown(scene(2).at(P1, 20).throws(3, 4).state)
    await waitFor(() => expect(spoken()).toHaveLength(1))
    expect(spoken()[0]).toBe(
      'Nora decides. Buy Ventnor Avenue? Answers: Buy for $260, key B; Auction it, Theo bids first, key A.'
    )
    await user.keyboard('b')
    await waitFor(() =>
      expect(spoken().slice(1)).toEqual([
        'Nora bought Ventnor Avenue: $260.',
        'Nora’s turn. Everything settled? Answers: End the turn, Theo is next, key E.'
      ])
    )
  })

  it('tells what a card orders', () => {
    const announcer = new Announcer()
    announcer.tell(
      { seq: 1, event: { type: 'cardDrawn', player: P1, deck: 'chance', card: 'CH01' } },
      () => 'Nora'
    )
    expect(announcer.lines.map(({ text }) => text)).toEqual([
      'Nora drew from Chance: The first tram.',
      'Ride on to GO and collect $200.'
    ])
  })

  it('answers C, W, L and P by voice', async () => {
    const { user } = sitDown(scene(2).cash(P1, 742).owns(P2, m(27)).at(P1, 20).throws(3, 4).inJail(P2).state)
    await nextFrame()
    await user.keyboard('cwlp')
    await nextFrame()
    expect(spoken().slice(-4)).toEqual([
      'Nora has $742.',
      'Theo owns Ventnor Avenue, mortgaged.',
      'Nothing has happened yet.',
      'Nora: Ventnor Avenue and Theo: in jail.'
    ])
  })

  it('says in words why main refuses, and changes nothing', async () => {
    const { house, user } = sitDown(scene(2).state)
    await nextFrame()
    // the game goes on behind the window's back, so that what it shows is stale
    house.state = scene(2).turnOf(P2).state
    await user.keyboard(' ')
    await nextFrame()
    expect(screen.getByRole('status')).toHaveTextContent('Somebody else has to decide first.')
    expect(house.acted).toEqual([])
    expect(heading()).toHaveTextContent('Throw the dice')
  })

  it('takes an answer once, however often it is pressed', async () => {
    const { house, user } = sitDown(scene(2).at(P1, 20).throws(3, 4).state)
    await nextFrame()
    const buy = screen.getByRole('button', { name: /Buy for/ })
    buy.click()
    buy.click()
    await user.keyboard('b')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'buy', player: P1 }])
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('says when a computer\u2019s move could not be saved, and lets it try again', async () => {
    const { house, user } = sitDown(scene(2).state, { computers: [P2] })
    await nextFrame()
    house.trouble('diskFull')
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(house.caughtUp).toEqual([0, 0])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('warns of a full disk below what else is said, until that is read or there is room', async () => {
    const { house, user } = sitDown(scene(2).state)
    await nextFrame()
    house.room('short')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The disk of this computer is full/)
    await user.keyboard('0')
    await nextFrame()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('The sound is')
    await user.keyboard(' ')
    await nextFrame()
    expect(screen.getByRole('alert')).toBeVisible()
    house.room('enough')
    await nextFrame()
    expect(screen.queryByRole('alert')).toBeNull()
    house.room('short')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('opens the estate with M inside a purchase, raises the cash there and comes back with Escape', async () => {
    const { house, user, leave } = sitDown(scene(2).cash(P1, 200).owns(P1, 5).at(P1, 20).throws(3, 4).state)
    await nextFrame()
    await user.keyboard('m')
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(screen.getByText('Ventnor Avenue costs $260')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mortgage $100, Reading Railroad' }))
    await nextFrame()
    expect(house.state.players[P1]?.cash).toBe(300)
    await user.keyboard('{Escape}')
    await nextFrame()
    expect(leave).not.toHaveBeenCalled()
    await user.keyboard('b')
    await nextFrame()
    expect(house.state.owners[27]).toBe(P1)
  })

  it('builds evenly with + and says why another step is refused', async () => {
    const { house, user } = sitDown(scene(2).owns(P1, 6, 8, 9).state)
    await nextFrame()
    await user.keyboard('m')
    await nextFrame()
    const more = screen.getByRole('button', { name: 'Build on Vermont Avenue' })
    await user.click(more)
    await user.click(more)
    expect(screen.getByText('Streets of a group must be built up evenly.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Build for \$50/ }))
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'build', player: P1, group: 'lightBlue', levels: [0, 1, 0] }])
  })

  it('makes an offer, lays it before the partner, who changes it and offers back; the other accepts', async () => {
    const { house, user } = sitDown(scene(2).owns(P1, 15).owns(P2, 24).state)
    await nextFrame()
    await user.keyboard('t')
    await user.click(partner('Theo'))
    await user.click(screen.getByRole('button', { name: /Pennsylvania Railroad, railroads/ }))
    await user.click(screen.getByRole('button', { name: /Illinois, group E/ }))
    await user.click(screen.getByRole('button', { name: /Offer it/ }))
    await nextFrame()
    expect(heading()).toHaveTextContent('Deal with Nora?')
    expect(spoken().at(-1)).toMatch(/Refuse, nothing changes, key N; Change it and offer back, key V\.$/)
    await user.keyboard('v')
    await nextFrame()
    const [theirs] = screen.getAllByRole('spinbutton')
    await user.clear(theirs ?? document.body)
    await user.type(theirs ?? document.body, '5')
    await user.tab()
    await user.click(screen.getByRole('button', { name: /Offer it/ }))
    await nextFrame()
    expect(heading()).toHaveTextContent('Deal with Theo?')
    await user.keyboard('y')
    await nextFrame()
    expect([house.state.owners[15], house.state.owners[24]]).toEqual([P2, P1])
    expect(house.state.players.map(({ cash }) => cash)).toEqual([1505, 1495])
  })

  it('lies with the offer that was being weighed when it was left', async () => {
    const house = new House(scene(2).owns(P1, 15).owns(P2, 24).state)
    const [give, take] = [15, 24].map((space) => ({ cash: 0, deeds: [space], cards: [] }))
    if (!give || !take) throw new Error('There is nothing to deal with')
    expect(house.play({ type: 'offer', player: P1, to: P2, give, take })).toMatchObject({ ok: true })
    const ledger = house.state.offers.map((offer) => ({
      seq: 1,
      event: { type: 'offerMade', offer } as const
    }))
    const { user } = sitDownAt(house, 'instant', {}, ledger)
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(heading()).toHaveTextContent('Deal with Nora?')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(heading()).toHaveTextContent('Throw the dice'))
  })

  it('lays an offer from one computer to another before nobody', async () => {
    const { house } = sitDown(scene(3).owns(P1, 15).owns(P2, 24).owns(2, 5).state, {
      computers: [P2, 2]
    })
    const [give, take] = [24, 5].map((space) => ({ cash: 0, deeds: [space], cards: [] }))
    if (!give || !take) throw new Error('There is nothing to deal with')
    expect(house.play({ type: 'offer', player: P2, to: 2, give, take })).toMatchObject({ ok: true })
    await nextFrame()
    expect(house.state.offers).toHaveLength(1)
    expect(screen.queryByText(/is asked$/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  })

  it('opens the rule behind a purchase with ?, and Escape leads back to where the focus was', async () => {
    const { house, leave, user } = sitDown(scene(2, { auctions: false }).at(P1, 20).throws(3, 4).state)
    await waitFor(() => expect(heading()).toHaveFocus())
    const buy = screen.getByRole('button', { name: /Buy for \$260/ })
    buy.focus()
    await user.keyboard('?')
    const rule = await screen.findByRole('heading', { level: 2, name: 'Why buy or auction?' })
    await waitFor(() => expect(rule).toHaveFocus())
    expect(document.querySelector('.plays')).toHaveTextContent(
      'no auctions: what is not bought stays with the Bank, a rule of this table'
    )
    await waitFor(() => expect(spoken().at(-1)).toMatch(/^Why buy or auction\? Only the player/))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(buy).toHaveFocus())
    expect(leave).not.toHaveBeenCalled()
    await user.keyboard('?')
    await nextFrame()
    await user.keyboard('b')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'buy', player: P1 }])
    expect(document.querySelector('section.why')).toBeNull()
  })

  it('has the rule of a refusal at hand', async () => {
    const { house, user } = sitDown(scene(2).state)
    await nextFrame()
    house.state = scene(2).turnOf(P2).state
    await user.keyboard(' ')
    await nextFrame()
    const note = within(screen.getByRole('status'))
    await user.click(note.getByRole('button', { name: 'Why?' }))
    expect(
      await screen.findByRole('heading', { level: 2, name: /Somebody else has to decide/ })
    ).toBeVisible()
  })

  it('shows neither worth nor tenth anywhere while the income tax is chosen (TAX-07)', async () => {
    // worth 830 + 200 + 400 = 1430, a tenth 143; means 830 + 100 + 200 = 1130
    const { user } = sitDown(scene(2).cash(P1, 830).owns(P1, 5, 39).at(P1, 1).throws(1, 2).state)
    await nextFrame()
    const clean = (): void => expect(document.body.textContent).not.toMatch(/143|1,?430|1,?130|687/)
    clean()
    for (const keys of ['?', '{Escape}', 'd', 'm', '{Escape}', 's', '{Escape}', '{F9}', '{Escape}', 'cwlp']) {
      await user.keyboard(keys)
      await nextFrame()
      clean()
    }
  })

  it('lays a handover card between two people, and the turn begins when it is taken', async () => {
    const { house, user } = sitDown(scene(3).turnOf(P2).state, { chosen: { handover: true } })
    const begin = await screen.findByRole('button', { name: /I am here/ })
    await waitFor(() => expect(begin).toHaveFocus())
    expect(spoken().at(-1)).toMatch(/^It is Theo’s turn\./)
    expect(document.querySelector('.slip-place')).toHaveProperty('inert', true)
    await user.keyboard(' ')
    await nextFrame()
    expect(house.acted).toEqual([])
    await waitFor(() => expect(screen.queryByRole('button', { name: /I am here/ })).toBeNull())
    await waitFor(() => expect(heading()).toHaveFocus())
    await user.keyboard(' ')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'throwDice', player: P2 }])
  })

  it('lays no card for a person who plays alone against computers, nor where it was not asked for', async () => {
    sitDown(scene(2).state, { computers: [P2], chosen: { handover: true } })
    await nextFrame()
    expect(screen.queryByRole('button', { name: /I am here/ })).toBeNull()
    document.body.innerHTML = ''
    sitDown(scene(2).state)
    await nextFrame()
    expect(screen.queryByRole('button', { name: /I am here/ })).toBeNull()
  })

  it('tells any seat with F9 what has happened since its last turn', async () => {
    const { house, user } = sitDown(scene(2).owns(P1, 1).state)
    await nextFrame()
    house.play({ type: 'mortgage', player: P1, space: 1 })
    await nextFrame()
    await user.keyboard('{F9}')
    expect(await screen.findByRole('heading', { name: 'Since the game began' })).toBeVisible()
    expect(spoken()).toContain('Nora: You mortgaged Mediterranean Avenue.')
    await user.click(
      within(screen.getByRole('group', { name: 'For whom' })).getByRole('button', { name: 'Theo' })
    )
    expect(document.querySelector('.slip ol')).toHaveTextContent('Nora mortgaged Mediterranean Avenue')
    await waitFor(() => expect(spoken().at(-1)).toBe('Theo: Nora mortgaged Mediterranean Avenue.'))
    await user.keyboard('{F9}')
    await nextFrame()
    expect(heading()).toHaveTextContent('Throw the dice')
  })

  it('builds with the key on the button after a click on +, and steps on where the keys lead to it', async () => {
    const { house, user } = sitDown(
      scene(2)
        .owns(P1, ...GROUP_SPACES.lightBlue)
        .at(P1, 8).state
    )
    await nextFrame()
    await user.keyboard('m')
    const more = await screen.findByRole('button', { name: 'Build on Oriental Avenue' })
    await user.click(more)
    await user.keyboard('{Enter}')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'build', player: P1, group: 'lightBlue', levels: [1, 0, 0] }])
    screen.getByRole('button', { name: 'Build on Vermont Avenue' }).focus()
    await user.keyboard('{Enter}')
    await nextFrame()
    expect(house.acted).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Build for \$50/ })).toBeVisible()
  })

  it('tells each deed that the arrows lead to', async () => {
    const { user } = sitDown(scene(2).owns(P2, 9).at(P1, 5).state)
    await nextFrame()
    await user.keyboard('d')
    await waitFor(() => expect(spoken().at(-1)).toMatch(/^Title deed, with the Bank\. Reading Railroad\./))
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await nextFrame()
    expect(spoken().slice(-2)).toEqual([
      'Nobody owns Vermont Avenue. Its price is $100.',
      'Theo owns Connecticut Avenue.'
    ])
  })

  it('tells at a bid the key that raises too, and leaves its field with Escape', async () => {
    const { leave, user } = sitDown(scene(2).at(P1, 20).throws(3, 4).declines().bids(P2, 60).state)
    await waitFor(() =>
      expect(spoken().at(-1)).toContain('Answers: Raise to $70, key A; Bid $65, key Enter;')
    )
    screen.getByLabelText('Your bid').focus()
    await user.keyboard('{Escape}')
    expect(heading()).toHaveFocus()
    expect(leave).not.toHaveBeenCalled()
  })

  it('reads out another throw with real dice before its faces are entered', async () => {
    const { user } = sitDown(scene(2, { dice: 'table' }).at(P1, 8).state)
    await waitFor(() => expect(spoken()).toHaveLength(1))
    for (const key of ['1', '1', '{Enter}']) {
      await user.keyboard(key)
      await nextFrame()
    }
    await waitFor(() => expect(spoken().at(-1)).toMatch(/Doubles: throw again\. Answers: Enter the throw,/))
  })

  it('asks for rent with the key of a seat', async () => {
    const { user } = sitDown(scene(3, { rent: 'claimNext' }).state)
    await nextFrame()
    await user.keyboard('{F2}')
    expect(await screen.findByText('Theo asks for rent')).toBeVisible()
  })

  it('goes into TV mode and out of it with F10', async () => {
    const { choose, user } = sitDown(scene(2).state)
    await nextFrame()
    await user.keyboard('{F10}')
    expect(choose).toHaveBeenCalledWith({ tv: true })
  })

  it('listens to keys that have been changed, and shows them on their buttons', async () => {
    const { house, user } = sitDown(scene(2).at(P1, 20).throws(3, 4).state)
    await nextFrame()
    setKeys({ buy: 'K' })
    await nextFrame()
    expect(screen.getByRole('button', { name: /Buy for/ })).toHaveAttribute('aria-keyshortcuts', 'K')
    await user.keyboard('b')
    await nextFrame()
    expect(house.acted).toEqual([])
    await user.keyboard('k')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'buy', player: P1 }])
    setKeys({})
  })

  it('picks deeds for a deal on the board', async () => {
    const { user } = sitDown(scene(2).owns(P1, 15).owns(P2, 24).state)
    await nextFrame()
    await user.keyboard('t')
    await user.click(partner('Theo'))
    await fireEvent.click(document.querySelector('[data-space="24"]') ?? document.body)
    expect(screen.getByRole('button', { name: /Illinois, group E/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('tells main that the eye has caught up, and holds it back while a person is busy with the estate', async () => {
    const { house, user } = sitDown(scene(2).turnOf(P2).owns(P1, 5).state, { computers: [P2] })
    house.state = scene(2).turnOf(P1).owns(P1, 5).state
    await nextFrame()
    expect(house.caughtUp).toEqual([0])
    await user.keyboard('m')
    await nextFrame()
    house.play({ type: 'mortgage', player: P1, space: 5 })
    await nextFrame()
    expect(house.caughtUp).toEqual([0])
    await user.keyboard('{Escape}')
    expect(house.caughtUp).toEqual([0, 1])
  })

  it('holds the computers with H and lets them go on with H', async () => {
    const { house, user } = sitDown(scene(2).owns(P1, 5).state, { computers: [P2] })
    await nextFrame()
    await user.keyboard('h')
    house.play({ type: 'mortgage', player: P1, space: 5 })
    await nextFrame()
    expect(house.caughtUp).toEqual([0])
    await user.keyboard('h')
    await nextFrame()
    expect(house.caughtUp).toEqual([0, 1])
  })

  it('uses the first key during a motion to end it, and does not answer with it', async () => {
    const { house, user } = sitDown(scene(2).at(P1, 20).throws(3, 4).state, { speed: 'calm' })
    await nextFrame()
    await user.keyboard('b')
    await nextFrame()
    expect(house.acted).toHaveLength(1)
    await user.keyboard('e')
    await nextFrame()
    expect(house.acted).toHaveLength(1)
    expect(heading()).toHaveTextContent('Everything settled?')
    await user.keyboard('e')
    expect(house.acted).toHaveLength(2)
  })

  it('plays a game between computers to its end at full speed and hands over the winner', async () => {
    // hotels everywhere and little cash: the rents end it soon, through debts, bankruptcies and auctions
    const t = scene(2)
    const estates: [Group, Group][] = [
      ['lightPurple', 'orange'],
      ['red', 'yellow']
    ]
    estates.forEach((groups, seat) => {
      for (const group of groups) t.owns(seat, ...GROUP_SPACES[group]).built(group, 5, 5, 5)
      t.cash(seat, 100)
    })
    const { house, over } = sitDown(t.stock(32, 0).state, { computers: [P1, P2] })
    await waitFor(() => expect(over).toHaveBeenCalledTimes(1), { timeout: 25_000, interval: 50 })
    expect(over.mock.calls[0]?.[0]).toEqual(house.state.outcome)
    expect(spoken().at(-1)).toMatch(/won the game\.$/)
  }, 30_000)
})

describe('Taking back', () => {
  it('strikes out what was taken back, says it, and brings it back', async () => {
    const { house, user } = sitDown(scene(2).at(P1, 0).state)
    await nextFrame()
    await user.keyboard(' ')
    await nextFrame()
    const before = house.state
    await user.keyboard('u')
    await nextFrame()
    expect(house.state.turn.throwDue).toBe(true)
    const ledger = within(screen.getByRole('list', { name: 'Ledger' }))
    expect(ledger.getAllByText(/, taken back$/).length).toBeGreaterThan(0)
    expect(spoken().some((line) => line.startsWith('Taken back: '))).toBe(true)
    await user.keyboard('i')
    await nextFrame()
    expect(house.state).toEqual(before)
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('Asking for rent', () => {
  const claiming = () => scene(4, { rent: 'claimSecond' }).owns(P2, 6)

  it('is there at every moment, and refuses politely where nothing is open', async () => {
    const { house, user } = sitDown(claiming().at(P1, 6).state)
    await nextFrame()
    await user.keyboard('q')
    await user.click(screen.getByRole('button', { name: 'Theo' }))
    await user.keyboard('{Enter}')
    await nextFrame()
    expect(house.acted).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('There is no rent to ask for')
  })

  it('asks the tenant that was chosen', async () => {
    const { house, user } = sitDown(claiming().lands(P1, 6).ends().state)
    await nextFrame()
    await user.keyboard('q')
    await user.keyboard('{Enter}')
    await nextFrame()
    expect(house.acted).toEqual([{ type: 'claimRent', player: P2, tenant: P1, space: 6 }])
    expect(screen.queryByRole('heading', { name: 'Who stood on one of your lots?' })).toBeNull()
  })

  it('is not there where rent comes by itself', () => {
    sitDown(scene(4).state)
    expect(screen.queryByRole('button', { name: 'Rent' })).toBeNull()
  })
})

describe('The game itself', () => {
  it('leaves a seat to the computer and takes it back', async () => {
    const { house, user } = sitDown(scene(2).state)
    await user.keyboard('s')
    await user.click(screen.getAllByRole('button', { name: 'Leave it to the computer' })[1] ?? document.body)
    expect(house.seats[P2]?.computer).toBe('casual')
    expect(spoken().at(-1)).toBe('The computer plays for Theo now.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take it back' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(house.seats[P2]?.computer).toBeNull()
    expect(spoken().at(-1)).toBe('Theo plays in person again.')
    expect(document.activeElement).toHaveTextContent('Leave it to the computer')
  })

  it('lets the computer begin only when the slip is closed, so that a slip of the hand does no harm', async () => {
    const { house, user } = sitDown(scene(2).turnOf(P1).state)
    await user.keyboard('s')
    await user.click(screen.getAllByRole('button', { name: 'Leave it to the computer' })[0] ?? document.body)
    await nextFrame()
    expect(house.acted).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(house.acted.length).toBeGreaterThan(0))
  })

  it('asks again before somebody resigns', async () => {
    const { house, user } = sitDown(scene(3).state)
    await user.keyboard('s')
    await user.click(screen.getAllByRole('button', { name: 'Resign' })[2] ?? document.body)
    expect(house.acted).toEqual([])
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(heading()).toHaveTextContent('Is Lou leaving for good?')
    expect(spoken().at(-1)).toMatch(/Is Lou leaving for good\? Answers: Resign, .*; Stay, .*, key Esc\./)
    await user.keyboard('{Escape}')
    expect(heading()).toHaveTextContent('Seats and the end')
    await user.click(screen.getAllByRole('button', { name: 'Resign' })[2] ?? document.body)
    await user.click(screen.getByRole('button', { name: /^Resign debts are paid/ }))
    expect(house.acted).toEqual([{ type: 'resign', player: 2 }])
  })

  it('ends by agreement of all', async () => {
    const { house, over, user } = sitDown(scene(2).state)
    await user.keyboard('s')
    await user.click(screen.getAllByRole('button', { name: 'End it' })[0] ?? document.body)
    await nextFrame()
    expect(screen.getByText(/One of two would end it now/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'End it' }))
    await nextFrame()
    expect(house.state.outcome?.why).toBe('agreement')
    expect(over).toHaveBeenCalledOnce()
  })

  it('has a key for everything, which works on the seat that the arrows lead to', async () => {
    const { house, over, user } = sitDown(scene(2).state)
    await user.keyboard('sk')
    expect(house.seats[P1]?.computer).toBe('casual')
    await user.keyboard('k{ArrowDown}k')
    expect(house.seats.map(({ computer }) => computer)).toEqual([null, 'casual'])
    await user.keyboard('kb')
    expect(heading()).toHaveTextContent('Is Theo leaving for good?')
    await user.keyboard('{Escape}{ArrowUp}{Delete}')
    await nextFrame()
    expect(house.state.agreed).toEqual([P1])
    await user.keyboard('{ArrowDown}{Delete}')
    await nextFrame()
    expect(house.state.outcome?.why).toBe('agreement')
    expect(over).toHaveBeenCalledOnce()
  })

  it('shows the time that is left, and stops the clock', async () => {
    const house = new House(scene(2, { timeLimit: 60 }).state)
    house.clock = { limit: 3_600_000, played: 900_000, running: true }
    const { user } = sitDownAt(house)
    expect(screen.getByText('45 min left')).toBeVisible()
    await user.keyboard('h')
    expect(house.paused).toEqual([true])
    expect(await screen.findByText('45 min left, paused')).toBeVisible()
  })
})
