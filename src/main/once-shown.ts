// Says what a start has to tell when its window is there to be told in: a question on a hidden one could be missed.
import type { BrowserWindow } from 'electron'

/** At once if the window is to be seen, else as soon as it is; never where it has been closed (null). */
export function onceShown<W extends Pick<BrowserWindow, 'isVisible' | 'once'>>(
  window: W | null,
  say: (shown: W) => void
): void {
  if (window === null) return
  if (window.isVisible()) say(window)
  else window.once('show', () => say(window))
}
