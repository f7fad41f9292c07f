// Games as files of the system: written and read where the player says, and taken in when one is opened by double click.
import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { replaceFile } from './replacement'
import { SaveError, troubleOf, type Games } from './saves'
import { GAME_FILE } from './file-type'
import { fileOf, gameOf, LARGEST_FILE } from './session-file'

/** What asks the player for a file; null if he wants none. */
export type FilePicker = {
  readonly toSave: (proposed: string) => Promise<string | null>
  readonly toOpen: () => Promise<string | null>
}

export class GameFiles {
  readonly #games: Games
  readonly #picker: FilePicker
  #delivered: string[] = []
  #tell: () => void = () => undefined

  constructor(games: Games, picker: FilePicker) {
    this.#games = games
    this.#picker = picker
  }

  /** The name of the file that was written, or null. Rejects with SaveError or the error of the file system. */
  async exportGame(id: string): Promise<string | null> {
    const saved = this.#games.read(id)
    const text = fileOf(saved, this.#games.moves(id))
    const file = await this.#picker.toSave(`${fileNameOf(saved.name)}.${GAME_FILE}`)
    if (file === null) return null
    replaceFile(file, text)
    return basename(file)
  }

  /** The id of the game that was taken in, or null. Rejects like `take`. */
  async importGame(): Promise<string | null> {
    const file = await this.#picker.toOpen()
    await this.#games.settled()
    return file === null ? null : this.take(file)
  }

  /** Takes in the game of a file under a new id. Throws SaveError or SQLite's own error; nothing has changed then. */
  take(file: string): string {
    const { setup, played, state, moves } = gameOf(textOf(file))
    const id = randomUUID()
    this.#games.adopt({ id, ...setup, played, seq: moves.length - 1, state }, moves)
    return id
  }

  /** Calls back when a file is delivered. */
  ondelivery(tell: () => void): void {
    this.#tell = tell
  }

  deliver(files: readonly string[]): void {
    if (files.length === 0) return
    this.#delivered.push(...files)
    this.#tell()
  }

  /** Takes in the file that was delivered first; null if there is none. Rejects like `take`. */
  async takeDelivery(): Promise<string | null> {
    await this.#games.settled()
    const file = this.#delivered.shift()
    return file === undefined ? null : this.take(file)
  }
}

/** A name of a game without what some system does not allow in names of files. */
const fileNameOf = (name: string): string =>
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  name.replace(/[<>:"/\\|?*\u0000-\u001f]/g, ' ').replace(/^[. ]+|[. ]+$/g, '') || 'Game'

function textOf(file: string): string {
  try {
    if (statSync(file).size > LARGEST_FILE) throw new SaveError('fileUnreadable', 'The file is too large')
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (troubleOf(error) === null) throw error
    throw new SaveError('fileUnreadable', `${file} cannot be read`, error)
  }
}
