// Every screen in a language that does not exist: whatever shows up in plain English was written into a component.
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { m, P1, P2, table as scene } from '../../main/engine/testing/table'
import type { GameState } from '../../main/engine'
import { DEFAULT_SETTINGS, type GameSummary } from '../../shared/ipc'
import About from '../screens/About.svelte'
import NewGame from '../screens/NewGame.svelte'
import Rules from '../screens/Rules.svelte'
import Saved from '../screens/Saved.svelte'
import Settings from '../screens/Settings.svelte'
import Start from '../screens/Start.svelte'
import Winner from '../screens/Winner.svelte'
import { paceOf } from '../table/pace'
import TableScreen from '../table/Table.svelte'
import { House, NAMES, seatsOf } from '../testing/house'
import { pseudoMessages } from '../testing/pseudo'
import { nextFrame } from '../testing/seat'
import { english } from './en'
import { SPEECHES, utter } from './index'

beforeAll(() => {
  utter(pseudoMessages, 'en-US')
})
afterAll(() => utter(english, 'en-US'))

/** All vowels of the language have accents, also where the board breaks a name into lines; letters alone are keys and groups. */
const PLAIN = /[aeiou]\p{L}|\p{L}[aeiou]/iu
/** What is the same in all languages: names of people, languages and the game, keys, letters of the groups. */
const SAME = new RegExp(
  [
    ...NAMES,
    ...Object.values(SPEECHES).map(({ name }) => name),
    'Freehold',
    'Esc',
    'Enter',
    'Space',
    'Del',
    'Tab',
    'Backspace',
    'Home',
    'F\\d+',
    'Shift',
    'Jan',
    'Sunday table',
    'Fraunces',
    'Atkinson Hyperlegible Next',
    'Cabin'
  ]
    .map((name) => `\\b${name}\\b`)
    .join('|'),
  'gu'
)

/** What the page says in plain English: texts, labels, titles, places to type. */
function plainEnglish(): string[] {
  const said: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script, svg, pre, time, [lang]'))
      said.push(node.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) said.push(element.getAttribute(name) ?? '')
  return said.map((text) => text.replaceAll(SAME, '').trim()).filter((rest) => PLAIN.test(rest))
}

const nothing = vi.fn()
const summary: GameSummary = {
  id: '1',
  name: 'Nora',
  seats: seatsOf(3, [1]),
  banker: null,
  createdAt: 0,
  playedAt: 0,
  removedAt: null,
  turn: 23,
  waiting: { player: 0, kind: 'auction' },
  outcome: null,
  owners: Array.from({ length: 40 }, () => -1),
  positions: [6, 10, null],
  lastEvents: [{ type: 'bidMade', player: 1, lot: 6, amount: 60 }]
}

describe('In another language', () => {
  it('the start screen is translated', () => {
    render(Start, {
      games: [summary],
      current: summary,
      oncontinue: nothing,
      onnew: nothing,
      onsaved: nothing,
      onrules: nothing,
      onsettings: nothing,
      onabout: nothing
    })
    expect(plainEnglish()).toEqual([])
  })

  it('the new game is translated, its rules too', async () => {
    render(NewGame, {
      draft: null,
      presets: [],
      games: [],
      pace: paceOf({ speed: 'brisk', motion: 'full' }, false),
      measure: () => Promise.resolve(null),
      oncreate: nothing,
      onsave: nothing,
      onremove: nothing,
      onrules: nothing,
      onback: nothing
    })
    expect(plainEnglish()).toEqual([])
    await userEvent.click(
      screen.getByRole('button', { name: new RegExp(pseudoMessages.options.change.slice(1, 8)) })
    )
    expect(plainEnglish()).toEqual([])
  })

  it('the saved games are translated', () => {
    render(Saved, {
      kept: [summary],
      bin: [{ ...summary, id: '2', removedAt: 5 }],
      backups: [{ name: 'games-2026-11-30T09-26-13.db', madeAt: 0, daily: false, games: null }],
      ongoback: nothing,
      onopen: nothing,
      onrename: nothing,
      onremove: nothing,
      onrestore: nothing,
      onexport: nothing,
      onimport: nothing,
      onback: nothing
    })
    expect(plainEnglish()).toEqual([])
  })

  it('the settings are translated', () => {
    render(Settings, { settings: DEFAULT_SETTINGS, onchoose: nothing, onback: nothing })
    expect(plainEnglish()).toEqual([])
  })

  it('the rule book is translated', () => {
    render(Rules, { fromTable: false, onback: nothing })
    expect(plainEnglish()).toEqual([])
  })

  it('what the app says of itself is translated', () => {
    render(About, { versions: null, onback: nothing })
    expect(plainEnglish()).toEqual([])
  })

  it('the end of a game is translated', () => {
    const house = new House(scene(3).out(P2).state, seatsOf(3))
    render(Winner, {
      game: house.opened(),
      outcome: { winners: [P1], why: 'lastPlayer', scores: null },
      onrematch: nothing,
      onnew: nothing,
      onstart: nothing
    })
    expect(plainEnglish()).toEqual([])
  })

  const tables: readonly (readonly [what: string, state: GameState])[] = [
    ['a throw', scene(3).at(P1, 0).state],
    ['a purchase', scene(3).at(P1, 20).throws(3, 4).state],
    ['an end of a turn', scene(3).owns(P1, 6, 8, 9, m(27)).at(P1, 20).throws(4, 6).state],
    ['jail', scene(3).inJail(P1).state],
    ['the income tax', scene(3).at(P1, 1).throws(1, 2).state],
    ['a debt', scene(3).cash(P1, 10).owns(P1, 5).owns(P2, 37, 39).at(P1, 30).throws(3, 4).state]
  ]
  it.each(tables)('the table is translated: %s', async (_, state) => {
    const house = new House(state, seatsOf(3))
    render(TableScreen, {
      game: house.opened(),
      bridge: house.bridge,
      settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
      onover: nothing,
      onleave: nothing,
      onrules: nothing,
      onsettings: nothing,
      onchoose: nothing
    })
    await nextFrame()
    expect(plainEnglish()).toEqual([])
  })
})
