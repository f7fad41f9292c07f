// The proof cut into jobs: each is made from its numbers alone, so that it does not matter who does it, and when.
import type { Plan } from './arguments'
import { playComputerGame } from './computer-games'
import { walkOn, WALKS, type Walk } from './landing'
import { playRandomGame } from './random-games'
import { newTally, type Tally } from './tally'

export type Job =
  | { readonly kind: 'random' | 'computers'; readonly first: number; readonly count: number }
  | { readonly kind: 'walk'; readonly walk: Walk; readonly first: number; readonly count: number }

/** A job is done in some seconds; a game of a walk goes on for this many throws. */
const LARGEST: Readonly<Record<Job['kind'], number>> = { random: 200, computers: 100, walk: 5_000_000 }

/** About how many milliseconds one game or throw takes, for the progress bar. */
const COST: Readonly<Record<Job['kind'], number>> = { random: 6, computers: 7, walk: 0.0002 }

export const costOf = ({ kind, count }: Job): number => COST[kind] * count

function* pieces(
  kind: Job['kind'],
  first: number,
  count: number
): Iterable<{ first: number; count: number }> {
  for (let done = 0; done < count; done += LARGEST[kind])
    yield { first: first + done, count: Math.min(LARGEST[kind], count - done) }
}

/** All jobs of a plan. */
export function jobsOf({
  games,
  computers,
  throws,
  seed
}: Pick<Plan, 'games' | 'computers' | 'throws' | 'seed'>): Job[] {
  const jobs: Job[] = []
  for (const walk of WALKS)
    for (const piece of pieces('walk', seed, throws)) jobs.push({ kind: 'walk', walk, ...piece })
  for (const piece of pieces('computers', seed, computers)) jobs.push({ kind: 'computers', ...piece })
  for (const piece of pieces('random', seed, games)) jobs.push({ kind: 'random', ...piece })
  return jobs
}

/** Failures after which the rest is left out, since then something is wrong everywhere; making them short takes time. */
export const ENOUGH_FAILURES = 10

export function runJob(job: Job): Tally {
  const tally = newTally()
  if (job.kind === 'walk') {
    tally.landings[job.walk] = walkOn(job.walk, job.count, job.first)
    return tally
  }
  const play = job.kind === 'random' ? playRandomGame : playComputerGame
  const end = job.first + job.count
  for (let seed = job.first; seed < end && tally.failures.length < ENOUGH_FAILURES; seed++) play(seed, tally)
  return tally
}
