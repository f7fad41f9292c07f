// Worker threads that do jobs side by side and hand their tallies back.
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { ENOUGH_FAILURES, runJob, type Job } from './jobs'
import { addTo, newTally, type Tally } from './tally'

/** In a worker thread: does jobs for as long as there are any. Whether this is one. */
export function worksForOthers(): boolean {
  if (isMainThread) return false
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(runJob(job)))
  return true
}

/**
 * Does all jobs in threads that run this same program (`program` is its address), and adds up their tallies. `tell` hears of each
 * job that is done. Rejects when a thread breaks.
 */
export async function doAll(
  jobs: readonly Job[],
  program: URL,
  workers: number,
  tell: (job: Job) => void
): Promise<Tally> {
  const sum = newTally()
  const left = jobs.toReversed()
  const work = (): Promise<void> =>
    new Promise((finished, failed) => {
      const worker = new Worker(program)
      let job: Job | undefined
      const next = (): void => {
        job = sum.failures.length < ENOUGH_FAILURES ? left.pop() : undefined
        if (job) worker.postMessage(job)
        else void worker.terminate().then(() => finished(), failed)
      }
      worker.on('error', failed)
      worker.on('message', (tally: Tally) => {
        addTo(sum, tally)
        if (job) tell(job)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work))
  sum.failures.sort((one, other) => one.seed - other.seed)
  return sum
}
