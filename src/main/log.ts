// Writes what went wrong into a file on this computer, and nowhere else. No names of players belong in it.
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes after which a new file is begun; the one before is kept. */
const FULL = 512 * 1024

let file: string | null = null

/** Opens the log in `folder`. Notes made before are dropped. Never throws: a game can be played without a log. */
export function openLog(folder: string): void {
  file = join(folder, 'freehold.log')
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    note('the folder of the log cannot be made', error)
  }
}

/** Writes one line; an error brings its stack along. Never throws: a full disk must not stop a game twice. */
export function note(what: string, error?: unknown): void {
  if (file === null) return
  const detail = error === undefined ? '' : `\n${describe(error)}`
  try {
    if (sizeOf(file) > FULL) renameSync(file, `${file}.1`)
    appendFileSync(file, `${new Date().toISOString()} ${what}${detail}\n`)
  } catch (failure) {
    process.stderr.write(`The log cannot be written: ${describe(failure)}\n${what}${detail}\n`)
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
