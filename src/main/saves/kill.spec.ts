// Power for the promise that every accepted move is on the disk: a process is killed in the middle of its commits.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSaves } from './index'
import { freshFolder } from './testing/folder'
import { beginning, playOn } from './testing/random-play'

const CHILD = ['--import', join(__dirname, 'testing/extensions.mjs'), join(__dirname, 'testing/commits.ts')]
const KILLS = 6

it('a process killed while it commits loses no move that it reported', { timeout: 60_000 }, async () => {
  const folder = freshFolder()
  const script = join(freshFolder(), 'moves.json')
  const opening = beginning('').state
  const moves = [...playOn(opening, 3000)]

  for (let kill = 1; kill <= KILLS; kill++) {
    const game = beginning(randomUUID())
    writeFileSync(script, JSON.stringify({ beginning: game, moves }))
    const reported = await commitUntilKilled(folder, script, kill * 23)

    const { games, putAside } = openSaves(folder, () => undefined)
    const saved = games.read(game.id)
    expect(putAside).toBeNull()
    expect(reported).toBeGreaterThan(0)
    expect(saved.seq).toBeGreaterThanOrEqual(reported)
    expect(saved.seq).toBeLessThan(moves.length)
    expect(saved.state).toEqual(moves[saved.seq - 1]?.state)
    const kept = games.moves(game.id)
    expect(kept).toHaveLength(saved.seq + 1)
    expect(kept.at(-1)?.action).toEqual(moves[saved.seq - 1]?.action)
    expect(games.list()).toHaveLength(kill)
    games.close()
  }
})

/** Starts the process, kills it `patience` milliseconds after its first commit; returns the last commit that it reported. */
async function commitUntilKilled(folder: string, script: string, patience: number): Promise<number> {
  const child = spawn(process.execPath, [...CHILD, folder, script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  child.stdout.on('data', (text: Buffer) => (told += text.toString()))
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), patience))
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  return Number(told.slice(0, told.lastIndexOf('\n')).split('\n').at(-1))
}
