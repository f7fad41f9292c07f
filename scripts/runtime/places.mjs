// Where things are: this checkout, and the cache that all checkouts of one person share.
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const require = createRequire(import.meta.url)

export const root = resolve(import.meta.dirname, '../..')
export const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'freehold')

/** The folder of an installed package, seen from the checkout or from another package's folder. */
export function packageFolder(name, from = root) {
  return dirname(require.resolve(`${name}/package.json`, { paths: [from] }))
}

export function packageVersion(name) {
  return require(`${name}/package.json`).version
}
