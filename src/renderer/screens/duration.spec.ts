// From turns to minutes: by who plays and how fast, with a time limit, and where games find no end.
import { describe, expect, it } from 'vitest'
import { officialRules, type Rules } from '../../shared/game/rules'
import type { GameLength } from '../../shared/ipc'
import { words } from '../i18n'
import { paceOf } from '../table/pace'
import { seatsOf } from '../testing/house'
import { computerSeconds, durationOf, turnSeconds } from './duration'

const brisk = paceOf({ speed: 'brisk', motion: 'full' }, false)
const by = (change: Partial<Rules>): Rules => ({ ...officialRules(4), ...change })
const length: GameLength = {
  games: 300,
  undecided: 0,
  limit: 200,
  turns: [80, 90, 100, 110, 120, 130, 140, 150, 180],
  rounds: [22, 26, 29, 32, 35, 38, 42, 46, 56]
}
const { lasts } = words.options

describe('The seconds of a turn', () => {
  it('are those of people and computers as they are seated', () => {
    const computer = computerSeconds(brisk)
    expect(computer).toBeGreaterThan(1)
    expect(computer).toBeLessThan(6)
    expect(turnSeconds(by({}), seatsOf(4), brisk)).toBe(30)
    expect(turnSeconds(by({}), seatsOf(4, [0, 1, 2, 3]), brisk)).toBeCloseTo(computer)
    expect(turnSeconds(by({}), seatsOf(4, [2, 3]), brisk)).toBeCloseTo((30 + computer) / 2)
  })

  it('are more at a calm table and with real dice, fewer at an instant one', () => {
    const seats = seatsOf(4, [1, 2, 3])
    const usual = turnSeconds(by({}), seats, brisk)
    expect(turnSeconds(by({}), seats, paceOf({ speed: 'calm', motion: 'full' }, false))).toBeGreaterThan(
      usual
    )
    expect(turnSeconds(by({}), seats, paceOf({ speed: 'instant', motion: 'full' }, false))).toBe(7.5)
    expect(turnSeconds(by({ dice: 'table' }), seats, brisk)).toBeGreaterThan(usual + 8)
  })
})

describe('The duration', () => {
  it('is told in minutes with its spread', () => {
    const duration = durationOf(length, by({}), 30)
    expect(duration).toEqual({
      minutes: { few: 40, middle: 60, many: 90 },
      rounds: { few: 22, middle: 35, many: 56 },
      limit: null
    })
    expect(lasts.minutes(duration)).toBe('About 60 minutes; eight games in ten take 40 to 90.')
    expect(lasts.rounds(duration)).toBe('35 turns each, mostly 22 to 56.')
    expect(lasts.short(duration)).toBe('about 60 minutes, 40 to 90')
  })

  it('is the limit where most games reach it, and tells how far they get', () => {
    const duration = durationOf(length, by({ timeLimit: 50 }), 30)
    expect(lasts.minutes(duration)).toBe('50 minutes, then the hour strikes.')
    // 100 turns of four players are over in fifty minutes
    expect(lasts.rounds(duration)).toBe(
      'By then you get to about 25 turns each; two games in ten are over sooner.'
    )
    expect(lasts.short(duration)).toBe('50 minutes by the clock')
  })

  it('ends at the limit where only the longest games reach it', () => {
    expect(lasts.minutes(durationOf(length, by({ timeLimit: 75 }), 30))).toBe(
      'About 60 minutes; eight games in ten take 40 to the limit of 75.'
    )
    expect(lasts.minutes(durationOf(length, by({ timeLimit: 120 }), 30))).toBe(
      'About 60 minutes, 120 at most; eight games in ten take 40 to 90.'
    )
  })

  it('owns up to games without an end', () => {
    const some = { ...length, undecided: 45, turns: [...length.turns.slice(0, 8), null] }
    expect(lasts.minutes(durationOf(some, by({}), 30))).toBe(
      'About 60 minutes; one game in ten is over in 40, another never ends.'
    )
    expect(lasts.undecided(some)).toBe('In 15 of 100 games nobody had won after 200 turns each.')
    const most = { ...length, turns: [80, 100, ...Array<null>(7).fill(null)] }
    expect(lasts.minutes(durationOf(most, by({}), 30))).toBe('Half of such games never end.')
    // the clock ends them all
    expect(lasts.minutes(durationOf(most, by({ timeLimit: 60 }), 30))).toBe(
      '60 minutes, then the hour strikes.'
    )
  })

  it('of a few minutes is told to the minute', () => {
    expect(lasts.minutes(durationOf(length, by({}), 0.5))).toBe(
      'About 1 minute; eight games in ten take 1 to 2.'
    )
  })
})

describe('What it is reckoned with', () => {
  it('names only those who play', () => {
    expect(lasts.reckoned(true, 2.7, false)).toBe(
      'at half a minute for a person\u2019s turn and 3 seconds for a computer\u2019s.'
    )
    expect(lasts.reckoned(true, null, true)).toBe(
      'at half a minute for a person\u2019s turn, and 8 seconds for each throw of real dice.'
    )
    expect(lasts.reckoned(false, 0, false)).toBe('at no time for a computer\u2019s turn.')
  })
})
