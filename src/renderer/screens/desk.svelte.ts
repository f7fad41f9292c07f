// What the window shows apart from a game in play: which screen, the saved games, the settings, what went wrong.
import type {
  Backup,
  Bridge,
  GameSummary,
  NewGame,
  OpenedGame,
  Preset,
  Settings,
  Trouble
} from '../../shared/ipc'
import type { Outcome } from '../../shared/game/view'
import type { Draft } from './draft'
import type { PageName, Pages } from './pages.svelte'

/** Where the rule book or the settings were opened, and what to go back to. */
export type Origin =
  | { readonly from: 'start' }
  | { readonly from: 'newGame'; readonly draft: Draft }
  | { readonly from: 'table'; readonly id: string }

export type Screen =
  | { readonly at: 'start' }
  | { readonly at: 'newGame'; readonly draft: Draft | null }
  | { readonly at: 'saved' }
  | { readonly at: 'rules'; readonly origin: Origin }
  | { readonly at: 'settings'; readonly origin: Origin }
  | { readonly at: 'about' }
  | { readonly at: 'table'; readonly game: OpenedGame }
  | { readonly at: 'winner'; readonly game: OpenedGame; readonly outcome: Outcome }

export type DeskBridge = Pick<
  Bridge,
  | 'writeSettings'
  | 'listGames'
  | 'createGame'
  | 'lookAtGame'
  | 'openGame'
  | 'closeGame'
  | 'renameGame'
  | 'removeGame'
  | 'restoreGame'
  | 'exportGame'
  | 'importGame'
  | 'takeDelivery'
  | 'listBackups'
  | 'restoreBackup'
  | 'recallGame'
  | 'readPresets'
  | 'savePreset'
  | 'removePreset'
>

/** The saved games, or why they cannot be read. */
export type GamesRead = Awaited<ReturnType<Bridge['listGames']>>

/** A screen whose code cannot be loaded is the one trouble that does not come from the main process. */
export type DeskTrouble = Trouble | 'pageMissing'

export class Desk {
  screen: Screen = $state.raw({ at: 'start' })
  /** Newest first, those in the bin included. */
  games: readonly GameSummary[] = $state.raw([])
  settings: Settings
  /** Own sets of rules. */
  presets: readonly Preset[] = $state.raw([])
  trouble: DeskTrouble | null = $state(null)
  /** Whether something failed in the page that nothing has caught, as long as that is told. */
  faulty: boolean = $state(false)
  /** The game that was put into the bin last, as long as that is offered to be undone. */
  removed: GameSummary | null = $state.raw(null)
  /** A game that was written to a file, or taken in from one, as long as that is told. */
  carried: { readonly name: string; readonly file: string } | { readonly game: GameSummary } | null =
    $state.raw(null)

  /** The copies of all games, the newest first; null until they have been read. */
  backups: readonly Backup[] | null = $state.raw(null)
  /** Whether the games have just been put back to how they were, as long as that is told. */
  wentBack = $state(false)

  readonly #bridge: DeskBridge
  readonly #pages: Pick<Pages, 'loaded' | 'load'>
  /** The screen that was asked for last; its page may still be on its way. */
  #wanted: Screen = this.screen
  /** How many ways to a screen are being gone. */
  #ways = $state(0)

  constructor(bridge: DeskBridge, settings: Settings, pages: Pick<Pages, 'loaded' | 'load'>) {
    this.#bridge = bridge
    this.#pages = pages
    this.settings = $state.raw(settings)
  }

  get kept(): readonly GameSummary[] {
    return this.games.filter(({ removedAt }) => removedAt === null)
  }

  get bin(): readonly GameSummary[] {
    return this.games.filter(({ removedAt }) => removedAt !== null)
  }

  /** The game played last that is not over. */
  get current(): GameSummary | null {
    return this.kept.find(({ outcome }) => outcome === null) ?? null
  }

  /** Whether a screen has been asked for that is not shown yet. */
  get underway(): boolean {
    return this.#ways > 0
  }

  /** Whether somebody looks at the first screen, and has not asked for another one. */
  get atRest(): boolean {
    return this.screen.at === 'start' && !this.underway
  }

  async #underway<T>(way: Promise<T>): Promise<T> {
    this.#ways++
    try {
      return await way
    } finally {
      this.#ways--
    }
  }

  /** What a page begins with: the saved games, the table that lay before another page that has died, what was opened from outside. */
  async begin(games: GamesRead): Promise<void> {
    this.#keep(games)
    await this.#underway(this.#recall())
    await this.takeDeliveries()
  }

  async #recall(): Promise<void> {
    const id = await this.#bridge.recallGame(null)
    if (id !== null) await this.open(id)
  }

  /** Reads the saved games anew. */
  async refresh(): Promise<void> {
    this.#keep(await this.#bridge.listGames(null))
  }

  #keep(read: GamesRead): void {
    if (read.ok) this.games = read.value
    else this.#fail(read.trouble)
  }

  /**
   * Shows a screen: at once if its page is there, else as soon as that is loaded, unless another one is wanted by then.
   * Answers whether the page could be loaded; if not, the screen of before stays and says so.
   */
  async go(screen: Screen): Promise<boolean> {
    this.#wanted = screen
    if (screen.at !== 'start' && !this.#pages.loaded[screen.at])
      return this.#underway(this.#fetch(screen, screen.at))
    this.#show(screen)
    return true
  }

  async #fetch(screen: Screen, page: PageName): Promise<boolean> {
    try {
      await this.#pages.load(page)
    } catch (error) {
      console.error(error)
      this.trouble = 'pageMissing'
      return false
    }
    if (this.#wanted === screen) this.#show(screen)
    return true
  }

  #show(screen: Screen): void {
    this.trouble = null
    this.screen = screen
    if (screen.at !== 'saved') this.removed = null
    this.carried = null
    this.wentBack = false
  }

  /** Lays out the saved games; their copies are read meanwhile. */
  async toSaved(): Promise<void> {
    await this.go({ at: 'saved' })
    await this.#readBackups()
  }

  /** Puts all games back to how they were when a copy was made. */
  async goBackTo(backup: Backup): Promise<void> {
    this.#forget()
    const answer = await this.#bridge.restoreBackup(backup.name)
    if (answer.ok) this.wentBack = true
    else this.#fail(answer.trouble)
    await this.refresh()
    await this.#readBackups()
  }

  async #readBackups(): Promise<void> {
    const answer = await this.#bridge.listBackups(null)
    if (answer.ok) this.backups = answer.value
    else this.#fail(answer.trouble)
  }

  async toStart(): Promise<void> {
    await this.#underway(this.#leave())
    await this.refresh()
  }

  async #leave(): Promise<void> {
    const { screen } = this
    const open =
      screen.at === 'table' ||
      screen.at === 'winner' ||
      ((screen.at === 'rules' || screen.at === 'settings') && screen.origin.from === 'table')
    if (open) await this.#bridge.closeGame(null)
    await this.go({ at: 'start' })
  }

  /** Closes the rule book or the settings where they were opened. */
  async goBack(origin: Origin): Promise<void> {
    switch (origin.from) {
      case 'start':
        return this.toStart()
      case 'newGame':
        await this.go({ at: 'newGame', draft: origin.draft })
        return
      case 'table':
        return this.open(origin.id)
    }
  }

  /** Lays out a new game; own sets of rules are read meanwhile. */
  async toNewGame(draft: Draft | null): Promise<void> {
    await this.go({ at: 'newGame', draft })
    await this.#readPresets()
  }

  async savePreset(preset: Preset): Promise<void> {
    await this.#changePresets(this.#bridge.savePreset(preset))
  }

  async removePreset(name: string): Promise<void> {
    await this.#changePresets(this.#bridge.removePreset(name))
  }

  async #changePresets(call: ReturnType<DeskBridge['savePreset']>): Promise<void> {
    this.trouble = null
    const answer = await call
    if (!answer.ok) this.#fail(answer.trouble)
    await this.#readPresets()
  }

  async #readPresets(): Promise<void> {
    const answer = await this.#bridge.readPresets(null)
    if (answer.ok) this.presets = answer.value
    else this.#fail(answer.trouble)
  }

  create(game: NewGame): Promise<void> {
    return this.#underway(this.#lay(this.#bridge.createGame(game)))
  }

  open(id: string): Promise<void> {
    return this.#underway(this.#lay(this.#bridge.openGame(id)))
  }

  /**
   * What the table would show if the game played last went on; null if there is none, if it cannot be read, which opening it will
   * say, or if somebody is on his way elsewhere: main would have read another game last than the one at the table.
   */
  async lookAhead(): Promise<OpenedGame | null> {
    const current = this.atRest ? this.current : null
    const answer = current && (await this.#bridge.lookAtGame(current.id))
    return answer?.ok ? answer.value : null
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#change(this.#bridge.renameGame({ id, name }))
  }

  async remove(game: GameSummary): Promise<void> {
    if (await this.#change(this.#bridge.removeGame(game.id))) this.removed = game
  }

  async bringBack(id: string): Promise<void> {
    if (await this.#change(this.#bridge.restoreGame(id))) this.removed = null
  }

  async exportGame({ id, name }: GameSummary): Promise<void> {
    this.#forget()
    const answer = await this.#bridge.exportGame(id)
    if (!answer.ok) this.#fail(answer.trouble)
    else if (answer.value !== null) this.carried = { name, file: answer.value }
  }

  async importGame(): Promise<void> {
    this.#forget()
    const answer = await this.#bridge.importGame(null)
    if (!answer.ok) this.#fail(answer.trouble)
    else if (answer.value !== null) {
      await this.refresh()
      const game = this.kept.find(({ id }) => id === answer.value)
      this.carried = game ? { game } : null
    }
  }

  /** Takes in all files that were opened from outside, and opens the game of the last one. */
  async takeDeliveries(): Promise<void> {
    for (;;) {
      const answer = await this.#bridge.takeDelivery(null)
      if (answer.ok && answer.value === null) return
      if (answer.ok && answer.value !== null) await this.open(answer.value)
      else if (!answer.ok) this.#fail(answer.trouble)
    }
  }

  #forget(): void {
    this.trouble = null
    this.removed = null
    this.carried = null
    this.wentBack = false
  }

  /** A choice takes effect at once, also where it cannot be saved. */
  async choose(change: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...change }
    this.trouble = null
    const answer = await this.#bridge.writeSettings(this.settings)
    if (!answer.ok) this.#fail(answer.trouble)
  }

  async #lay(call: ReturnType<DeskBridge['openGame']>): Promise<void> {
    const answer = await call
    if (!answer.ok) {
      this.#fail(answer.trouble)
      return
    }
    const game = answer.value
    const { outcome } = game.view
    const isLaid = await this.go(outcome ? { at: 'winner', game, outcome } : { at: 'table', game })
    // nobody would see what the computers play there
    if (!isLaid) await this.#bridge.closeGame(null)
  }

  async #change(call: ReturnType<DeskBridge['removeGame']>): Promise<boolean> {
    this.trouble = null
    const answer = await call
    if (!answer.ok) this.#fail(answer.trouble)
    await this.refresh()
    return answer.ok
  }

  #fail(trouble: DeskTrouble): void {
    this.trouble = trouble
  }
}
