// npm run bench:engine [-- --games N] [-- --json]
// How fast the one engine is on one core: whole four-player games of brisk players by the official rules, single actions
// with and without events, copies. Times are of the processor, not of the clock, so that a busy machine disturbs them less;
// still, compare only figures of one sitting.
import { valuesOf, wholeNumbersIn } from '../scripts/arguments'
import { BriskPlayer } from '../src/main/ai/brisk/brisk'
import { playGame, TURN_LIMIT, type Player } from '../src/main/ai/testing/self-play'
import { apply, copyState, newSimulation, simulate, type GameState } from '../src/main/engine'
import type { Action } from '../src/shared/game/actions'
import { officialRules } from '../src/shared/game/rules'

const PLAYERS = 4
const PASSES = 5
/** Games that are recorded action by action and played again. */
const RECORDED = 200
const COPIES = 100_000
/** Games a second of the fastest public engine in JavaScript, which has fewer rules; measured on another machine. */
const BEST_PUBLIC = 458

function gamesWanted(): { games: number; json: boolean } {
  const values = valuesOf(process.argv.slice(2), { games: { type: 'string' }, json: { type: 'boolean' } })
  const games = wholeNumbersIn(values)('games', { least: 100, usual: 4000 })
  return { games, json: values.json ?? false }
}

/** Seconds of the processor that this process has used. */
function processor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function timed(work: () => void): number {
  const start = processor()
  work()
  return processor() - start
}

/** The middle one of several measures, taken after one for the compiler. */
function median(measure: () => number): number {
  measure()
  const measures = Array.from({ length: PASSES }, measure).sort((one, other) => one - other)
  return measures[PASSES >> 1] ?? NaN
}

function briskTable(): Player[] {
  return Array.from({ length: PLAYERS }, () => {
    const player = new BriskPlayer()
    return (state, seat) => player.choose(state, seat)
  })
}

function measureGames(games: number) {
  let turns = 0
  let actions = 0
  let decided = 0
  let seed = 0
  const seconds = median(() => {
    turns = actions = decided = 0
    return timed(() => {
      for (let game = 0; game < games; game++) {
        const result = playGame(briskTable(), seed++)
        turns += result.turns
        actions += result.actions
        if (result.winner !== null) decided++
      }
    })
  })
  return {
    games,
    gamesPerSecond: games / seconds,
    turnsPerSecond: turns / seconds,
    turnsPerGame: turns / games,
    actionsPerGame: actions / games,
    decidedShare: decided / games
  }
}

/** Whole games as their actions. */
function record(): Action[][] {
  return Array.from({ length: RECORDED }, (_, seed) => {
    const list: Action[] = []
    playGame(briskTable(), seed, (_state, action) => list.push(action))
    return list
  })
}

function measureActions(games: readonly Action[][]) {
  const count = games.reduce((sum, { length }) => sum + length, 0)
  const start = (seed: number): GameState => newSimulation(officialRules(PLAYERS), seed)
  const silent = median(() =>
    timed(() => {
      games.forEach((actions, seed) => {
        const state = start(seed)
        for (const action of actions) simulate(state, action)
      })
    })
  )
  const told = median(() =>
    timed(() => {
      games.forEach((actions, seed) => {
        let state = start(seed)
        for (const action of actions) ({ state } = apply(state, action))
      })
    })
  )
  return { actionsPerSecond: count / silent, actionsPerSecondJudgedCopiedWithEvents: count / told }
}

/** A position in the middle of a game. */
function middleOf(games: readonly Action[][]): GameState {
  const state = newSimulation(officialRules(PLAYERS), 0)
  const actions = games[0] ?? []
  for (const action of actions.slice(0, actions.length >> 1)) simulate(state, action)
  return state
}

function measureCopies(state: GameState) {
  const times = (copies: number, copy: () => unknown): number =>
    median(() =>
      timed(() => {
        for (let count = 0; count < copies; count++) copy()
      })
    ) / copies
  const own = times(COPIES, () => copyState(state))
  const structured = times(COPIES / 20, () => structuredClone(state))
  return {
    cloneMicroseconds: own * 1e6,
    structuredCloneRatio: structured / own,
    stateBytes: Buffer.byteLength(JSON.stringify(state))
  }
}

let wanted
try {
  wanted = gamesWanted()
} catch (error) {
  console.error(`bench:engine: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(2)
}
const { games, json } = wanted
const recorded = record()
const figures = {
  players: PLAYERS,
  policy: 'brisk players: build, trade, bid',
  turnLimit: TURN_LIMIT * PLAYERS,
  ...measureGames(games),
  ...measureActions(recorded),
  ...measureCopies(middleOf(recorded)),
  ratioToBestPublicEngine: 0
}
figures.ratioToBestPublicEngine = figures.gamesPerSecond / BEST_PUBLIC

if (json) console.log(JSON.stringify(figures))
else {
  const whole = (figure: number): string => Math.round(figure).toLocaleString('en')
  console.log(`Four brisk players by the official rules, one core, median of ${PASSES} passes of ${games} games
games a second        ${whole(figures.gamesPerSecond)} (${figures.ratioToBestPublicEngine.toFixed(1)} times the best public engine in JavaScript)
player turns a second ${whole(figures.turnsPerSecond)}
a game                ${whole(figures.turnsPerGame)} turns, ${whole(figures.actionsPerGame)} actions, ${(100 * figures.decidedShare).toFixed(2)} % decided
actions a second      ${whole(figures.actionsPerSecond)} in place and silent, ${whole(figures.actionsPerSecondJudgedCopiedWithEvents)} judged, copied and told as events
copy of a state       ${figures.cloneMicroseconds.toFixed(2)} microseconds (structuredClone takes ${figures.structuredCloneRatio.toFixed(0)} times as long)
bytes of a state      ${whole(figures.stateBytes)} as JSON`)
}
