// Plays failures of an earlier run again, from the file into which its output went.
import { readFileSync } from 'node:fs'
import { isAction } from '../../src/shared/game/actions'
import { INVARIANTS } from '../../src/main/engine/testing/invariants'
import { BadArguments } from '../arguments'
import { replay, type Failure } from './failure'
import { isMoment } from './moments'
import { commandFor } from './report'

/** The failures in a file: one as it was printed, or the JSON of a whole run. Throws BadArguments. */
function failuresIn(file: string): Failure[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadArguments(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const list: unknown = isRecord(content) && Array.isArray(content.failures) ? content.failures : [content]
  if (!Array.isArray(list) || !list.every(isFailure))
    throw new BadArguments(`${file} holds no failure of a proof`)
  return list
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) &&
  isRecord(value.opening) &&
  typeof value.check === 'string' &&
  Array.isArray(value.actions) &&
  value.actions.every(isAction)

/** Plays the failures of a file again and says what is still wrong; the code to exit with. Throws BadArguments. */
export function again(file: string): number {
  let isBack = false
  for (const failure of failuresIn(file)) {
    console.log(`${failure.game} game ${failure.seed}, ${failure.check}:`)
    if (!(failure.check in INVARIANTS) && !isMoment(failure.check)) {
      console.log(`  shows in the whole game only: ${commandFor(failure)}`)
      isBack = true
      continue
    }
    const detail = replay(failure, failure.actions)
    failure.actions.forEach((action, place) => console.log(`  ${place + 1}. ${JSON.stringify(action)}`))
    console.log(detail === null ? '  nothing is wrong any more' : `  still wrong: ${detail}`)
    if (detail !== null) isBack = true
  }
  return isBack ? 1 : 0
}
