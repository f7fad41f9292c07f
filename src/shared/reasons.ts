// Why a computer player did what it did, in figures: one term of the evaluation that decided. The window has the sentences.
import * as v from 'valibot'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))
const space = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(39))
const dollars = v.pipe(v.number(), v.minValue(-1e7), v.maxValue(1e7))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
/** A chance to win, 0 to 1, or a part by which the means of a player grow. */
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const part = v.pipe(v.number(), v.minValue(-1), v.maxValue(1e4))
const lot = v.union([space, v.picklist(['house', 'hotel'])])

const reason = v.variant('kind', [
  // lots: `worth` is the price at which the seat would be as well off without it, its limit at an auction
  v.strictObject({ kind: v.literal('completesGroup'), space, worth: dollars, price: dollars }),
  v.strictObject({ kind: v.literal('deniesRival'), rival: seat, space, worth: dollars, price: dollars }),
  v.strictObject({ kind: v.literal('worthMore'), worth: dollars, price: dollars }),
  v.strictObject({ kind: v.literal('notWorth'), worth: dollars, price: dollars }),
  /** Cash after the purchase, and what the seat wants to keep. */
  v.strictObject({ kind: v.literal('leavesEnough'), left: dollars, kept: dollars }),
  v.strictObject({ kind: v.literal('cannotRaise'), missing: dollars }),
  /** What raising the missing cash would cost for good, against what it would bring. */
  v.strictObject({ kind: v.literal('raisingCosts'), missing: dollars, harm: dollars, gain: dollars }),
  v.strictObject({ kind: v.literal('raisesFor'), missing: dollars, lot }),
  v.strictObject({ kind: v.literal('raisesToBuild'), raised: dollars }),
  // deals: chances of the seat itself without and with the deal; `own` and `other` are parts by which the means of both grow
  v.strictObject({ kind: v.literal('dealCompletes'), space, before: chance, after: chance }),
  v.strictObject({ kind: v.literal('dealRaisesChances'), before: chance, after: chance }),
  v.strictObject({ kind: v.literal('dealRaisesLittle'), before: chance, after: chance }),
  v.strictObject({ kind: v.literal('dealLowersChances'), before: chance, after: chance }),
  /** The deal completes a group of the other side. */
  v.strictObject({ kind: v.literal('dealArmsRival'), rival: seat, space, before: chance, after: chance }),
  v.strictObject({ kind: v.literal('dealLosesWorth'), loss: dollars }),
  v.strictObject({ kind: v.literal('dealFavoursOther'), rival: seat, own: part, other: part }),
  v.strictObject({ kind: v.literal('dealGrowsBoth'), rival: seat, own: part, other: part }),
  v.strictObject({ kind: v.literal('goodsGone') }),
  // buildings: `gain` is rent for each turn of an opponent
  v.strictObject({ kind: v.literal('rentGain'), gain: dollars, cost: dollars }),
  v.strictObject({ kind: v.literal('opensGroup'), space, cost: dollars }),
  v.strictObject({ kind: v.literal('bestPlace'), gain: dollars }),
  v.strictObject({ kind: v.literal('wantsBuildings'), count }),
  v.strictObject({ kind: v.literal('savesInterest'), interest: dollars }),
  /** Cash that is kept, and the worst rent within one throw. */
  v.strictObject({ kind: v.literal('keepsCash'), kept: dollars, rentAhead: dollars }),
  v.strictObject({ kind: v.literal('nothingBetter') }),
  // jail: `rent` is what one turn outside costs on average
  v.strictObject({ kind: v.literal('lotsLeft'), lots: count }),
  v.strictObject({ kind: v.literal('rentsAhead'), rent: dollars }),
  v.strictObject({ kind: v.literal('roadsSafe'), rent: dollars }),
  v.strictObject({ kind: v.literal('fineTooDear'), fine: dollars, cash: dollars }),
  v.strictObject({ kind: v.literal('mustPay'), amount: dollars }),
  /** Played ahead many times: how often this wins, and the next best choice. */
  v.strictObject({ kind: v.literal('playedAhead'), chance, next: chance })
])
export type Reason = v.InferOutput<typeof reason>
export type ReasonKind = Reason['kind']
export type ReasonOf<K extends ReasonKind> = Extract<Reason, { kind: K }>

/** For what comes from outside: a file, or the database. */
export const reasonSchema: v.GenericSchema<unknown, Reason> = reason
export const isReason = (value: unknown): value is Reason => v.is(reason, value)
