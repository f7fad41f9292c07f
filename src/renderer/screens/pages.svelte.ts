// The pages behind the start screen: each is loaded when it is first wanted, or when the first screen has been painted and nothing else is to do.

/** Where the code of each page lies. */
const SOURCES = {
  table: () => import('../table/Table.svelte'),
  newGame: () => import('./NewGame.svelte'),
  saved: () => import('./Saved.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
  winner: () => import('./Winner.svelte'),
  about: () => import('./About.svelte')
}

type Sources = typeof SOURCES
export type PageName = keyof Sources
type LoadedPages = { readonly [N in PageName]?: Awaited<ReturnType<Sources[N]>>['default'] }

/** Resolves when the page has been seen for the first time; an idle moment may well come before that. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const watch = new PerformanceObserver(() => {
      watch.disconnect()
      resolve()
    })
    watch.observe({ type: 'paint', buffered: true })
  })

export class Pages {
  loaded: LoadedPages = $state.raw({})
  /** Whether the first screen has been painted. */
  painted = $state(false)

  /** Rejects if the code of the page cannot be read. */
  async load(name: PageName): Promise<void> {
    if (this.loaded[name]) return
    const { default: page } = await SOURCES[name]()
    this.loaded = { ...this.loaded, [name]: page }
  }

  /** Loads all pages once something is painted, the likeliest first; one that fails will say so when it is wanted. */
  async loadAll(): Promise<void> {
    await firstPaint()
    this.painted = true
    for (const name of Object.keys(SOURCES) as PageName[]) {
      await new Promise((idle) => requestIdleCallback(idle))
      await this.load(name).catch(() => undefined)
    }
  }
}
