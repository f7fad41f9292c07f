// The thread in which computer players think; it is told what lies open on the table and nothing else.
import { parentPort } from 'node:worker_threads'
import type { Action } from '../../shared/game/actions'
import { Minds, type Request } from './minds'

export type Question = { readonly id: number; readonly request: Request }
/** An answer, why there is none, or at first that the thread has started. */
export type Reply =
  | { readonly id: number; readonly action: Action | null }
  | { readonly id: number; readonly error: string }
  | 'ready'

/** Milliseconds that a master thinks about one decision, and rollouts after which more would tell him nothing. */
const THINKING = 44
const ENOUGH = 1200

const now = (): number => performance.now()
const minds = new Minds(() => ({ rollouts: ENOUGH, deadline: now() + THINKING, now }))

const tell = (reply: Reply): void => parentPort?.postMessage(reply)

parentPort?.on('message', ({ id, request }: Question) => {
  try {
    tell({ id, action: minds.choose(request) })
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
tell('ready')
