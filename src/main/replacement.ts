// Small files that are replaced as a whole, so that a crash leaves the old or the new one, and read without trust.
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** What is in a file of JSON; undefined if there is no such file. Throws for a file that cannot be read or is no JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Throws the error of the file system; the old file stays then. */
export function replaceJson(file: string, value: unknown): void {
  const fresh = `${file}.new`
  const handle = openSync(fresh, 'w')
  try {
    writeFileSync(handle, `${JSON.stringify(value, null, 2)}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(fresh, file)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
