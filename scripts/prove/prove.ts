// npm run prove: plays masses of games on the real engine, and says whether all that must hold held. See USAGE.
import { again } from './again'
import { BadArguments } from '../arguments'
import { planOf, USAGE, type Plan } from './arguments'
import { doAll, worksForOthers } from './crew'
import { costOf, jobsOf } from './jobs'
import { showProgress } from './progress'
import { machineReport, readableReport } from './report'
import { judge } from './verdict'

/** The code to exit with. */
async function prove(plan: Plan): Promise<number> {
  const jobs = jobsOf(plan)
  const begun = performance.now()
  const progress = showProgress(jobs.reduce((sum, job) => sum + costOf(job), 0))
  const tally = await doAll(jobs, new URL(import.meta.url), plan.workers, (job) => progress.add(costOf(job)))
  progress.end()
  const verdict = judge(tally, plan)
  const seconds = (performance.now() - begun) / 1000
  console.log(
    plan.json
      ? JSON.stringify(machineReport(plan, tally, verdict, seconds))
      : readableReport(plan, tally, verdict, seconds)
  )
  return verdict.passed ? 0 : 1
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const plan = planOf(args)
    return plan.replay === null ? await prove(plan) : again(plan.replay)
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    console.error(`prove: ${error.message}\n\n${USAGE}`)
    return 2
  }
}

if (!worksForOthers()) process.exitCode = await main(process.argv.slice(2))
