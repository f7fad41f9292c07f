// The thread of the computer players, built as it is for the app: it answers, and a hung or crashed one is replaced.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { decisionOf } from '../../shared/game/view'
import { legalActions, playerView, whyIllegal, type GameState } from '../engine'
import { HostedPlayers } from './host'
import { localPlayers } from './local'
import type { Request } from './minds'
import { temperamentOf } from './temperament'
import { builtThread } from './testing/built'
import { nextToAct, positions } from './testing/self-play'

const { folder, file: workerFile } = builtThread('worker')

let running: HostedPlayers | null = null
afterEach(() => running?.close())

/** Players whose thread runs a file; what is reported is collected. */
function host(file: string, patience?: number): { players: HostedPlayers; reports: string[] } {
  const reports: string[] = []
  const report = (error: Error): number => reports.push(error.message)
  running = new HostedPlayers(
    patience === undefined ? { workerFile: file, report } : { workerFile: file, report, patience }
  )
  return { players: running, reports }
}

/** A thread that fails in its own way at its first start, and is the real one from the second start on. */
function failingOnce(name: string, failure: string): string {
  const file = join(folder, `${name}.mjs`)
  const mark = JSON.stringify(join(folder, `${name}.mark`))
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
    import { parentPort } from 'node:worker_threads'
    if (existsSync(${mark})) await import('./worker.mjs')
    else {
      writeFileSync(${mark}, '')
      parentPort.postMessage('ready')
      parentPort.on('message', () => { ${failure} })
    }`
  )
  return file
}

const table = positions(4, temperamentOf('casual'), (state) => state.turn.number % 5 === 2)

function question(nonce: number): { state: GameState; request: Request } {
  const state = table.next().value
  const seat = nextToAct(state) ?? 0
  const options = legalActions(state, seat)
  return { state, request: { view: playerView(state, seat), seat, level: 'strong', options, nonce } }
}

describe('Computer players in a thread', () => {
  it('give the answers that they would give without it, and each to its own question', async () => {
    const { players, reports } = host(workerFile)
    const local = localPlayers()
    const questions = Array.from({ length: 200 }, (_, nonce) => question(nonce))
    const answers = await Promise.all(questions.map(({ request }) => players.choose(request)))
    for (const [at, { state, request }] of questions.entries()) {
      expect(answers[at]).toEqual(await local.choose(request))
      expect(whyIllegal(state, answers[at]?.action)).toBeNull()
    }
    expect(reports).toEqual([])
  })

  it('answer within a moment', async () => {
    const { players } = host(workerFile)
    await players.choose(question(0).request)
    const start = performance.now()
    for (let nonce = 0; nonce < 50; nonce++) await players.choose(question(nonce).request)
    expect((performance.now() - start) / 50).toBeLessThan(50)
  })

  const failures = {
    'is replaced when it crashes': 'throw new Error("out of order")',
    'is replaced when it ends': 'process.exit(3)',
    'is replaced when it hangs in a loop': 'for (;;);',
    'is replaced when it never answers': ''
  }
  it.each(Object.entries(failures))('%s, and every question is answered', async (name, failure) => {
    const { players, reports } = host(failingOnce(name.replaceAll(' ', '-'), failure), 300)
    const asked = [question(1), question(2)]
    const answers = await Promise.all(asked.map(({ request }) => players.choose(request)))
    for (const [at, { state }] of asked.entries()) expect(whyIllegal(state, answers[at]?.action)).toBeNull()
    expect(reports).toHaveLength(1)
    const start = performance.now()
    const { state, request } = question(3)
    expect(whyIllegal(state, (await players.choose(request))?.action)).toBeNull()
    expect(performance.now() - start).toBeLessThan(1000)
    // answered by the new thread: nothing more had to be reported
    expect(reports).toHaveLength(1)
  })

  it('think as masters in the time that they are given', async () => {
    const { players, reports } = host(workerFile)
    await players.choose(question(0).request)
    const times: number[] = []
    for (let nonce = 1; nonce <= 20; nonce++) {
      const { state, request } = question(nonce)
      const start = performance.now()
      const answer = await players.choose({ ...request, level: 'master' })
      times.push(performance.now() - start)
      expect(whyIllegal(state, answer?.action)).toBeNull()
    }
    expect(reports).toEqual([])
    // 44 ms and what a busy machine makes of it
    expect(times.toSorted((one, other) => one - other)[10]).toBeLessThan(250)
  })

  it('refuse a view that no game can produce, say why, and go on', async () => {
    const { players, reports } = host(workerFile)
    const { state, request } = question(4)
    const view = { ...request.view, houses: 99 }
    expect(await players.choose({ ...request, view })).toBeNull()
    expect(reports.length).toBeGreaterThan(0)
    for (const report of reports) expect(report).toMatch(/^Impossible view: there are \d+ houses$/)
    const before = reports.length
    expect(whyIllegal(state, (await players.choose(request))?.action)).toBeNull()
    expect(reports).toHaveLength(before)
  })

  it('do not wait for a thread that takes long to start', async () => {
    const file = join(folder, 'slow.mjs')
    writeFileSync(file, 'await new Promise((ready) => setTimeout(ready, 1500)); await import("./worker.mjs")')
    const { players, reports } = host(file, 200)
    const { state, request } = question(5)
    const start = performance.now()
    expect(whyIllegal(state, (await players.choose(request))?.action)).toBeNull()
    expect(performance.now() - start).toBeLessThan(1200)
    expect(reports).toEqual([])
  })

  it('play on without a thread where none can be started', async () => {
    const { players, reports } = host(join(folder, 'missing.mjs'))
    for (let nonce = 0; nonce < 3; nonce++) {
      const { state, request } = question(nonce)
      expect(decisionOf(state)).not.toBeNull()
      expect(whyIllegal(state, (await players.choose(request))?.action)).toBeNull()
    }
    expect(reports.length).toBeGreaterThanOrEqual(3)
  })

  it('need no thread where nobody looks ahead', async () => {
    const { players, reports } = host(join(folder, 'missing.mjs'))
    players.prepare(['beginner', 'casual'])
    for (const level of ['beginner', 'casual'] as const) {
      const { state, request } = question(6)
      const answer = await players.choose({ ...request, level })
      expect(answer).toEqual(await localPlayers().choose({ ...request, level }))
      expect(whyIllegal(state, answer?.action)).toBeNull()
    }
    expect(reports).toEqual([])
    const waiting = players.choose({ ...question(7).request, level: 'casual' })
    await players.close()
    expect(await waiting).toBeNull()
  })

  it('advise a person in the same way as without it', async () => {
    const { players, reports } = host(workerFile)
    const { state, request } = question(4)
    const { view, seat, options, nonce } = request
    const counsel = { view, seat, options, nonce, quiet: true }
    const advice = await players.advise(counsel)
    expect(advice).toEqual(await localPlayers().advise(counsel))
    expect(whyIllegal(state, advice?.action)).toBeNull()
    expect(reports).toEqual([])
  })

  it('say nothing more once they are closed', async () => {
    const { players, reports } = host(workerFile)
    const waiting = players.choose(question(1).request)
    await players.close()
    expect(await waiting).toBeNull()
    expect(await players.choose(question(2).request)).toBeNull()
    expect(reports).toEqual([])
  })
})
