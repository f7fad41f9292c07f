// Asks one computer for its action, and sees to it that something legal comes of it whatever it answers.
import { decisionOf } from '../shared/game/view'
import type { Chosen, ComputerPlayers, Counsel } from './ai/players'
import { playerView } from './engine'
import type { Note } from './saves'
import { faultOf, isBusiness, safeAction, type Asked } from './session-computers'
import type { Table } from './session-table'

/** Business that a computer may do in one decision; more is taken for a computer that goes round in circles. */
const MOST_BUSINESS = 40
/** Milliseconds that a computer player may think, unless the session says otherwise. */
const PATIENCE = 15_000

type Parts = { readonly players: ComputerPlayers; readonly note: Note; readonly patience?: number }

/** What the computer answers; null also for a computer that fails or takes too long. */
export async function answerOf(parts: Parts, { state, seq }: Table, asked: Asked): Promise<Chosen | null> {
  const { players, note } = parts
  try {
    const question = { ...asked, view: playerView(state, asked.seat), nonce: seq + 1 }
    const answer = await inTime(players.choose(question), parts)
    if (!answer) note(`the computer on seat ${asked.seat} has no answer at action ${question.nonce}`)
    return answer
  } catch (error) {
    note(`the computer on seat ${asked.seat} failed at action ${seq + 1}`, error)
    return null
  }
}

/** What the coach says; null also for a coach who fails or takes too long. */
export async function adviceOf(parts: Parts, counsel: Counsel): Promise<Chosen | null> {
  try {
    return await inTime(parts.players.advise(counsel), parts)
  } catch (error) {
    parts.note(`the coach has no advice for seat ${counsel.seat}`, error)
    return null
  }
}

/** Rejects if an answer takes too long. */
async function inTime<T>(answer: Promise<T>, { patience = PATIENCE }: Parts): Promise<T> {
  let alarm: NodeJS.Timeout | undefined
  const lateness = new Promise<never>((_resolve, reject) => {
    alarm = setTimeout(() => reject(new Error(`No answer in ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([answer, lateness])
  } finally {
    clearTimeout(alarm)
  }
}

/** The answer if it is usable, else a safe action for no reason of its own, so that the game never stands still. */
export function judged({ note }: Parts, table: Table, asked: Asked, answer: Chosen | null): Chosen {
  const safe = (): Chosen => ({ action: safeAction(asked), reason: null })
  const fault = answer && faultOf(table.state, asked, answer.action)
  if (fault) note(`the computer on seat ${asked.seat} answered ${answer.action.type}: ${fault}`)
  if (!answer || fault) return safe()
  if (!isBusiness(answer.action)) return answer
  const decision = decisionOf(table.state)
  const count = table.business.decision === decision ? table.business.count + 1 : 1
  table.business = { decision, count }
  if (count <= MOST_BUSINESS) return answer
  note(`the computer on seat ${asked.seat} goes round in circles`)
  return safe()
}
