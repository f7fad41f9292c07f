// The only door from the page to the main process, typed by the contract.
import type { Bridge } from '../shared/ipc'

declare global {
  interface Window {
    readonly freehold: Bridge
  }
}

/** What the preload script has put on the window; a page without it cannot play, so it fails on the first call. */
export const bridge: Bridge = window.freehold
