// The thread in which computer players think; it is told what lies open on the table and nothing else.
import { parentPort } from 'node:worker_threads'
import { advised, chosenBy } from './counsel'
import { Minds } from './minds'
import type { Chosen, Counsel, Request } from './players'

export type Question = { readonly id: number } & Asked
/** A computer player's turn, or a person who asks the coach. */
export type Asked = { readonly request: Request } | { readonly counsel: Counsel }
/** An answer, why there is none, or at first that the thread has started. */
export type Reply =
  | { readonly id: number; readonly chosen: Chosen | null }
  | { readonly id: number; readonly error: string }
  | 'ready'

/** Milliseconds that a master thinks about one decision, and rollouts after which more would tell him nothing. */
const THINKING = 44
const ENOUGH = 1200

const now = (): number => performance.now()
const minds = new Minds(() => ({ rollouts: ENOUGH, deadline: now() + THINKING, now }))

const tell = (reply: Reply): void => parentPort?.postMessage(reply)

parentPort?.on('message', ({ id, ...asked }: Question) => {
  try {
    tell({ id, chosen: 'request' in asked ? chosenBy(minds, asked.request) : advised(asked.counsel) })
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
tell('ready')
