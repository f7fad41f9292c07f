// What the parties of a game are called wherever they stand in a sentence.
import { BANK, POT, type Party } from '../../shared/game/events'
import type { SeatSetup } from '../../shared/ipc'
import { words } from '.'

export type Company = {
  readonly seats: readonly Pick<SeatSetup, 'name'>[]
  /** Name of the Banker who does not play, or null. */
  readonly banker: string | null
}

/** Hebrew, Arabic and what is written like them. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** A name of the family's own; one written from right to left is set apart, lest it turn the figures and signs around it. */
export const isolated = (name: string): string => (LEFTWARD.test(name) ? ISOLATE + name + END : name)

/** "Theo", "the Bank". */
export function nameIn({ seats, banker }: Company, party: Party): string {
  if (party === BANK) return words.table.bank
  if (party === POT) return words.table.pot
  return isolated(seats[party]?.name ?? banker ?? '')
}
