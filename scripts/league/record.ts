// The games that were played: kept line by line in a file, so that a league can be interrupted at any moment.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BadArguments } from '../arguments'
import type { Thinking } from './contestants'
import { nameOf, type Game, type Result } from './games'

type Line = Result & { readonly name: string; readonly index: number }

/** Results by the name of the match and the number of the game. */
export class Record {
  readonly #results = new Map<string, Map<number, Result>>()
  readonly #file: string | null

  /** Reads what the file holds already. Throws BadArguments if that was played with other thinking. */
  constructor(file: string | null, thinking: Thinking) {
    this.#file = file
    const head = JSON.stringify(thinking)
    if (file === null) return
    if (!existsSync(file)) {
      writeFileSync(file, `${head}\n`)
      return
    }
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== head) throw new BadArguments(`${file} was played with ${first ?? ''}, not with ${head}`)
    for (const line of lines) {
      const played = parsed(line)
      if (played) this.#note(played)
    }
  }

  has(game: Game): boolean {
    return this.#results.get(nameOf(game))?.has(game.index) ?? false
  }

  add(game: Game, result: Result): void {
    const line: Line = { name: nameOf(game), index: game.index, ...result }
    this.#note(line)
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }

  /** The first games of a match, in order. */
  resultsOf(name: string, games: number): Result[] {
    return [...(this.#results.get(name) ?? [])]
      .filter(([index]) => index < games)
      .toSorted(([one], [other]) => one - other)
      .map(([, result]) => result)
  }

  #note({ name, index, ...result }: Line): void {
    const games = this.#results.get(name) ?? new Map<number, Result>()
    this.#results.set(name, games.set(index, result))
  }
}

/** A line of the file; null for one that was cut off when the league was interrupted. */
function parsed(line: string): Line | null {
  try {
    return JSON.parse(line) as Line
  } catch {
    return null
  }
}
