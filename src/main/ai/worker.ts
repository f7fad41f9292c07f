// The thread in which computer players think; it is told what lies open on the table and nothing else.
import { parentPort } from 'node:worker_threads'
import type { Action } from '../../shared/game/actions'
import { Minds, type Request } from './minds'

export type Question = { readonly id: number; readonly request: Request }
export type Reply = { readonly id: number; readonly action: Action | null }

const minds = new Minds()

parentPort?.on('message', ({ id, request }: Question) => {
  parentPort?.postMessage({ id, action: minds.choose(request) } satisfies Reply)
})
