// The pages behind the start screen: each is loaded when it is first wanted, or while nobody has anything else to do.

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

export class Pages {
  loaded: LoadedPages = $state.raw({})

  /** Rejects if the code of the page cannot be read. */
  async load(name: PageName): Promise<void> {
    if (this.loaded[name]) return
    const { default: page } = await SOURCES[name]()
    this.loaded = { ...this.loaded, [name]: page }
  }

  /** Loads all pages, the likeliest first; one that fails will say so when it is wanted. */
  async loadAll(): Promise<void> {
    for (const name of Object.keys(SOURCES) as PageName[]) {
      await new Promise((idle) => requestIdleCallback(idle))
      await this.load(name).catch(() => undefined)
    }
  }
}
