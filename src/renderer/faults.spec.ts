// Faults in the page that nothing has caught: each is told once, with all that is known of it.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LONGEST_FAULT } from '../shared/ipc'
import { watchFaults } from './faults'

let heard: string[]
let stop: () => void

beforeEach(() => {
  heard = []
  stop = watchFaults(window, (what) => heard.push(what))
})
afterEach(() => stop())

const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

it('tells an error that was thrown, with its stack', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('no paper') }))
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatch(/^Error: no paper\n\s+at /)
})

it('tells a promise that was broken, whatever it was broken with', () => {
  reject(new Error('Failed call: act'))
  reject('no reason')
  reject(undefined)
  expect(heard.map((what) => what.split('\n', 1)[0])).toEqual([
    'Error: Failed call: act',
    'no reason',
    'undefined'
  ])
})

it('tells no more than the log takes', () => {
  reject('x'.repeat(LONGEST_FAULT + 1))
  expect(heard).toEqual(['x'.repeat(LONGEST_FAULT)])
})

it('tells nothing more once it has been stopped', () => {
  stop()
  reject('late')
  expect(heard).toEqual([])
})
