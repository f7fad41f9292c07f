// Files from outside: none is lost, whether it comes before there is a table, with a second copy, or as on a Mac.
import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { receiveFiles, type Taker } from './deliveries'

let app: EventEmitter
let taken: string[][]
const come = vi.fn()
const take: Taker = (files) => void taken.push([...files])
const receive = (...words: string[]) => receiveFiles(app, { words, folder: '/home/theo' }, come)

/** Opens a file as a Mac does; whether the system was told that the app sees to it. */
function openOnMac(file: string): boolean {
  const preventDefault = vi.fn()
  app.emit('open-file', { preventDefault }, file)
  return preventDefault.mock.calls.length === 1
}

beforeEach(() => {
  app = new EventEmitter()
  taken = []
  come.mockReset()
})

describe('Files from outside', () => {
  it('are told from the other arguments of a command line, and found in its folder', () => {
    const words = [
      '/app.freehold',
      '--user-data-dir=/x.freehold',
      'Sunday.FREEHOLD',
      '/nora/a b.freehold',
      'notes.txt'
    ]
    receive(...words)(take)
    expect(taken).toEqual([['/home/theo/Sunday.FREEHOLD', '/nora/a b.freehold']])
  })

  it('wait for the table in the order in which they came', () => {
    const layTable = receive('/app', 'one.freehold')
    expect(openOnMac('/nora/two.freehold')).toBe(true)
    app.emit('second-instance', {}, ['/app', 'three.freehold'], '/home/lou')
    expect(taken).toEqual([])
    layTable(take)
    expect(taken).toEqual([['/home/theo/one.freehold', '/nora/two.freehold', '/home/lou/three.freehold']])
  })

  it('go to the table at once when there is one', () => {
    receive('/app')(take)
    expect(openOnMac('/nora/two.freehold')).toBe(true)
    app.emit('second-instance', {}, ['/app', 'three.freehold'], '/home/lou')
    expect(taken).toEqual([[], ['/nora/two.freehold'], ['/home/lou/three.freehold']])
  })

  it('bring the window to the front when a second copy brings them, and also when it brings none', () => {
    receive('/app')(take)
    expect(come).not.toHaveBeenCalled()
    app.emit('second-instance', {}, ['/app'], '/')
    expect(come).toHaveBeenCalledOnce()
  })
})
