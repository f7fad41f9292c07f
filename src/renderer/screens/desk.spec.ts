// The desk: a screen is shown when its page is there, the newest wish counts, and a page that cannot be loaded says so.
import { describe, expect, it, vi } from 'vitest'
import { table as scene } from '../../main/engine/testing/table'
import { DEFAULT_SETTINGS, type GameSummary } from '../../shared/ipc'
import { House } from '../testing/house'
import { Desk, type DeskBridge } from './desk.svelte'
import { Pages, type PageName } from './pages.svelte'

const GAME = new House(scene().state).opened()

/** A desk whose pages come when `bring` says so, or do not come at all when `lose` does. */
function sit() {
  const arrivals = new Map<PageName, { bring: () => void; lose: () => void }>()
  const pages = {
    loaded: {},
    load: (name: PageName) =>
      new Promise<void>((resolve, reject) => {
        const lose = (): void => reject(new TypeError('Failed to fetch dynamically imported module'))
        arrivals.set(name, { bring: resolve, lose })
      })
  }
  const closeGame = vi.fn<DeskBridge['closeGame']>(() => Promise.resolve(null))
  const bridge: Partial<DeskBridge> = {
    openGame: () => Promise.resolve({ ok: true, value: GAME }),
    listGames: () => Promise.resolve({ ok: true, value: [] }),
    closeGame
  }
  const desk = new Desk(bridge as DeskBridge, DEFAULT_SETTINGS, pages)
  return { desk, pages, closeGame, arrival: (name: PageName) => vi.waitUntil(() => arrivals.get(name)) }
}

describe('Pages', () => {
  it('are shown at once when they are there', () => {
    const { desk, pages } = sit()
    pages.loaded = { about: () => undefined }
    void desk.go({ at: 'about' })
    expect(desk.screen.at).toBe('about')
  })

  it('are waited for, and the screen of before stays meanwhile', async () => {
    const { desk, arrival } = sit()
    const going = desk.go({ at: 'saved' })
    const { bring } = await arrival('saved')
    expect(desk.screen.at).toBe('start')
    expect(desk.underway).toBe(true)
    bring()
    expect(await going).toBe(true)
    expect(desk.screen.at).toBe('saved')
    expect(desk.underway).toBe(false)
  })

  it('that come too late are not shown over what was wanted since', async () => {
    const { desk, arrival } = sit()
    const going = desk.go({ at: 'saved' })
    const { bring } = await arrival('saved')
    await desk.toStart()
    bring()
    await going
    expect(desk.screen.at).toBe('start')
  })

  it('that cannot be loaded are a trouble that is told, and goes with the next screen', async () => {
    const { desk, arrival } = sit()
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const going = desk.go({ at: 'saved' })
    const { lose } = await arrival('saved')
    lose()
    expect(await going).toBe(false)
    expect(desk.screen.at).toBe('start')
    expect(desk.trouble).toBe('pageMissing')
    expect(told).toHaveBeenCalledOnce()
    await desk.go({ at: 'start' })
    expect(desk.trouble).toBeNull()
    told.mockRestore()
  })

  it('leave no game open that nobody can see', async () => {
    const { desk, arrival, closeGame } = sit()
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const opening = desk.open(GAME.id)
    const { lose } = await arrival('table')
    lose()
    await opening
    expect(desk.trouble).toBe('pageMissing')
    expect(desk.underway).toBe(false)
    expect(closeGame).toHaveBeenCalledOnce()
    told.mockRestore()
  })

  it('are all there some time after the first has been painted', async () => {
    let paint = (): void => undefined
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle))
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe = vi.fn()
        disconnect = vi.fn()
        constructor(hear: () => void) {
          paint = hear
        }
      }
    )
    const pages = new Pages()
    const loading = pages.loadAll()
    expect(pages.loaded).toEqual({})
    paint()
    await loading
    expect(Object.keys(pages.loaded).toSorted()).toEqual([
      'about',
      'newGame',
      'rules',
      'saved',
      'settings',
      'table',
      'winner'
    ])
    vi.unstubAllGlobals()
  })
})

describe('A look ahead', () => {
  const summary = (change: Partial<GameSummary>): GameSummary => ({
    ...{ id: 'last', name: 'Sunday table', seats: GAME.seats, banker: null, createdAt: 1, playedAt: 2 },
    ...{ removedAt: null, turn: 3, waiting: null, outcome: null, owners: [], positions: [], lastEvents: [] },
    ...change
  })
  const look = (games: readonly GameSummary[], answer: Awaited<ReturnType<DeskBridge['lookAtGame']>>) => {
    const lookAtGame = vi.fn<DeskBridge['lookAtGame']>(() => Promise.resolve(answer))
    const bridge: Partial<DeskBridge> = {
      lookAtGame,
      openGame: () => new Promise(() => undefined),
      listGames: () => Promise.resolve({ ok: true, value: games })
    }
    const desk = new Desk(bridge as DeskBridge, DEFAULT_SETTINGS, {
      loaded: {},
      load: () => Promise.resolve()
    })
    return { desk, lookAtGame }
  }

  it('falls on the game that "Continue" would open', async () => {
    const { desk, lookAtGame } = look([summary({ id: 'binned', removedAt: 5 }), summary({})], {
      ok: true,
      value: GAME
    })
    await desk.refresh()
    expect(await desk.lookAhead()).toBe(GAME)
    expect(lookAtGame.mock.calls).toEqual([['last']])
  })

  it('sees nothing where no game can go on', async () => {
    const { desk, lookAtGame } = look([], { ok: true, value: GAME })
    await desk.refresh()
    expect(await desk.lookAhead()).toBeNull()
    expect(lookAtGame).not.toHaveBeenCalled()
  })

  it('is for nobody who is on his way to a table', async () => {
    const { desk, lookAtGame } = look([summary({})], { ok: true, value: GAME })
    await desk.refresh()
    void desk.open('last')
    expect(await desk.lookAhead()).toBeNull()
    expect(lookAtGame).not.toHaveBeenCalled()
  })

  it('tells nobody that a game cannot be read, before it is opened', async () => {
    const { desk } = look([summary({})], { ok: false, trouble: 'gameUnreadable' })
    await desk.refresh()
    expect(await desk.lookAhead()).toBeNull()
    expect(desk.trouble).toBeNull()
  })
})
