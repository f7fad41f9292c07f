// From a pressed key to the button that carries it.
import { tinykeys } from 'tinykeys'
import { KEYS } from './keyboard.svelte'

export { ALWAYS, STATES, type Command } from './key-map'
export { KEYS }

/** Several keys for one button, as `aria-keyshortcuts` writes them. */
export const eitherOf = (...keys: readonly string[]): string => keys.join(' ')

/** The button on the page that a key belongs to, if it can be pressed now. */
export function buttonFor(root: ParentNode, key: string): HTMLElement | null {
  const buttons = root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]:not([aria-disabled], :disabled)')
  return (
    [...buttons].find(
      (button) =>
        button.getAttribute('aria-keyshortcuts')?.split(' ').includes(key) === true &&
        !button.closest('[inert]')
    ) ?? null
  )
}

/** A control that has the focus keeps the keys that it needs itself. */
const ownsKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.matches('button, a, summary, [role="button"]') &&
  (key === 'Enter' || key === 'Space')

/** Signs lie on different keys of different keyboards, with Shift or without. */
const bindingOf = (key: string): string => (/^[^\p{L}\d]$/u.test(key) ? `[Shift]+${key}` : key)

/**
 * Presses the button that carries the key; `press` may take a key that has no button. Returns how to stop. The keys are those
 * set at this moment: listen anew when they change.
 */
export function listenForKeys(target: Window, press: (key: string) => boolean): () => void {
  const keys = [...new Set<string>(Object.values(KEYS))]
  /** What a pointer has clicked has the focus, but nobody works it by keys: those keep the meaning that is drawn on buttons. */
  let clicked: EventTarget | null = null
  const click = ({ detail }: MouseEvent): void => {
    if (detail > 0) clicked = document.activeElement
  }
  const leave = (): void => {
    clicked = null
  }
  target.addEventListener('click', click)
  target.addEventListener('focusout', leave)
  const stop = tinykeys(
    target,
    Object.fromEntries(
      keys.map((key) => [
        bindingOf(key),
        (event: KeyboardEvent) => {
          if (event.defaultPrevented || (event.target !== clicked && ownsKey(event.target, key))) return
          if (press(key)) event.preventDefault()
        }
      ])
    )
  )
  return () => {
    stop()
    target.removeEventListener('click', click)
    target.removeEventListener('focusout', leave)
  }
}
