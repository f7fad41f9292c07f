// Sets of rules: all can be played, each is recognised, and every difference has a sentence.
import { describe, expect, it } from 'vitest'
import { officialRules, RULES_FAULTS, whyUnplayable, type Rules } from '../../shared/game/rules'
import { words } from '../i18n'
import { differencesOf } from './differences'
import { rematchOf } from './draft'
import { OPTIONS, rulesOf, setNamed, SETS, withoutSeatOf, withPlayers } from './options'
import { House, seatsOf } from '../testing/house'
import { newGame } from '../../main/engine'

const seats = seatsOf(4)
const CHANGED: { readonly [K in Exclude<keyof Rules, 'players'>]: Rules[K] } = {
  banker: 1,
  rent: 'claimNext',
  ending: 'secondBankruptcy',
  timeLimit: 45,
  dealt: 2,
  housesBeforeHotel: 3,
  pot: true,
  potSeed: 500,
  auctions: false,
  startCash: 2000,
  salary: 400,
  doubleSalaryOnGo: true,
  firstLapPurchases: false,
  rentInJail: false,
  evenBuilding: false,
  incomeTax: 'flat',
  trading: false,
  dice: 'table'
}

describe('Sets of rules', () => {
  it.each(SETS)('%s can be played by two to eight and is known by its name', (set) => {
    for (let players = 2; players <= 8; players++) {
      const rules = rulesOf(set, players)
      expect(whyUnplayable(rules)).toBeNull()
      expect(setNamed(rules, [])).toEqual({ set })
    }
  })

  it('knows own sets at any number of seats', () => {
    const own = [{ name: 'Grandma', rules: { ...officialRules(3), pot: true, potSeed: 500 } }]
    expect(setNamed({ ...officialRules(6), pot: true, potSeed: 500 }, own)).toEqual({ own: 'Grandma' })
    expect(setNamed({ ...officialRules(6), salary: 300 }, own)).toBeNull()
  })
})

describe('Differences', () => {
  it.each(OPTIONS)('%s has a sentence of its own', (option) => {
    const rules = { ...officialRules(4), [option]: CHANGED[option] }
    const [sentence, ...others] = differencesOf(rules, officialRules(4), seats, 'Grandpa')
    expect(others).toEqual([])
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence).not.toMatch(/null|undefined|true|false/)
  })

  it('are none for the official rules', () => {
    expect(differencesOf(officialRules(4), officialRules(4), seats, '')).toEqual([])
  })
})

describe('Banker', () => {
  it('stays without a seat as seats come and go, and stays the same person as others leave', () => {
    expect(withPlayers({ ...officialRules(5), banker: 5 }, 6).banker).toBe(6)
    expect(withoutSeatOf({ ...officialRules(5), banker: 3 }, 1).banker).toBe(2)
    expect(withoutSeatOf({ ...officialRules(5), banker: 3 }, 3).banker).toBeNull()
    expect(withoutSeatOf({ ...officialRules(6), banker: 6 }, 0)).toMatchObject({ players: 5, banker: 5 })
  })

  it('is the same person in a rematch, where all move on by one seat', () => {
    const house = new House(newGame({ ...officialRules(4), banker: 0 }, 'ab'.repeat(32)).state)
    const draft = rematchOf(house.opened())
    expect(draft.seats[draft.rules.banker ?? -1]?.name).toBe(house.seats[0]?.name)
  })
})

describe('Faults', () => {
  it.each(RULES_FAULTS)('%s is a sentence', (fault) => {
    expect(words.options.faults[fault]).toMatch(/^[A-Z].*\.$/)
  })
})
