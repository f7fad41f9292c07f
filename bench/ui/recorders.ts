// What is put into a measured page: each function is sent there as text, so it may use nothing from outside itself.
import type { Bridge, TableUpdate } from '../../src/shared/ipc'

/** Milliseconds from a key to its first changed pixel. */
export type Press = {
  /** Until the frame with the change was handed over by the page's thread. */
  readonly handedOver: number
  /** Until the frame after it began: by then the changed one has been presented. */
  readonly presented: number
}

/** An update as it came to the window, in milliseconds of the page. */
export type Heard = { readonly at: number; readonly update: TableUpdate }

declare global {
  interface Window {
    readonly freehold: Bridge
  }
  // The recorders keep what they have heard on the page.
  var presses: Press[] | undefined
  var gaps: number[] | undefined
  var heard: Heard[] | undefined
  var played: number | undefined
}

/** Records each key from the moment that the browser stamped it to the frame that shows the first change of the page. */
export function recordPresses(): void {
  const recorded: Press[] = []
  globalThis.presses = recorded
  let pressed: number | null = null
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true })
  const isSeen = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement
    return element !== null && element.closest('[role="log"], .spoken') === null
  }
  new MutationObserver((changes) => {
    if (pressed === null || !changes.some(({ target }) => isSeen(target))) return
    const start = pressed
    pressed = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      let handedOver = 0
      port1.onmessage = () => (handedOver = performance.now() - start)
      port2.postMessage(null)
      requestAnimationFrame(() => {
        const presented = performance.now() - start
        recorded.push({ handedOver: handedOver || presented, presented })
      })
    })
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** Starts to note the gaps between frames, as long as something is on the page that matches. */
export function recordFrames(while_: string): void {
  const gaps: number[] = []
  globalThis.gaps = gaps
  let last: number | null = null
  const note = (time: number): void => {
    if (globalThis.gaps !== gaps) return
    const moves = document.querySelector(while_) !== null
    if (moves && last !== null) gaps.push(time - last)
    last = moves ? time : null
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Ends the notes and returns the gaps. */
export function gapsOfFrames(): number[] {
  const noted = globalThis.gaps ?? []
  globalThis.gaps = undefined
  return noted
}

/** Moves a square across the page for a second, by a transform as the token does. */
export async function moveSquare(): Promise<void> {
  const square = document.createElement('div')
  square.className = 'walking'
  square.style.cssText = 'width:40px;height:40px;background:#a8391f;will-change:transform'
  document.body.append(square)
  await square.animate([{ transform: 'none' }, { transform: 'translateX(600px)' }], { duration: 1000 })
    .finished
  square.remove()
}

/** Keeps what is pushed to the window, with the time of its arrival. */
export function recordUpdates(): void {
  const heard: Heard[] = []
  globalThis.heard = heard
  window.freehold.on('tableUpdated', (update) => heard.push({ at: performance.now(), update }))
}

/** Keeps the number of the last action alone, where a longer memory would count as one of the game. */
export function countActions(): void {
  window.freehold.on('tableUpdated', ({ seq }) => (globalThis.played = seq))
}

/** Milliseconds since 1970 when the largest text of the page was first painted: the mere cloth of a table counts for nothing. */
export async function largestPaint(): Promise<number> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    const watch = new PerformanceObserver((list) => {
      watch.disconnect()
      resolve(list.getEntries())
    })
    watch.observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return performance.timeOrigin + Math.max(...entries.map(({ startTime }) => startTime))
}

/** Clicks a button and waits until an element is there and the frame with it was presented; milliseconds. */
export async function timeToShow({ button, wanted }: { button: string; wanted: string }): Promise<number> {
  const find = (): HTMLElement | undefined =>
    [...document.querySelectorAll('button')].find(
      (one) => one.textContent.trim().startsWith(button) && !one.disabled
    )
  while (!find()) await new Promise((resolve) => setTimeout(resolve, 10))
  const start = performance.now()
  find()?.click()
  while (!document.querySelector(wanted)) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return performance.now() - start
}
