// The thread that measures how long games last; a newer question ends an older one after the game that is being played.
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { Rules } from '../../shared/game/rules'
import type { GameLength } from '../../shared/ipc'
import { gamesBy, lengthOf, type PlayedGame } from './length'

export type LengthQuestion = { readonly id: number; readonly rules: Rules }
export type LengthReply = { readonly id: number; readonly length: GameLength }

/** Games that give a steady figure, and milliseconds after which those that were played must do. */
const GAMES = 300
const PATIENCE = 1500

let newest = 0

parentPort?.on('message', (question: LengthQuestion) => {
  newest = question.id
  void measure(question)
})

async function measure({ id, rules }: LengthQuestion): Promise<void> {
  const end = performance.now() + PATIENCE
  const played: PlayedGame[] = []
  for (const game of gamesBy(rules)) {
    played.push(game)
    if (played.length >= GAMES || performance.now() > end) break
    // lets the next question in
    await setImmediate()
    if (newest !== id) return
  }
  parentPort?.postMessage({ id, length: lengthOf(played) } satisfies LengthReply)
}
