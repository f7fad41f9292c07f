// npm run tune -- [--rounds N] [--games N] [--seed N] [--from FILE] [--file FILE]
// Tunes the dials of the strong player by self-play: again and again a challenger with some dials turned a little plays one
// seat against three players with the dials so far, seats rotated. It is given up as soon as it falls behind, and takes over
// only when it has won clearly more than its share of all its games.
import { readFileSync, writeFileSync } from 'node:fs'
import { newMemory } from '../../src/main/ai/memory'
import { Strategist } from '../../src/main/ai/search/strategist'
import { temperamentOf, type Temperament } from '../../src/main/ai/temperament'
import { computerPlayer, playGame, type Player } from '../../src/main/ai/testing/self-play'
import { playerView } from '../../src/main/engine'
import { fastChance, below, type Chance } from '../../src/main/engine/random'
import { valuesOf, wholeNumbersIn } from '../arguments'

const PLAYERS = 4
/** Dials turned at once, and by how much of themselves (standard deviation). */
const TURNED = 4
const TURN = 0.3
/** Games between two looks at whether a challenger is still worth playing on. */
const LAP = 80
/** Standard errors above its share at which a challenger takes over, and below which it is given up. */
const CONVINCING = 1.7
const HOPELESS = -0.3

type Tuned = { readonly dials: Temperament; readonly obtained: string }

function options() {
  const text = { type: 'string' } as const
  const values = valuesOf(process.argv.slice(2), {
    rounds: text,
    games: text,
    seed: text,
    from: text,
    file: text
  })
  const whole = wholeNumbersIn(values)
  return {
    rounds: whole('rounds', { usual: 60 }),
    games: whole('games', { usual: 800 }),
    seed: whole('seed', { usual: 1 }),
    from: values.from ?? null,
    file: values.file ?? null
  }
}

function normal(chance: Chance): number {
  let sum = -6
  for (let count = 0; count < 12; count++) sum += below(chance, 1_000_000) / 1_000_000
  return sum
}

function challengerTo(dials: Temperament, chance: Chance): { dials: Temperament; turned: string } {
  const names = Object.keys(dials) as (keyof Temperament)[]
  const next = { ...dials }
  const said: string[] = []
  for (let count = 0; count < TURNED; count++) {
    const name = names[below(chance, names.length)] ?? 'horizon'
    next[name] = Number((next[name] * Math.exp(TURN * normal(chance))).toPrecision(4))
    said.push(`${name} ${next[name]}`)
  }
  return { dials: next, turned: said.join(', ') }
}

const NOTHING_SPENT = { rollouts: 0 }

function strong(temperament: Temperament, seed: number): Player {
  const player = new Strategist()
  const mind = { temperament, memory: newMemory(), whim: 0.5 }
  return (state, seat) =>
    player.choose({ view: playerView(state, seat), seat, mind, seed, budget: NOTHING_SPENT }).action
}

/** Standard errors by which the challenger is above its share after its games, and how many it has won. */
function duel(challenger: Temperament, champion: Temperament, first: number, games: number) {
  let won = 0
  let played = 0
  let excess = 0
  while (played < games && (played === 0 || excess > HOPELESS)) {
    for (let count = 0; count < LAP; count++, played++) {
      const seat = played % PLAYERS
      const seed = first + Math.floor(played / PLAYERS)
      const players = Array.from({ length: PLAYERS }, (_, at) =>
        at === seat ? strong(challenger, seed) : computerPlayer(champion)
      )
      if (playGame(players, seed).winner === seat) won++
    }
    const share = won / played
    excess = (share - BASE.share) / Math.sqrt((BASE.share * (1 - BASE.share)) / played)
  }
  return { won, played, excess }
}

const BASE = { share: 1 / PLAYERS }
const { rounds, games, seed, from, file } = options()
let champion: Temperament = from
  ? (JSON.parse(readFileSync(from, 'utf8')) as Tuned).dials
  : temperamentOf('casual')
const chance = fastChance(seed)
let next = seed * 1_000_000
/** What the strong way of playing wins with the same dials: the share that a challenger must beat. */
const start = (dials: Temperament): void => {
  BASE.share = 0
  const { won, played } = duel(dials, dials, next, 2 * games)
  BASE.share = won / played
  console.error(`with equal dials ${won} of ${played}`)
}
start(champion)
let accepted = 0
for (let round = 1; round <= rounds; round++) {
  const { dials, turned } = challengerTo(champion, chance)
  next += games
  const { won, played, excess } = duel(dials, champion, next, games)
  const takesOver = excess > CONVINCING && played >= games
  process.stderr.write(
    `${round}/${rounds} ${takesOver ? '+' : '-'} ${won}/${played} ${excess.toFixed(1)} ${turned}\n`
  )
  if (!takesOver) continue
  accepted++
  champion = dials
  const obtained = `npm run tune -- --rounds ${rounds} --games ${games} --seed ${seed}: ${accepted} of ${round} challengers took over`
  if (file) writeFileSync(file, `${JSON.stringify({ dials: champion, obtained }, null, 2)}\n`)
  else console.log(JSON.stringify({ dials: champion, obtained }))
  start(champion)
}
