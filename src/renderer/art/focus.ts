// Which part of a picture matters where only a flat strip of it can be shown.
import type { Subject } from './subjects'

/** 0 keeps the upper edge of the picture, 1 the lower one. */
const FOCUS: Partial<Readonly<Record<Subject, number>>> = {
  darkPurple: 0.66,
  lightBlue: 0.85,
  lightPurple: 0.72,
  orange: 0.9,
  red: 0.8,
  yellow: 0.5,
  green: 0.6,
  darkBlue: 0.45,
  railroad: 0.62,
  electric: 0.5,
  water: 0.6,
  incomeTax: 0.7,
  setup: 0.72,
  debt: 0.75,
  estate: 0.35,
  bankruptcy: 0.9,
  handover: 0.5,
  lastPlayer: 0.4,
  secondBankruptcy: 0.45,
  timeLimit: 0.55,
  agreement: 0.4
}

export const focusOf = (subject: Subject): number => FOCUS[subject] ?? 0.5
