// Keys of the screens around the table: each is drawn on a button or in a field, and pressing it presses that button or leads into that field.
import { nameOf } from '../table/key-map'
import { buttonFor } from '../table/keys'

/** Fields keep what is typed into them, and a control that has the focus keeps the keys that work it. */
function keeps(target: Element, key: string): boolean {
  if (target.matches('input[type="text"], input[type="search"], input[type="number"], textarea'))
    return key !== 'Escape'
  if (key.startsWith('Arrow')) return target.matches('input, select')
  return (key === 'Enter' || key === 'Space') && target.matches('button, a, summary, input, select')
}

/** Escape leaves the field that is written in first, and only then the screen. */
function leavesField(target: EventTarget | null, key: string): boolean {
  if (key !== 'Escape' || !(target instanceof Element)) return false
  if (!target.matches('input[type="text"], input[type="number"]')) return false
  document.querySelector<HTMLElement>('h1')?.focus()
  return true
}

/** Presses the button of the page that carries this key, or leads into its field. Returns whether there was one. */
export function pressShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const key = nameOf(event.key)
  if (leavesField(event.target, key)) {
    event.preventDefault()
    return true
  }
  if (event.target instanceof Element && keeps(event.target, key)) return false
  const button = buttonFor(document, key)
  if (!button) return false
  event.preventDefault()
  if (button instanceof HTMLInputElement) {
    button.focus()
    // what is typed takes the place of what is written there
    button.select()
  } else button.click()
  return true
}
