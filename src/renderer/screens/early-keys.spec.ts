// Keys pressed too early: kept in order for the screen that they are meant for, once each, and no more than a hand presses.
import { onTestFinished, describe, expect, it } from 'vitest'
import { EarlyKeys } from './early-keys'

/** A window with a screen that notes what it gets; `asks` is the key at which it asks for another one. */
function sit(asks = '') {
  const keys = new EarlyKeys(window)
  const got: string[] = []
  const screen = ({ key }: KeyboardEvent): void => {
    got.push(key)
    if (key === asks) keys.wait()
  }
  window.addEventListener('keydown', screen)
  onTestFinished(() => window.removeEventListener('keydown', screen))
  const press = (key: string, more: KeyboardEventInit = {}): void => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    )
  }
  return { keys, got, press }
}

describe('Early keys', () => {
  it('are pressed again in order when the screen stands, those of that moment after them', async () => {
    const { keys, got, press } = sit()
    for (const key of ['2', 'g']) press(key)
    expect(got).toEqual([])
    const given = keys.give()
    press('Escape')
    await given
    expect(got).toEqual(['2', 'g', 'Escape'])
    press('r')
    await keys.give()
    expect(got).toEqual(['2', 'g', 'Escape', 'r'])
  })

  it('wait on where one of them asks for another screen', async () => {
    const { keys, got, press } = sit('n')
    for (const key of ['n', 'r', 'Escape']) press(key)
    await keys.give()
    expect(got).toEqual(['n'])
    await keys.give()
    expect(got).toEqual(['n', 'r', 'Escape'])
  })

  it('are one however long it is held, and few', async () => {
    const { keys, got, press } = sit()
    press('2')
    for (let time = 0; time < 30; time++) press('2', { repeat: true })
    for (let time = 0; time < 30; time++) press('r')
    await keys.give()
    expect(got).toEqual(['2', ...Array<string>(7).fill('r')])
  })

  it('leave the focus and the keys of the system alone', async () => {
    const { keys, got, press } = sit()
    press('Tab')
    press('q', { ctrlKey: true })
    expect(got).toEqual(['Tab', 'q'])
    await keys.give()
    expect(got).toEqual(['Tab', 'q'])
  })

  it('are let go where the screen does not come, or the mouse is taken', async () => {
    const { keys, got, press } = sit()
    press('2')
    keys.forget()
    press('g')
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await keys.give()
    expect(got).toEqual([])
  })
})
