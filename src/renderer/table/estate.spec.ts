// Building and selling: which legal option a step leads to, and why a step is refused.
import { describe, expect, it } from 'vitest'
import { legalActions, playerView } from '../../main/engine'
import { H, m, P1, P2, table as scene, type Table } from '../../main/engine/testing/table'
import type { Group } from '../../shared/game/board'
import { optionTo, stepped, sumFor, whyNoStep, whyNotOffered } from './estate'

function at(t: Table, seat = P1) {
  const view = playerView(t.state, seat)
  const options = legalActions(t.state, seat)
  return {
    view,
    option: (group: Group, ...levels: number[]) => optionTo(options, group, levels),
    why: (group: Group, levels: number[], up = true) => whyNoStep(view, seat, group, { levels, up })
  }
}

describe('Building', () => {
  it('finds the action of main for the levels wanted', () => {
    const { option } = at(scene().owns(P1, 6, 8, 9))
    expect(option('lightBlue', 1, 0, 1)).toEqual({
      type: 'build',
      player: P1,
      group: 'lightBlue',
      levels: [1, 0, 1]
    })
    expect(option('lightBlue', 2, 0, 1)).toBeNull()
    expect(option('lightBlue', 0, 0, 0)).toBeNull()
    expect(option('orange', 1, 0, 0)).toBeNull()
  })

  it('finds the sale when the levels wanted lie below', () => {
    const t = scene().owns(P1, 16, 18, 19).built('orange', 3, 2, 2)
    expect(at(t).option('orange', 2, 2, 2)).toMatchObject({ type: 'sell', levels: [2, 2, 2] })
    expect(at(t).option('orange', 3, 3, 2)).toMatchObject({ type: 'build', levels: [3, 3, 2] })
  })

  it('steps from four houses to the hotel, from three in the short game, and not beyond', () => {
    const long = playerView(scene().state, P1)
    expect(stepped(long, [4, 4, 4], 1, 1)).toEqual([4, H, 4])
    expect(stepped(long, [4, H, 4], 1, -1)).toEqual([4, 4, 4])
    expect(stepped(long, [H, H, H], 0, 1)).toBeNull()
    expect(stepped(long, [0, 0, 0], 0, -1)).toBeNull()
    const short = playerView(scene(3, { housesBeforeHotel: 3 }).state, P1)
    expect(stepped(short, [3, 3, 3], 0, 1)).toEqual([H, 3, 3])
    expect(stepped(short, [H, 3, 3], 0, -1)).toEqual([3, 3, 3])
  })

  it('reckons full cost for building and half for selling, a hotel as five', () => {
    const { view } = at(scene().owns(P1, 16, 18, 19).built('orange', 4, 4, H))
    expect(sumFor(view, 'orange', [H, 4, H])).toBe(-100)
    expect(sumFor(view, 'orange', [0, 0, 0])).toBe((4 + 4 + 5) * 50)
  })

  it('says why a step is refused', () => {
    expect(at(scene().owns(P1, 16, 18)).why('orange', [1, 0, 0])).toBe('groupIncomplete')
    expect(at(scene().owns(P1, 16, 18, m(19))).why('orange', [1, 0, 0])).toBe('groupMortgaged')
    const orange = (): Table => scene().owns(P1, 16, 18, 19)
    expect(at(orange()).why('orange', [2, 0, 0])).toBe('mustBuildEvenly')
    expect(at(orange().cash(P1, 99)).why('orange', [1, 0, 0])).toBe('notEnoughCash')
    expect(at(orange().stock(0)).why('orange', [1, 0, 0])).toBe('noHousesLeft')
    expect(at(orange().built('orange', 4, 4, 4).stock(20, 0)).why('orange', [H, 4, 4])).toBe('noHotelsLeft')
    expect(at(orange().built('orange', 2, 1, 1)).why('orange', [2, 1, 0], false)).toBe('mustSellEvenly')
  })

  it('explains a mortgage or a lift that is not offered', () => {
    const t = scene().owns(P1, 26, 27, 29, m(5)).built('yellow', 1, 0, 0).cash(P1, 100)
    const view = playerView(t.state, P1)
    expect(whyNotOffered(view, P1, 29, false)).toBe('groupBuilt')
    expect(whyNotOffered(view, P1, 5, true)).toBe('notEnoughCash')
    expect(whyNotOffered(view, P2, 5, true)).toBe('notYourDeed')
  })
})
