// The desk: a screen is shown when its page is there, the newest wish counts, and a page that cannot be loaded says so.
import { describe, expect, it, vi } from 'vitest'
import { table as scene } from '../../main/engine/testing/table'
import { DEFAULT_SETTINGS } from '../../shared/ipc'
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
    bring()
    expect(await going).toBe(true)
    expect(desk.screen.at).toBe('saved')
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
