// The disk under the games: how much room it has, and whether it is one of another computer.
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Bytes that a folder's disk still has for this user. Throws the error of the file system. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** `\\server\share`, also in the long form `\\?\UNC\server\share`; `\\?\C:` and `\\.\` are this computer. */
const SHARE = /^\\\\(?:\?\\UNC\\|(?![?.]\\))/i
/** What Linux calls file systems over the network: NFS, the three of SMB, and AFS. */
const NETWORK: ReadonlySet<number> = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f])

/**
 * Whether a file lies with another computer, as far as its path or its file system tell: a network drive of Windows under a
 * letter of its own looks like any other disk. Never throws: a disk that cannot be asked is refused when the file is opened.
 */
export function isRemote(file: string): boolean {
  if (SHARE.test(file)) return true
  if (process.platform !== 'linux') return false
  try {
    return NETWORK.has(statfsSync(dirname(file)).type)
  } catch {
    return false
  }
}
