// Asks one computer for its action, and sees to it that something legal comes of it whatever it answers.
import type { Action } from '../shared/game/actions'
import { decisionOf } from '../shared/game/view'
import type { ComputerPlayers } from './ai/players'
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
export async function answerOf(parts: Parts, { state, seq }: Table, asked: Asked): Promise<Action | null> {
  const { players, note, patience = PATIENCE } = parts
  let alarm: NodeJS.Timeout | undefined
  const lateness = new Promise<never>((_resolve, reject) => {
    alarm = setTimeout(() => reject(new Error(`No answer in ${patience} ms`)), patience)
  })
  try {
    const question = { ...asked, view: playerView(state, asked.seat), nonce: seq + 1 }
    const answer = await Promise.race([players.choose(question), lateness])
    if (!answer) note(`the computer on seat ${asked.seat} has no answer at action ${question.nonce}`)
    return answer
  } catch (error) {
    note(`the computer on seat ${asked.seat} failed at action ${seq + 1}`, error)
    return null
  } finally {
    clearTimeout(alarm)
  }
}

/** The answer if it is usable, else a safe action, so that the game never stands still. */
export function judged({ note }: Parts, table: Table, asked: Asked, answer: Action | null): Action {
  const fault = answer && faultOf(table.state, asked, answer)
  if (fault) note(`the computer on seat ${asked.seat} answered ${answer.type}: ${fault}`)
  if (!answer || fault) return safeAction(asked)
  if (!isBusiness(answer)) return answer
  const decision = decisionOf(table.state)
  const count = table.business.decision === decision ? table.business.count + 1 : 1
  table.business = { decision, count }
  if (count <= MOST_BUSINESS) return answer
  note(`the computer on seat ${asked.seat} goes round in circles`)
  return safeAction(asked)
}
