// Games of random actions by any rules: what must hold holds, and wrong actions are refused.
import type { Action } from '../../src/shared/game/actions'
import { decisionOf } from '../../src/shared/game/view'
import { newGame, whyIllegal, type GameState, type Played } from '../../src/main/engine'
import { below, fastChance, seedFrom, type Chance } from '../../src/main/engine/random'
import { faultsIn, INVARIANTS } from '../../src/main/engine/testing/invariants'
import { randomGame, randomTable } from '../../src/main/engine/testing/random-play'
import { countEvents, countTurning } from './census'
import { checkBehind, failureOf, type Checks, type Failure } from './failure'
import type { Tally } from './tally'
import { contradiction, wrongAction } from './wrong-actions'

/** Actions after which a random game is left; many never end. */
const ACTIONS = 600
/** One game in so many is dealt and thrown by the sealed generator of real tables. */
const SEALED = 50
/** And in one of so many, where whole groups are owned, hotels have run out. */
const WITHOUT_HOTELS = 16
/** One action in so many is preceded by a wrong one, and more of them at rare moments, at which other rules count. */
const WRONG = 8
const WRONG_WHEN_RARE = 2

function isTried(state: GameState, chance: Chance): boolean {
  const decision = decisionOf(state)
  const isRare =
    decision?.kind === 'debt' ||
    decision?.kind === 'placement' ||
    state.hotels === 0 ||
    state.players[state.turn.player]?.inJail === true
  return below(chance, isRare ? WRONG_WHEN_RARE : WRONG) === 0
}

/** A random table; some have no hotel left from the start, some are dealt and thrown as real tables are. */
function opening(seed: number): Played {
  const state = randomTable(seed)
  if (seed % WITHOUT_HOTELS === 6) state.hotels = 0
  return seed % SEALED === 0 ? newGame(state.rules, seedFrom(`random game ${seed}`)) : { state, events: [] }
}

/** Plays the game of a seed and adds what came up to the tally, also a failure. */
export function playRandomGame(seed: number, tally: Tally, checks: Checks = INVARIANTS): void {
  const start = opening(seed)
  const { census, random } = tally
  const chance = fastChance(seed + 0x1000_0000)
  const actions: Action[] = []
  let { state } = start
  const fail = (found: Pick<Failure, 'check' | 'detail' | 'probe'>): unknown =>
    tally.failures.push(failureOf({ game: 'random', seed, opening: start.state, actions, ...found }, checks))
  /** Throws a wrong action at the judge; `legal` is one that he would take. */
  const provoke = (legal: Action | null): boolean => {
    const probe = wrongAction(state, legal, chance)
    const why = whyIllegal(state, probe)
    random.wrong++
    if (why) {
      random.refused++
      census.illegalities[why]++
    }
    const detail = contradiction(state, probe)
    if (detail) fail({ check: 'judge', detail, probe })
    return detail !== null
  }

  countEvents(census, start.events)
  random.games++
  try {
    for (const turning of randomGame(state, seed, ACTIONS)) {
      if (isTried(state, chance) && provoke(turning.action)) return
      actions.push(turning.action)
      const [fault] = faultsIn(turning, checks)
      if (fault) return void fail(fault)
      countTurning(census, turning)
      state = turning.state
      random.actions++
    }
    if (state.outcome) random.ended++
    provoke(null)
  } catch (error) {
    fail(checkBehind(state, error))
  }
}
