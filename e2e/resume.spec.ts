// A game goes on at the very decision where it was when the app died: killed outright, or its window closed.
import type { ElectronApplication, Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Action } from '../src/shared/game/actions'
import { officialRules } from '../src/shared/game/rules'
import type { Level, NewGame, OpenedGame } from '../src/shared/ipc'
import { expect, launch, startAgain, test } from './app'
import { answerQuestions, questionsAsked } from './hands'

/** Where the header of a database has the number of its format. */
const FORMAT_AT = 60

/** The moments at which the app dies, in the order in which one game comes to them. */
const MOMENTS = ['auction', 'middle of a turn', 'trade offer', 'debt'] as const
type Moment = (typeof MOMENTS)[number]

test('A game survives the death of the app at any decision', async ({ dataDir }) => {
  let { app, page } = await start(dataDir)
  const { id } = await create(page, null)

  for (const moment of MOMENTS) {
    await test.step(`killed in the ${moment}`, async () => {
      const left = await playTo(page, id, moment)
      await kill(app)
      ;({ app, page } = await start(dataDir))
      expect(await listed(page)).toEqual([{ id, waiting: waitingIn(left) }])
      expect(await open(page, id)).toEqual(left)
    })
  }

  await test.step('window closed in the middle', async () => {
    const left = await playTo(page, id, 'auction')
    const closed = app.waitForEvent('close')
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await closed
    ;({ app, page } = await start(dataDir))
    expect(await open(page, id)).toEqual(left)
    await playTo(page, id, 'middle of a turn')
  })

  await test.step('killed after something was taken back', async () => {
    const before = await open(page, id)
    expect(await page.evaluate(() => window.freehold.undo(null))).toEqual({ ok: true, seq: before.seq + 1 })
    const left = await open(page, id)
    expect(left.view).not.toEqual(before.view)
    await kill(app)
    ;({ app, page } = await start(dataDir))
    expect(await open(page, id)).toEqual(left)
    expect(await page.evaluate(() => window.freehold.redo(null))).toEqual({ ok: true, seq: before.seq + 2 })
    expect((await open(page, id)).view).toEqual(before.view)
  })
  await app.close()
})

test('Computers that are killed in full flight, or lose their file, go on from their last move', async ({
  dataDir
}) => {
  let { app, page } = await start(dataDir)
  const { id } = await create(page, 'casual')
  const shown = await watch(page, id, 60)
  await kill(app)
  ;({ app, page } = await start(dataDir))
  const { seq } = await open(page, id)
  // They played on until the kill: moves may have been saved without being shown, but never the other way round.
  expect(seq).toBeGreaterThanOrEqual(shown)
  expect(await watch(page, id, 20)).toBeGreaterThanOrEqual(seq + 20)

  const file = join(dataDir, 'games.db')
  for (const [what, spoil] of [
    ['The file of your saved games had disappeared.', () => rmSync(file)],
    ['The file of your saved games was damaged.', () => scribbleOver(file)]
  ] as const)
    await test.step(what, async () => {
      await answerQuestions(app)
      spoil()
      const seen = await watch(page, id, 20)
      await expect.poll(() => questionsAsked(app)).toEqual([what])
      await kill(app)
      ;({ app, page } = await start(dataDir))
      const { seq, ledger } = await open(page, id)
      expect(seq).toBeGreaterThanOrEqual(seen)
      expect(ledger[0]?.seq).toBe(0)
    })
  await app.close()
})

test('Games of a newer Freehold are refused and left as they are', async ({ dataDir }) => {
  const { app, page } = await start(dataDir)
  await create(page, null)
  const first = app.process()
  await app.close()
  const file = join(dataDir, 'games.db')
  const newer = readFileSync(file)
  newer.writeUInt32BE(99, FORMAT_AT)
  writeFileSync(file, newer)

  const refusing = startAgain(first, dataDir)
  const log = join(dataDir, 'logs/freehold.log')
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('written by a newer version of Freehold')
  // the dialog that says so waits for a person
  expect(refusing.exitCode).toBeNull()
  const gone = once(refusing, 'exit')
  refusing.kill('SIGKILL')
  await gone
  expect(readFileSync(file).equals(newer)).toBe(true)
})

/** Nothing of it is to be read any more, and nothing of it lies in its journal either. */
function scribbleOver(file: string): void {
  const another = new Sqlite(file)
  another.pragma('wal_checkpoint(TRUNCATE)')
  another.close()
  writeFileSync(file, readFileSync(file).fill('scribbled over '), { flag: 'r+' })
}

async function start(dataDir: string): Promise<{ app: ElectronApplication; page: Page }> {
  const app = await launch(dataDir)
  return { app, page: await app.firstWindow() }
}

async function kill(app: ElectronApplication): Promise<void> {
  const gone = once(app.process(), 'exit')
  app.process().kill('SIGKILL')
  expect(await gone).toEqual([null, 'SIGKILL'])
}

/** A table of three, all persons or all computers. */
function create(page: Page, computer: Level | null): Promise<OpenedGame> {
  const pieces = ['lantern', 'kite', 'tugboat'] as const
  const game: NewGame = {
    name: 'Sunday table',
    rules: officialRules(pieces.length),
    banker: null,
    undo: 'free',
    seats: pieces.map((piece, colour) => ({ name: `Player ${colour + 1}`, piece, colour, computer })),
    seed: '5eed'.repeat(16)
  }
  return page.evaluate(async (game) => {
    const created = await window.freehold.createGame(game)
    if (!created.ok) throw new Error(created.trouble)
    return created.value
  }, game)
}

/** Lets computers play this many actions, as fast as they can; returns the number of the last one shown. */
function watch(page: Page, id: string, count: number): Promise<number> {
  return page.evaluate(
    async ({ id, count }) => {
      const { freehold } = window
      const opened = await freehold.openGame(id)
      if (!opened.ok) throw new Error(opened.trouble)
      return new Promise<number>((resolve) => {
        freehold.on('tableUpdated', ({ seq }) => {
          if (seq >= opened.value.seq + count) resolve(seq)
          void freehold.caughtUp(seq)
        })
        void freehold.caughtUp(opened.value.seq)
      })
    },
    { id, count }
  )
}

function open(page: Page, id: string): Promise<OpenedGame> {
  return page.evaluate(async (id) => {
    const opened = await window.freehold.openGame(id)
    if (!opened.ok) throw new Error(opened.trouble)
    return opened.value
  }, id)
}

function listed(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const games = await window.freehold.listGames(null)
    if (!games.ok) throw new Error(games.trouble)
    return games.value.map(({ id, waiting }) => ({ id, waiting }))
  })
}

function waitingIn({ view }: OpenedGame): unknown {
  const decision = view.agenda.at(-1)
  return decision && 'player' in decision ? { player: decision.player, kind: decision.kind } : null
}

/** Plays through the window's own calls, each seat in its turn, until the game is at such a moment. */
function playTo(page: Page, id: string, moment: Moment): Promise<OpenedGame> {
  return page.evaluate(
    async ({ id, moment }) => {
      const { freehold } = window
      const opened = await freehold.openGame(id)
      if (!opened.ok) throw new Error(opened.trouble)
      let { seq, view, options } = opened.value
      const stopListening = freehold.on('tableUpdated', (update) => {
        seq = update.seq
        view = update.view
        options = update.options
      })

      const isReached = (): boolean => {
        const decision = view.agenda.at(-1)
        switch (moment) {
          case 'auction':
            return decision?.kind === 'auction' && decision.high !== null
          case 'middle of a turn':
            return decision?.kind === 'turn' && view.turn.dice !== null
          case 'trade offer':
            return view.offers.length > 0
          case 'debt':
            return decision?.kind === 'debt'
        }
      }
      const offer = (): Action | null => {
        const from = view.turn.player
        const deedOf = (isWanted: (owner: number) => boolean) =>
          view.owners.findIndex((owner, at) => owner >= 0 && isWanted(owner) && !view.mortgaged[at])
        const deed = deedOf((owner) => owner === from)
        const other = deedOf((owner) => owner !== from)
        const to = view.owners[other]
        if (view.agenda.at(-1)?.kind !== 'turn' || deed < 0 || to === undefined) return null
        const [give, take] = [deed, other].map((space) => ({ cash: 0, deeds: [space], cards: [] }))
        if (!give || !take) return null
        return { type: 'offer', player: from, to, give, take }
      }
      const answer = (): Action => {
        const decision = view.agenda.at(-1)
        if (!decision || !('player' in decision)) throw new Error('Nobody has to decide')
        const wanted = [
          'throwDice',
          moment === 'auction' ? 'decline' : 'buy',
          'bid',
          'pass',
          'decline',
          'endTurn'
        ]
        const order = [...wanted, 'chooseTax', 'keepMortgage', 'liftInherited', 'mortgage', 'sell', 'giveUp']
        const rank = (type: string) => [...order, type].indexOf(type)
        const [first] = (options[decision.player] ?? []).toSorted(
          (one, two) => rank(one.type) - rank(two.type)
        )
        if (!first || first.type === 'offer' || first.type === 'enterThrow')
          throw new Error('There is nothing to do')
        // Bids as high as they can be: who has spent everything is soon in debt.
        if (first.type === 'bid') return { type: 'bid', player: first.player, amount: first.max }
        return 'min' in first ? { type: first.type, player: first.player, count: first.min } : first
      }

      for (let count = 0; !isReached(); count++) {
        if (count > 3000) throw new Error(`It never came to the ${moment}`)
        const action = (moment === 'trade offer' && offer()) || answer()
        const result = await freehold.act(action)
        if (!result.ok) throw new Error(JSON.stringify({ action, result }))
        while (seq < result.seq) await new Promise((resolve) => setTimeout(resolve))
      }
      stopListening()
      const now = await freehold.openGame(id)
      if (!now.ok) throw new Error(now.trouble)
      return now.value
    },
    { id, moment }
  )
}
