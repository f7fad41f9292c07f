// Players that are read late: asked like any other, once; what cannot be read is reported and answers nothing.
import { expect, it, vi } from 'vitest'
import type { Chosen, ComputerPlayers, Request } from './ai/players'
import { LatePlayers } from './late-players'

const THROW: Chosen = { action: { type: 'throwDice', player: 0 }, reason: null }
const REQUEST = { seat: 0 } as Request

function players() {
  const prepare = vi.fn()
  const close = vi.fn(() => Promise.resolve())
  const read: ComputerPlayers = {
    prepare,
    choose: () => Promise.resolve(THROW),
    advise: () => Promise.resolve(null),
    close
  }
  return { read, prepare, close }
}

it('are read by the first question, and only once', async () => {
  const { read, prepare } = players()
  const reading = vi.fn(() => Promise.resolve(read))
  const late = new LatePlayers(reading, vi.fn())
  expect(reading).not.toHaveBeenCalled()
  late.prepare(['master'])
  expect(await late.choose(REQUEST)).toBe(THROW)
  await late.load()
  expect(reading).toHaveBeenCalledOnce()
  expect(prepare).toHaveBeenCalledExactlyOnceWith(['master'])
})

it('that cannot be read are reported, answer nothing, and are tried again', async () => {
  const { read } = players()
  const missing = new Error('Cannot find module')
  const reading = vi.fn(() => Promise.resolve(read)).mockRejectedValueOnce(missing)
  const report = vi.fn()
  const late = new LatePlayers(reading, report)
  expect(await late.choose(REQUEST)).toBeNull()
  expect(report).toHaveBeenCalledExactlyOnceWith(missing)
  expect(await late.choose(REQUEST)).toBe(THROW)
})

it('are closed if they were ever read, and answer nothing afterwards', async () => {
  const { read, close } = players()
  const never = new LatePlayers(() => Promise.reject(new Error('not to be read')), vi.fn())
  await never.close()
  const late = new LatePlayers(() => Promise.resolve(read), vi.fn())
  const asked = late.choose(REQUEST)
  await late.close()
  expect(await asked).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})
