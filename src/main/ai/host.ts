// Computer players, those who look ahead in a thread of their own: it may think, hang or crash, and the table notices a short wait.
import { Worker } from 'node:worker_threads'
import type { Level } from '../../shared/ipc'
import { advised, chosenBy } from './counsel'
import { Minds } from './minds'
import type { Chosen, ComputerPlayers, Counsel, Request } from './players'
import type { Asked, Question, Reply } from './worker'

export type Hosting = {
  /** The built file of worker.ts. */
  readonly workerFile: string
  /** Hears of every failure; none of them stops the game. */
  readonly report: (error: Error) => void
  /** Milliseconds after which a question is answered without the thread, once that has started. */
  readonly patience?: number
}

type Waiting = {
  readonly asked: Asked
  readonly answer: (chosen: Chosen | null) => void
  readonly alarm: NodeJS.Timeout
}

/** A master thinks for some forty milliseconds; a busy machine may make much more of it. */
const PATIENCE = 900
/** Who looks ahead. The others judge by rules of thumb, sooner than a question is at the thread; it would cost ten MiB as well. */
const THINKERS: readonly Level[] = ['strong', 'master']
/** A thread that has not started after so many times the patience will not start at all. */
const START = 10

export class HostedPlayers implements ComputerPlayers {
  readonly #hosting: Hosting
  readonly #waiting = new Map<number, Waiting>()
  /** Answers in this thread, where no other one is needed or where it fails. */
  readonly #stand = new Minds()
  #worker: Worker | null = null
  #isReady = false
  #nextId = 1
  #closed = false

  constructor(hosting: Hosting) {
    this.#hosting = hosting
  }

  /** Never rejects: what the thread does not answer in time, the fast policy answers here. Null once it is closed. */
  choose(request: Request): Promise<Chosen | null> {
    return THINKERS.includes(request.level) ? this.#ask({ request }) : this.#askHere({ request })
  }

  /** Like choose. */
  advise(counsel: Counsel): Promise<Chosen | null> {
    return this.#ask({ counsel })
  }

  /** In a turn of its own, so that the window and what is saved get theirs. */
  #askHere(asked: Asked): Promise<Chosen | null> {
    return new Promise((answer) => {
      setImmediate(() => answer(this.#closed ? null : this.#answerHere(asked)))
    })
  }

  #ask(asked: Asked): Promise<Chosen | null> {
    if (this.#closed) return Promise.resolve(null)
    const worker = (this.#worker ??= this.#start())
    const id = this.#nextId++
    return new Promise((answer) => {
      const alarm = setTimeout(
        // an answer that came while this thread was busy is heard first
        () => setImmediate(() => this.#lose(worker, id)),
        this.#hosting.patience ?? PATIENCE
      )
      this.#waiting.set(id, { asked, answer, alarm })
      worker.postMessage({ id, ...asked } satisfies Question)
    })
  }

  prepare(levels: readonly Level[]): void {
    if (!this.#closed && levels.some((level) => THINKERS.includes(level))) this.#worker ??= this.#start()
  }

  async close(): Promise<void> {
    this.#closed = true
    const worker = this.#worker
    this.#worker = null
    for (const waiting of this.#takeAll()) waiting.answer(null)
    await worker?.terminate()
  }

  /** Takes a question back from a thread: from one that hangs with all others, from one that is still starting alone. */
  #lose(worker: Worker, id: number): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    if (this.#isReady) {
      this.#abandon(worker, new Error('The thread of the computer players does not answer'))
      return
    }
    this.#waiting.delete(id)
    waiting.answer(this.#answerHere(waiting.asked))
  }

  #start(): Worker {
    const worker = new Worker(this.#hosting.workerFile)
    this.#isReady = false
    const late = setTimeout(
      () => this.#abandon(worker, new Error('The thread of the computer players does not start')),
      START * (this.#hosting.patience ?? PATIENCE)
    )
    worker.once('message', () => {
      clearTimeout(late)
      if (this.#worker === worker) this.#isReady = true
    })
    worker.once('exit', () => clearTimeout(late))
    worker.on('message', (reply: Reply) => this.#hear(reply))
    worker.on('error', (error) => this.#abandon(worker, asError(error)))
    worker.on('exit', (code) => this.#abandon(worker, new Error(`The thread ended with code ${code}`)))
    return worker
  }

  #hear(reply: Reply): void {
    if (reply === 'ready') return
    const waiting = this.#waiting.get(reply.id)
    if (!waiting) return
    this.#waiting.delete(reply.id)
    clearTimeout(waiting.alarm)
    if ('chosen' in reply) {
      waiting.answer(reply.chosen)
      return
    }
    this.#hosting.report(new Error(reply.error))
    waiting.answer(this.#answerHere(waiting.asked))
  }

  /** Gives up a thread and answers all that waited for it; the next question starts a new one. */
  #abandon(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#hosting.report(error)
    for (const { asked, answer } of this.#takeAll()) answer(this.#answerHere(asked))
    worker.terminate().catch((reason: unknown) => this.#hosting.report(asError(reason)))
  }

  /** Null if the policy fails here too: the session then plays what is safe. */
  #answerHere(asked: Asked): Chosen | null {
    try {
      return 'request' in asked ? chosenBy(this.#stand, asked.request) : advised(asked.counsel)
    } catch (error) {
      this.#hosting.report(asError(error))
      return null
    }
  }

  #takeAll(): Waiting[] {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { alarm } of all) clearTimeout(alarm)
    return all
  }
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))
