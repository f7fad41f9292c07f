// Keys of the screens around the table: each is drawn on a button or in a field, and pressing it presses that button or leads into that field.

/** Name of a key as the buttons carry it in `aria-keyshortcuts`. */
const nameOf = (key: string): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key)

/** Fields keep what is typed into them, and a control that has the focus keeps the keys that work it. */
function keeps(target: Element, key: string): boolean {
  if (target.matches('input[type="text"], input[type="search"], input[type="number"], textarea'))
    return key !== 'Escape'
  return (key === 'Enter' || key === 'Space') && target.matches('button, a, summary, input, select')
}

/** Presses the button of the page that carries this key, or leads into its field. Returns whether there was one. */
export function pressShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const key = nameOf(event.key)
  if (!/^\w+$/.test(key)) return false
  if (event.target instanceof Element && keeps(event.target, key)) return false
  const button = document.querySelector<HTMLElement>(
    `[aria-keyshortcuts="${key}"]:not([aria-disabled], :disabled)`
  )
  if (!button) return false
  event.preventDefault()
  if (button.matches('input')) button.focus()
  else button.click()
  return true
}
