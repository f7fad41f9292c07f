// The bridge as the page finds it: the calls of the contract and nothing behind them.
import { CALL_NAMES } from '../src/shared/names'
import { expect, test } from './app'

test.describe('The bridge', () => {
  test('is made of functions, one per call, and of nothing else', async ({ page }) => {
    const kinds = await page.evaluate(() =>
      Object.entries(window.freehold).map(([name, value]) => [name, typeof value])
    )
    expect(kinds.toSorted()).toEqual([...CALL_NAMES, 'on'].map((name) => [name, 'function']).toSorted())
  })

  test('cannot be changed by the page', async ({ page }) => {
    const changed = await page.evaluate(() => {
      const before = window.freehold.act
      const attempts = [
        () => Object.assign(window, { freehold: null }),
        () => Object.assign(window.freehold, { act: null }),
        () => Object.defineProperty(window.freehold, 'act', { value: null })
      ]
      const refused = attempts.filter((attempt) => {
        try {
          attempt()
          return false
        } catch {
          return true
        }
      })
      return { refused: refused.length, isSame: window.freehold.act === before }
    })
    expect(changed).toEqual({ refused: 3, isSame: true })
  })

  test('answers calls, refuses malformed ones, and goes on afterwards', async ({ page }) => {
    const outcomes = await page.evaluate(async () => {
      const calls = window.freehold as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>
      const outcome = (name: string, ...given: unknown[]) =>
        Promise.resolve(calls[name]?.(...given)).then(
          (value) => JSON.stringify(value),
          (error: unknown) => String(error)
        )
      return [
        await outcome('act', { type: 'throwDice', player: 0, extra: 1 }),
        await outcome('openGame', '../../etc/passwd'),
        await outcome('listGames'),
        await outcome('listGames', null)
      ]
    })
    expect(outcomes[0]).toMatch(/Malformed call: act$/)
    expect(outcomes[1]).toMatch(/Malformed call: openGame$/)
    expect(outcomes[2]).toMatch(/Malformed call: listGames$/)
    expect(outcomes[3]).toBe('{"ok":true,"value":[]}')
    const versions = await page.evaluate(() => window.freehold.appVersions(null))
    for (const version of [versions.app, versions.electron, versions.chrome, versions.node, versions.sqlite])
      expect(version).toMatch(/^\d+\.\d+/)
  })
})
