// The time that is left of a timed game, in words that follow the clock.
import { words } from '../i18n'
import type { Table } from './table.svelte'

/** Follows the clock until the component is gone that calls it while it is set up; empty words where nobody counts the time. */
export function readClock(read: () => Table): { readonly words: string } {
  /** Milliseconds of this page, once a second while the clock runs. */
  let now = $state(performance.now())
  $effect(() => {
    if (!read().clock?.running) return
    const timer = setInterval(() => (now = performance.now()), 1000)
    return () => clearInterval(timer)
  })
  return {
    get words() {
      const { clock } = read()
      if (!clock) return ''
      const since = clock.running ? Math.max(0, now - read().clockReadAt) : 0
      const left = Math.max(1, Math.ceil((clock.limit - clock.played - since) / 60_000))
      return words.table.timeLeft(read().view.hourStruck ? 0 : left, !clock.running)
    }
  }
}
