// Who can sit down in the league: our levels, each with or without a character, the brisk player, and the bench opponents.
import { BriskPlayer } from '../../src/main/ai/brisk/brisk'
import { Minds } from '../../src/main/ai/minds'
import type { Budget } from '../../src/main/ai/search/race'
import { OPPONENTS, type OpponentName } from '../../src/main/ai/testing/opponents'
import type { Player } from '../../src/main/ai/testing/self-play'
import { playerView } from '../../src/main/engine'
import { CHARACTERS, LEVELS, type Character, type Level } from '../../src/shared/ipc'

/** How much a master may think: rollouts for each decision, and milliseconds after which he stops, or null. */
export type Thinking = { readonly rollouts: number; readonly milliseconds: number | null }

/** Where the milliseconds of decisions are noted: those of a master that were played ahead, and all others of our levels. */
export type Clock = { readonly searched: number[]; readonly quick: number[] }

export const newClock = (): Clock => ({ searched: [], quick: [] })

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name)
const isCharacter = (name: string): name is Character => (CHARACTERS as readonly string[]).includes(name)
const isOpponent = (name: string): name is OpponentName => Object.hasOwn(OPPONENTS, name)

/** All names; a level may be followed by a slash and a character. */
export const NAMES: readonly string[] = [...LEVELS, 'brisk', ...Object.keys(OPPONENTS)]

export function isContestant(name: string): boolean {
  const [level = '', character, ...rest] = name.split('/')
  if (character === undefined) return NAMES.includes(name)
  return rest.length === 0 && isLevel(level) && isCharacter(character)
}

/** A new player for one game; `seed` is the seed of the game, so that it plays the same again. Throws a RangeError. */
export function contestant(name: string, seed: number, thinking: Thinking, clock: Clock): Player {
  if (name === 'brisk') {
    const player = new BriskPlayer()
    return (state, seat) => player.choose(state, seat)
  }
  if (isOpponent(name)) return OPPONENTS[name](seed)
  const [level = '', character] = name.split('/')
  if (!isLevel(level) || (character !== undefined && !isCharacter(character)))
    throw new RangeError(`Nobody is called ${name}`)
  return ourPlayer({ level, character }, seed, thinking, clock)
}

function ourPlayer(
  who: { readonly level: Level; readonly character: Character | undefined },
  seed: number,
  { rollouts, milliseconds }: Thinking,
  clock: Clock
): Player {
  const now = (): number => performance.now()
  const effort = (): Budget =>
    milliseconds === null ? { rollouts } : { rollouts, deadline: now() + milliseconds, now }
  const minds = new Minds(effort)
  let nonce = seed * 10_000
  return (state, seat) => {
    const begun = now()
    const view = playerView(state, seat)
    const { action, weighed } = minds.weigh({ ...who, view, seat, options: [], nonce: ++nonce })
    const isSearched = who.level === 'master' && weighed.some((runner) => runner.rollouts > 0)
    clock[isSearched ? 'searched' : 'quick'].push(now() - begun)
    return action
  }
}
