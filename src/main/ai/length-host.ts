// Measures how long games last in a thread of its own, one set of rules at a time, and remembers what it has measured.
import { Worker } from 'node:worker_threads'
import type { Rules } from '../../shared/game/rules'
import type { GameLength } from '../../shared/ipc'
import { measuredRules } from './length'
import type { LengthQuestion, LengthReply } from './length-thread'

export type LengthHosting = {
  /** The built file of length-thread.ts. */
  readonly threadFile: string
  /** Hears of every failure; none of them stops the app. */
  readonly report: (error: Error) => void
  /** Milliseconds after which a thread that does not answer is given up. */
  readonly patience?: number
}

type Waiting = {
  readonly id: number
  readonly key: string
  readonly answers: ((length: GameLength | null) => void)[]
  readonly alarm: NodeJS.Timeout
}

const PATIENCE = 10_000
/** Sets of rules whose measure is remembered; the oldest is forgotten first. */
const REMEMBERED = 200

export class Lengths {
  readonly #hosting: LengthHosting
  readonly #known = new Map<string, GameLength>()
  #worker: Worker | null = null
  #waiting: Waiting | null = null
  #nextId = 1
  #closed = false

  constructor(hosting: LengthHosting) {
    this.#hosting = hosting
  }

  /**
   * How long games by these rules last. Null if other rules were asked for meanwhile, which ends the measuring of these, or
   * if the thread fails. Never rejects. The rules must be playable.
   */
  measure(rules: Rules): Promise<GameLength | null> {
    const key = keyOf(rules)
    const known = this.#known.get(key)
    if (known || this.#closed) return Promise.resolve(known ?? null)
    return new Promise((answer) => {
      if (this.#waiting?.key === key) {
        this.#waiting.answers.push(answer)
        return
      }
      this.#settle(null)
      const worker = (this.#worker ??= this.#start())
      const id = this.#nextId++
      const alarm = setTimeout(
        () => this.#abandon(worker, new Error('The thread that measures lengths does not answer')),
        this.#hosting.patience ?? PATIENCE
      )
      this.#waiting = { id, key, answers: [answer], alarm }
      worker.postMessage({ id, rules: measuredRules(rules) } satisfies LengthQuestion)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const worker = this.#worker
    this.#worker = null
    this.#settle(null)
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#hosting.threadFile)
    // the measure is a courtesy: it must not keep the app from ending
    worker.unref()
    worker.on('message', (reply: LengthReply) => this.#hear(reply))
    worker.on('error', (error) => this.#abandon(worker, asError(error)))
    worker.on('exit', (code) => this.#abandon(worker, new Error(`The thread ended with code ${code}`)))
    return worker
  }

  #hear({ id, length }: LengthReply): void {
    if (this.#waiting?.id !== id) return
    this.#remember(this.#waiting.key, length)
    this.#settle(length)
  }

  #remember(key: string, length: GameLength): void {
    this.#known.set(key, length)
    const [oldest] = this.#known.keys()
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest)
  }

  /** Gives up a thread; the next question starts a new one. */
  #abandon(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#hosting.report(error)
    this.#settle(null)
    worker.terminate().catch((reason: unknown) => this.#hosting.report(asError(reason)))
  }

  #settle(length: GameLength | null): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (!waiting) return
    clearTimeout(waiting.alarm)
    for (const answer of waiting.answers) answer(length)
  }
}

/** The same for rules that only differ in what does not matter, whatever the order of their options. */
const keyOf = (rules: Rules): string => JSON.stringify(Object.entries(measuredRules(rules)).toSorted())

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))
