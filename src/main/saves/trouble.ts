// Says in the words of the contract what went wrong with a saved game.
import type { Trouble } from '../../shared/ipc'
import { isDamage } from './database'

/** A trouble that the saves found themselves. */
export class SaveError extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SaveError'
    this.trouble = trouble
  }
}

/**
 * The trouble behind an error of the saves or of the file system, or null for an error of the program itself. SQLite reports a
 * full disk as SQLITE_FULL, or as SHMSIZE when the room fails for the index of its journal; files report ENOSPC or EDQUOT.
 */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof SaveError) return error.trouble
  if (isDamage(error)) return 'gameUnreadable'
  const code = codeOf(error)
  if (FULL.has(code)) return 'diskFull'
  return /^(SQLITE_|E[A-Z]+$)/.test(code) ? 'saveFailed' : null
}

const FULL: ReadonlySet<string> = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'])

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
