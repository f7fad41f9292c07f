// Whose address is this? The app's own pages and requests are told from everybody else's here.

export const SCHEME = 'app'
/** Where the built page lives; no other origin is ever shown in a window of the product. */
export const ORIGIN = `${SCHEME}://freehold`

/**
 * Whether a page may be shown and may speak to the main process: the app's own origin, or the development server's.
 * Compared as parsed parts; a prefix would let `app://freehold.example` in.
 */
export function isOwnPage(address: string, server: string | null): boolean {
  const origin = originOf(address)
  return origin !== null && (origin === ORIGIN || (server !== null && origin === originOf(server)))
}

/** Whether a request may go out: an own page, and while developing also the server's socket and the developer tools. */
export function isOwnAddress(address: string, server: string | null): boolean {
  if (isOwnPage(address, server)) return true
  if (server === null) return false
  const socket = originOf(server)?.replace(/^http/, 'ws')
  return originOf(address) === socket || address.startsWith('devtools://') || address.startsWith('data:')
}

/** Scheme and host of an address, or null if it is none. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // Not URL.origin, which is 'null' for every scheme that Node does not know.
  return `${url.protocol}//${url.host}`
}
