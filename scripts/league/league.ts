// npm run league: plays matches and rounds between computer players on the real engine, and rates them. See USAGE.
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { showProgress } from '../prove/progress'
import { BadArguments } from '../arguments'
import { planOf, USAGE, type Plan } from './arguments'
import type { Thinking } from './contestants'
import { playLeagueGame, type Game, type Result } from './games'
import { Record } from './record'
import { machineReport, readableReport } from './report'

type Order = { readonly game: Game; readonly thinking: Thinking }

function gamesOf({ matches, games, rounds, field }: Plan): Game[] {
  const all: Game[] = []
  // match by match in laps of all seats, so that a league that is interrupted has some of everything
  for (let index = 0; index < games; index++)
    for (const match of matches) all.push({ kind: 'match', match, index })
  for (let index = 0; index < rounds; index++) all.push({ kind: 'round', field, index })
  return all
}

/** Plays games in threads that run this same program; rejects when one breaks. */
async function playAll(left: Game[], plan: Plan, tell: (game: Game, result: Result) => void): Promise<void> {
  left.reverse()
  const work = (): Promise<void> =>
    new Promise((finished, failed) => {
      const worker = new Worker(new URL(import.meta.url))
      let game: Game | undefined
      const next = (): void => {
        game = left.pop()
        if (game) worker.postMessage({ game, thinking: plan.thinking } satisfies Order)
        else void worker.terminate().then(() => finished(), failed)
      }
      worker.on('error', failed)
      worker.on('message', (result: Result) => {
        if (game) tell(game, result)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(plan.workers, left.length) }, work))
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const plan = planOf(args)
    const record = new Record(plan.file, plan.thinking)
    const left = gamesOf(plan).filter((game) => !record.has(game))
    const progress = showProgress(left.length, 'league')
    await playAll(left, plan, (game, result) => {
      record.add(game, result)
      progress.add(1)
    })
    progress.end()
    console.log(plan.json ? JSON.stringify(machineReport(plan, record)) : readableReport(plan, record))
    return 0
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    console.error(`league: ${error.message}\n\n${USAGE}`)
    return 2
  }
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2))
else
  parentPort?.on('message', ({ game, thinking }: Order) =>
    parentPort?.postMessage(playLeagueGame(game, thinking))
  )
