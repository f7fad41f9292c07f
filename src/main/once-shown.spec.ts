// What a start has to tell waits for the window.
import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { onceShown } from './once-shown'

/** What is asked of a window here, as Electron's windows answer it. */
class Shutter extends EventEmitter {
  #isOpen = false
  isVisible = (): boolean => this.#isOpen
  show(): void {
    this.#isOpen = true
    this.emit('show')
  }
}

it('is told when the window is shown, once', () => {
  const window = new Shutter()
  const say = vi.fn()
  onceShown(window, say)
  expect(say).not.toHaveBeenCalled()
  window.show()
  window.show()
  expect(say).toHaveBeenCalledExactlyOnceWith(window)
})

it('is told at once in a window that is seen, and nobody where there is none', () => {
  const window = new Shutter()
  window.show()
  const say = vi.fn()
  onceShown(window, say)
  expect(say).toHaveBeenCalledExactlyOnceWith(window)
  onceShown(null, say)
  expect(say).toHaveBeenCalledOnce()
})
