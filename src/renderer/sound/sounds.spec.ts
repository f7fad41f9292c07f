// The sounds as written: short, quiet enough to be mixed, heard at their moments, and never twice within their rest.
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../shared/game/events'
import { notesFor } from '../table/sums'
import type { Motion } from '../table/playback.svelte'
import { Restraint } from './restraint'
import { cuesOf, cuesOfEvent } from './score'
import { lengthOf, SOUND_NAMES, SOUNDS, type Layer } from './sounds'
import { VARIATIONS } from './voice'

describe('Every sound', () => {
  it.each(SOUND_NAMES)('%s is over soon, and can be played at any pitch of the ear', (name) => {
    const layers: readonly Layer[] = SOUNDS[name].layers
    expect(lengthOf(SOUNDS[name])).toBeGreaterThan(0.02)
    expect(lengthOf(SOUNDS[name])).toBeLessThan(2.5)
    for (const { pitch, level, attack, decay } of layers) {
      for (const hertz of pitch) {
        expect(hertz).toBeGreaterThan(40)
        expect(hertz).toBeLessThan(12_000)
      }
      expect(level).toBeGreaterThan(0)
      expect(level).toBeLessThan(0.8)
      expect(attack).toBeGreaterThan(0)
      expect(decay).toBeGreaterThan(0)
    }
  })
})

describe('Restraint', () => {
  it('leaves out what comes within the rest of its kind, whatever else is heard', () => {
    const restraint = new Restraint()
    expect(restraint.admit('step', 0)).not.toBeNull()
    expect(restraint.admit('step', 0.07)).toBeNull()
    expect(restraint.admit('coins', 0.07)).not.toBeNull()
    expect(restraint.admit('step', 0.14)).not.toBeNull()
  })

  it('never plays two of a kind in a row alike', () => {
    const restraint = new Restraint()
    const played = Array.from({ length: 20 }, (_, turn) => restraint.admit('step', turn))
    played.forEach((variation, turn) => {
      expect(variation).not.toBeNull()
      expect(variation).not.toEqual(played[turn - 1])
    })
    expect(new Set(played).size).toBe(VARIATIONS.length)
  })

  it('does not count what was called off', () => {
    const restraint = new Restraint()
    restraint.admit('hammer', 5)
    restraint.release('hammer', 5)
    expect(restraint.admit('hammer', 5.1)).not.toBeNull()
  })
})

describe('The score', () => {
  const walk = (spaces: number, fades = false): Motion => ({
    ...{ kind: 'walk', player: 0, by: 'throw', fades },
    way: Array.from({ length: spaces }, (_, space) => space),
    duration: spaces * 150
  })
  const payment = (amount: number): Motion => ({
    ...{ kind: 'payment', from: 0, to: 1, amount, fades: false },
    notes: notesFor(amount),
    duration: 400
  })

  it('has a step for each space, and the last one settles', () => {
    const cues = cuesOf(walk(5))
    expect(cues.map(({ sound }) => sound)).toEqual(['step', 'step', 'step', 'step', 'settle'])
    expect(cues.every(({ at = 0 }) => at < 0.75)).toBe(true)
    expect(cuesOf(walk(5, true)).map(({ sound }) => sound)).toEqual(['settle'])
  })

  it('pays small sums in coins, others in notes, great ones in a bundle', () => {
    expect(cuesOf(payment(14)).map(({ sound }) => sound)).toEqual(['coins'])
    expect(cuesOf(payment(260)).map(({ sound }) => sound)).toEqual(['note', 'note', 'note', 'note'])
    expect(cuesOf(payment(950)).map(({ sound }) => sound)).toEqual(['bundle'])
  })

  it('rings for doubles, but where everything comes at once only for what ends something', () => {
    const doubles: GameEvent = {
      ...{ type: 'diceThrown', player: 0, dice: [4, 4], purpose: 'turn', manual: false },
      doubles: 1
    }
    expect(cuesOfEvent(doubles, false).map(({ sound }) => sound)).toEqual(['doubles'])
    expect(cuesOfEvent({ ...doubles, doubles: 0 }, false)).toEqual([])
    expect(cuesOfEvent(doubles, true)).toEqual([])
    expect(cuesOfEvent({ type: 'playerBankrupted', player: 0, creditor: 1 }, true)).toHaveLength(1)
  })
})
