// npm run bench:ui [-- --json] [-- --starts N]
// How the real window feels, in figures, each beside an empty window of the same Electron on the same machine: start, memory,
// key to pixel, frames of a walk, and what a computer's turn costs at instant speed beyond its thinking.
import type { Page } from '@playwright/test'
import { cpus } from 'node:os'
import { choose, pressPlainly, sitDown, tableOf } from '../e2e/hands'
import { valuesOf, wholeNumbersIn } from '../scripts/arguments'
import { Minds } from '../src/main/ai/minds'
import { dropped, median, quantile, rounded } from './ui/figures'
import {
  countActions,
  gapsOfFrames,
  moveSquare,
  recordFrames,
  recordPresses,
  recordUpdates,
  type Heard,
  type Press
} from './ui/recorders'
import {
  inFolder,
  memoryOf,
  StartHung,
  timeStart,
  withWindow,
  type Kind,
  type Memory,
  type Start
} from './ui/windows'

const PRESSES = 120
const WALKS = 6
const ACTIONS = 1000
/** Seats of the game whose memory is measured, and what each lap brings: nobody shall be ruined too soon. */
const CROWD = 8
const SALARY = 1000
/** Milliseconds at rest after which Chromium and V8 have given back what nobody uses. */
const REST = 45_000
const SEED = 'c0ffee00'.repeat(8)

type Options = { readonly json: boolean; readonly starts: number }

function optionsGiven(): Options {
  const values = valuesOf(process.argv.slice(2), { starts: { type: 'string' }, json: { type: 'boolean' } })
  return { json: values.json ?? false, starts: wholeNumbersIn(values)('starts', { usual: 5 }) }
}

/** Attaching a debugger hangs now and then; such a start is measured again, and counted. */
let hung = 0
async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StartHung) || hung >= 3) throw error
      hung += 1
    }
}

/** Each kind of window in turn, so that a busy minute of the machine disturbs them alike; one round more to warm the caches. */
async function measureStarts(rounds: number) {
  const kinds: readonly Kind[] = ['freehold', 'empty', 'emptyWithDatabase']
  const starts: Record<Kind, Start[]> = { freehold: [], empty: [], emptyWithDatabase: [] }
  await inFolder(async (folder) => {
    await withWindow('freehold', folder, (page) => sitDown(page, tableOf([null, null], SEED)))
    for (let round = 0; round <= rounds; round++)
      for (const kind of kinds) {
        const start = await tried(() => timeStart(kind, folder))
        if (round > 0) starts[kind].push(start)
      }
  })
  const painted = (kind: Kind): number => rounded(median(starts[kind].map(({ painted }) => painted)), 0)
  const table = rounded(median(starts.freehold.map(({ table }) => table)), 0)
  return {
    startScreenMs: painted('freehold'),
    tableAfterContinueMs: table,
    usableTableMs: painted('freehold') + table,
    emptyMs: painted('empty'),
    emptyWithDatabaseMs: painted('emptyWithDatabase'),
    startScreenRatio: rounded(painted('freehold') / painted('emptyWithDatabase'), 2),
    usableTableRatio: rounded((painted('freehold') + table) / painted('emptyWithDatabase'), 2)
  }
}

const summary = (presses: readonly Press[]) => ({
  count: presses.length,
  medianMs: rounded(median(presses.map(({ presented }) => presented))),
  p95Ms: rounded(
    quantile(
      presses.map(({ presented }) => presented),
      0.95
    )
  ),
  handedOverMedianMs: rounded(median(presses.map(({ handedOver }) => handedOver))),
  handedOverP95Ms: rounded(
    quantile(
      presses.map(({ handedOver }) => handedOver),
      0.95
    )
  )
})

const pressesOf = (page: Page): Promise<Press[]> => page.evaluate(() => globalThis.presses ?? [])

/** Two persons at instant speed: whatever is pressed, main judges and saves it, and the whole table is drawn anew. */
async function measurePresses() {
  const freehold = await inFolder((folder) =>
    withWindow('freehold', folder, async (page) => {
      await choose(page, { speed: 'instant' })
      await sitDown(page, tableOf([null, null], SEED))
      await page.evaluate(recordPresses)
      while ((await pressesOf(page)).length < PRESSES) {
        await pressPlainly(page)
        await page.waitForTimeout(60)
      }
      return pressesOf(page)
    })
  )
  const empty = await inFolder((folder) =>
    withWindow('empty', folder, async (page) => {
      await page.evaluate(recordPresses)
      while ((await pressesOf(page)).length < PRESSES) {
        await page.keyboard.press('a')
        await page.waitForTimeout(60)
      }
      return pressesOf(page)
    })
  )
  return { freehold: summary(freehold), empty: summary(empty) }
}

/** The faces 6 and 6 are entered, the token walks, and the throw is taken back, again and again. */
async function measureWalks() {
  const gaps = await inFolder((folder) =>
    withWindow('freehold', folder, async (page) => {
      await choose(page, { speed: 'brisk', motion: 'full' })
      const game = tableOf([null, null], SEED)
      await sitDown(page, { ...game, rules: { ...game.rules, dice: 'table' } })
      const enter = async (one: number, other: number): Promise<void> => {
        const button = page.getByRole('button', { name: `Enter ${one} + ${other}` })
        await page.keyboard.press(String(one))
        await page.keyboard.press(String(other))
        await button.click()
        await button.waitFor({ state: 'detached' })
      }
      const idle = (): Promise<void> => page.locator('.slip-place:not(.busy)').waitFor()
      for (const [one, other] of [
        [6, 5],
        [1, 2]
      ] as const) {
        await enter(one, other)
        await idle()
      }
      const all: number[] = []
      for (let walk = 0; walk < WALKS; walk++) {
        await page.evaluate(recordFrames, '.walking')
        await enter(6, 6)
        await page.locator('.walking').waitFor()
        await page.locator('.walking').waitFor({ state: 'detached' })
        await idle()
        all.push(...(await page.evaluate(gapsOfFrames)))
        await page.keyboard.press('u')
        await page.getByRole('button', { name: /^Enter/ }).waitFor()
        await idle()
      }
      return all
    })
  )
  const emptyGaps = await inFolder((folder) =>
    withWindow('empty', folder, async (page) => {
      const all: number[] = []
      for (let walk = 0; walk < WALKS; walk++) {
        await page.evaluate(recordFrames, '.walking')
        await page.evaluate(moveSquare)
        all.push(...(await page.evaluate(gapsOfFrames)))
      }
      return all
    })
  )
  const interval = median(emptyGaps)
  const of = (list: readonly number[]) => {
    const { frames, longest } = dropped(list, interval)
    return {
      frames: list.length,
      dropped: frames,
      droppedPerWalk: rounded(frames / WALKS),
      longestMs: rounded(longest),
      over50Ms: list.filter((gap) => gap > 50).length
    }
  }
  return { walks: WALKS, intervalMs: rounded(interval), freehold: of(gaps), empty: of(emptyGaps) }
}

/** Milliseconds of each turn, without what the players think, which is measured by asking the same players the same again. */
function turnCosts(heard: readonly Heard[]): { added: number[]; thought: number[] } {
  const minds = new Minds()
  const added: number[] = []
  const thought: number[] = []
  let began: number | null = null
  let thinking = 0
  heard.forEach(({ at, update }, place) => {
    if (update.events.some(({ type }) => type === 'turnStarted')) {
      if (began !== null) {
        added.push(Math.max(0, at - began - thinking))
        thought.push(thinking)
      }
      began = at
      thinking = 0
    }
    const next = heard[place + 1]?.update.action
    if (!next || next.player < 0) return
    const start = performance.now()
    minds.choose({
      view: update.view,
      seat: next.player,
      level: 'casual',
      options: update.options[next.player] ?? [],
      nonce: update.seq
    })
    thinking += performance.now() - start
  })
  return { added, thought }
}

/** Computers alone at instant speed, from a start screen at rest until so many actions are played. */
async function playLong(page: Page, record: () => void, played: () => number): Promise<void> {
  const seats = Array.from({ length: CROWD }, () => 'casual' as const)
  const table = tableOf(seats, SEED)
  await sitDown(page, { ...table, rules: { ...table.rules, salary: SALARY } })
  await page.evaluate(record)
  while ((await page.evaluate(played)) < ACTIONS) {
    if (await page.getByRole('heading', { name: 'How it ended' }).isVisible())
      throw new Error(`The game ended after ${await page.evaluate(played)} actions`)
    await page.waitForTimeout(100)
  }
  await page.keyboard.press('h')
}

/** What memory is in use at the start, and what a long game leaves in use. */
async function measureMemory() {
  const ofEmpty = (kind: Kind): Promise<Memory> =>
    inFolder((folder) =>
      withWindow(kind, folder, async (page, app) => {
        await page.waitForTimeout(REST)
        return memoryOf(app)
      })
    )
  const empty = await ofEmpty('empty')
  const withDatabase = await ofEmpty('emptyWithDatabase')
  const game = await inFolder((folder) =>
    withWindow('freehold', folder, async (page, app) => {
      await choose(page, { speed: 'instant' })
      await page.waitForTimeout(1000)
      const before = await memoryOf(app)
      // nothing is recorded here: what the measuring keeps would count as the game's
      await playLong(page, countActions, () => globalThis.played ?? 0)
      const actions = await page.evaluate(() => globalThis.played ?? 0)
      const inFlight = await memoryOf(app)
      // neither does waste count that is not yet collected
      const session = await page.context().newCDPSession(page)
      await session.send('HeapProfiler.collectGarbage')
      await page.waitForTimeout(REST)
      return { actions, before, inFlight, after: await memoryOf(app) }
    })
  )
  const mebibytes = ({ working, proportional }: Memory) => ({
    working: rounded(working, 0),
    proportional: proportional === null ? null : rounded(proportional, 0)
  })
  const shares = { game: game.after.proportional, empty: withDatabase.proportional }
  return {
    actions: game.actions,
    startScreenMiB: mebibytes(game.before),
    afterGameMiB: mebibytes(game.after),
    beforeCollectionMiB: mebibytes(game.inFlight),
    emptyMiB: mebibytes(empty),
    emptyWithDatabaseMiB: mebibytes(withDatabase),
    ratio: rounded(game.after.working / withDatabase.working, 2),
    proportionalRatio:
      shares.game === null || shares.empty === null ? null : rounded(shares.game / shares.empty, 2)
  }
}

/** What the turns of the computers cost beyond their thinking. */
async function measureComputerTurns() {
  const heard = await inFolder((folder) =>
    withWindow('freehold', folder, async (page) => {
      await choose(page, { speed: 'instant' })
      await playLong(page, recordUpdates, () => globalThis.heard?.at(-1)?.update.seq ?? 0)
      return page.evaluate(() => globalThis.heard ?? [])
    })
  )
  const { added, thought } = turnCosts(heard)
  return {
    turns: added.length,
    addedMedianMs: rounded(median(added)),
    addedP95Ms: rounded(quantile(added, 0.95)),
    thoughtMedianMs: rounded(median(thought), 2),
    updateBytesMedian: median(heard.map(({ update }) => JSON.stringify(update).length)),
    actionsPerTurn: rounded(heard.length / Math.max(1, added.length))
  }
}

async function versions() {
  return inFolder((folder) =>
    withWindow('freehold', folder, async (page, app) => {
      const { electron, chrome } = await page.evaluate(() => window.freehold.appVersions(null))
      const gpu = await app.evaluate(({ app }) => app.getGPUFeatureStatus().gpu_compositing)
      const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
      return {
        electron,
        chrome,
        gpuCompositing: gpu,
        ...size,
        processor: cpus()[0]?.model ?? '',
        cores: cpus().length
      }
    })
  )
}

let options: Options
try {
  options = optionsGiven()
} catch (error) {
  console.error(`bench:ui: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(2)
}
const figures = {
  on: await versions(),
  start: await measureStarts(options.starts),
  press: await measurePresses(),
  walk: await measureWalks(),
  memory: await measureMemory(),
  computerTurn: await measureComputerTurns(),
  hung
}

if (options.json) console.log(JSON.stringify(figures))
else {
  const { on, start, press, walk, memory, computerTurn } = figures
  const shown = ({ working, proportional }: Memory): string => `${working} (${proportional ?? '?'})`
  console.log(`Electron ${on.electron} (Chromium ${on.chrome}), window ${on.width} x ${on.height}, compositing: ${on.gpuCompositing};
${on.cores} cores, ${on.processor}. "Empty" is a window of the same Electron with one line of text.

from the process until the content is painted
  empty ${start.emptyMs} ms, empty with the database open ${start.emptyWithDatabaseMs} ms, start screen ${start.startScreenMs} ms (${start.startScreenRatio} times)
  table after a click on "Continue": ${start.tableAfterContinueMs} ms more, ${start.usableTableMs} ms in all (${start.usableTableRatio} times)
key to first changed pixel: from the time stamp of the key to the frame after the one with the first change, ${press.freehold.count} actions
  median ${press.freehold.medianMs} ms, p95 ${press.freehold.p95Ms} ms (until the frame is handed over ${press.freehold.handedOverMedianMs} and ${press.freehold.handedOverP95Ms} ms)
  empty: median ${press.empty.medianMs} ms, p95 ${press.empty.p95Ms} ms
frames of the page while a token walks twelve spaces (${walk.walks} walks, a frame each ${walk.intervalMs} ms)
  ${walk.freehold.droppedPerWalk} dropped a walk, longest ${walk.freehold.longestMs} ms, ${walk.freehold.over50Ms} over 50 ms; a square over an empty window: longest ${walk.empty.longestMs} ms, ${walk.empty.droppedPerWalk} dropped
memory of all processes in MiB, working sets (shared pages in equal parts)
  empty ${shown(memory.emptyMiB)}, with the database ${shown(memory.emptyWithDatabaseMiB)}, start screen ${shown(memory.startScreenMiB)}, after ${memory.actions} actions ${shown(memory.afterGameMiB)}: ${memory.ratio} (${memory.proportionalRatio ?? 'not known here'}) times; ${shown(memory.beforeCollectionMiB)} as the last move is made
a computer's turn at instant speed, beyond its thinking (${computerTurn.turns} turns of ${computerTurn.actionsPerTurn} actions)
  adds ${computerTurn.addedMedianMs} ms in the median, p95 ${computerTurn.addedP95Ms} ms; it thinks ${computerTurn.thoughtMedianMs} ms; an update has ${computerTurn.updateBytesMedian} bytes`)
}
