// Files that are replaced as a whole, so that a crash leaves the old or the new one, and read without trust.
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** What is in a file of JSON; undefined if there is no such file. Throws for a file that cannot be read or is no JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Throws the error of the file system; the old file stays then, and nothing beside it. */
export function replaceFile(file: string, text: string): void {
  const fresh = `${file}.new`
  const handle = openSync(fresh, 'w')
  try {
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(fresh, file)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}

/** Throws like `replaceFile`. */
export const replaceJson = (file: string, value: unknown): void =>
  replaceFile(file, `${JSON.stringify(value, null, 2)}\n`)

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
