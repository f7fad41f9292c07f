// Serves the calls of the contract: only our own page may call, and only with an argument of the agreed shape.
import * as v from 'valibot'
import {
  ARGUMENTS,
  type Answer,
  type AppVersions,
  type Argument,
  type Backup,
  type CallName,
  type Outcomes,
  type Trouble
} from '../shared/ipc'
import { CALL_NAMES } from '../shared/names'
import type { Lengths } from './ai/length-host'
import type { GameFiles } from './game-files'
import type { PresetsFile } from './presets'
import { troubleOf, type Games, type Note } from './saves'
import type { Session } from './session'
import type { SettingsFile } from './settings'

/** One function per call; a forgotten one does not compile. */
export type Handlers = {
  readonly [N in CallName]: (argument: Argument<N>) => Answer<N> | Promise<Answer<N>>
}

/** What of a frame, a page and a call the check of the sender looks at. */
export type Frame = { readonly url: string }
export type Page = { readonly mainFrame: Frame }
export type Caller = { readonly senderFrame: Frame | null }

/** The part of Electron's ipcMain that is used. */
export type CallServer = {
  handle(name: string, listen: (caller: Caller, ...given: unknown[]) => unknown): void
}

export type ServedCalls = {
  readonly server: CallServer
  readonly handlers: Handlers
  /** The page of our window, or null while there is none. */
  readonly page: () => Page | null
  /** Whether an address belongs to the app. */
  readonly isOwnPage: (address: string) => boolean
  readonly note: Note
}

/** Characters of JSON that an argument may have; the largest honest one, a game of eight, has below a thousand. */
export const LARGEST_ARGUMENT = 16 * 1024

/**
 * Answers every call of the contract. A call is refused by a rejected promise, and nothing happens, if it comes from another
 * sender or is malformed. An unexpected error is noted and its text kept from the page.
 */
export function serveCalls({ server, handlers, page, isOwnPage, note }: ServedCalls): void {
  const refuse = (what: string): never => {
    note(what)
    throw new Error(what)
  }
  const fail = (name: CallName, error: unknown): never => {
    note(`call ${name} failed`, error)
    throw new Error(`Failed call: ${name}`, { cause: error })
  }
  const answer = <N extends CallName>(name: N, given: readonly unknown[]): Answer<N> | Promise<Answer<N>> => {
    const argument = argumentOf(name, given) ?? refuse(`Malformed call: ${name}`)
    try {
      const answered = handlers[name](argument.value)
      return answered instanceof Promise ? answered.catch((error: unknown) => fail(name, error)) : answered
    } catch (error) {
      return fail(name, error)
    }
  }
  for (const name of CALL_NAMES)
    server.handle(name, (caller, ...given) =>
      isTrusted(caller, page(), isOwnPage) ? answer(name, given) : refuse(`Refused call: ${name}`)
    )
}

/** Whether a call comes from the main frame of our window while it shows our own page. */
function isTrusted({ senderFrame }: Caller, page: Page | null, isOwnPage: ServedCalls['isOwnPage']): boolean {
  return senderFrame !== null && senderFrame === page?.mainFrame && isOwnPage(senderFrame.url)
}

function argumentOf<N extends CallName>(
  name: N,
  given: readonly unknown[]
): { readonly value: Argument<N> } | null {
  if (given.length !== 1 || !isSmall(given[0])) return null
  const parsed = v.safeParse(ARGUMENTS[name], given[0])
  return parsed.success ? { value: parsed.output } : null
}

function isSmall(argument: unknown): boolean {
  try {
    return ((JSON.stringify(argument) as string | undefined) ?? '').length <= LARGEST_ARGUMENT
  } catch {
    return false // a cycle, a bigint, or nested without end: nothing that the contract knows
  }
}

export type HandlerParts = {
  readonly session: Session
  readonly games: Games
  readonly settings: SettingsFile
  readonly presets: PresetsFile
  readonly lengths: Pick<Lengths, 'measure'>
  readonly files: Pick<GameFiles, 'exportGame' | 'importGame' | 'takeDelivery'>
  readonly backups: {
    readonly list: () => readonly Backup[]
    readonly goBackTo: (name: string) => Promise<unknown>
  }
  readonly versions: AppVersions
  readonly note: Note
}

/** What each call does. */
export function handlersOf(parts: HandlerParts): Handlers {
  const { session, games, settings, presets, lengths, files, backups, versions, note } = parts
  const failure = (error: unknown): { readonly ok: false; readonly trouble: Trouble } => {
    const trouble = troubleOf(error)
    if (!trouble) throw error
    note(`trouble: ${trouble}`, error)
    return { ok: false, trouble }
  }
  const outcomeOf = <T>(work: () => T): Outcomes<T> => {
    try {
      return { ok: true, value: work() }
    } catch (error) {
      return failure(error)
    }
  }
  const outcomeLater = async <T>(work: Promise<T>): Promise<Outcomes<T>> => {
    try {
      return { ok: true, value: await work }
    } catch (error) {
      return failure(error)
    }
  }
  const done = (work: () => void) =>
    outcomeOf(() => {
      work()
      return null
    })
  const then = (work: () => void) => {
    work()
    return null
  }
  return {
    appVersions: () => versions,
    readSettings: () => settings.read(),
    writeSettings: (chosen) => done(() => settings.write(chosen)),
    listGames: () => outcomeOf(() => games.list()),
    createGame: (game) => outcomeOf(() => session.create(game)),
    lookAtGame: (id) => outcomeOf(() => session.look(id)),
    openGame: (id) => outcomeOf(() => session.open(id)),
    closeGame: () => then(() => session.close()),
    renameGame: ({ id, name }) => done(() => games.rename(id, name)),
    removeGame: (id) => done(() => session.remove(id)),
    restoreGame: (id) => done(() => games.restore(id)),
    exportGame: (id) => outcomeLater(files.exportGame(id)),
    importGame: () => outcomeLater(files.importGame()),
    takeDelivery: () => outcomeLater(files.takeDelivery()),
    listBackups: () => outcomeOf(() => backups.list()),
    restoreBackup: (name) => {
      // no game may go on whose records are about to change
      session.close()
      return outcomeLater(backups.goBackTo(name).then(() => null))
    },
    act: (action) => session.act(action),
    weighDeal: (offer) => session.weigh(offer),
    advise: (seat) => session.advise(seat),
    undo: () => session.undo(),
    redo: () => session.redo(),
    setControl: ({ seat, computer }) => done(() => session.setControl(seat, computer)),
    pause: (paused) => then(() => session.pause(paused)),
    readPresets: () => outcomeOf(() => presets.read()),
    savePreset: (preset) => done(() => presets.save(preset)),
    removePreset: (name) => done(() => presets.remove(name)),
    measureLength: (rules) => lengths.measure(rules),
    caughtUp: (seq) => then(() => session.caughtUp(seq)),
    recallGame: () => session.recall(),
    noteFault: (what) => then(() => note(`fault in the page: ${what}`))
  }
}
