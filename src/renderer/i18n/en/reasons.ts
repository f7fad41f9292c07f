// Why somebody did something, in his own words: computer players at the table, and the coach in a person's place.
import type { Lot } from '../../../shared/game/actions'
import { deedAt } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, money, percent } from '../format'
import { spelled } from './figures'
import { groups, spaces } from './names'

const place = (space: number): string => spaces[space] ?? ''
const lotName = (lot: Lot): string =>
  typeof lot === 'number' ? place(lot) : lot === 'house' ? 'a house' : 'a hotel'
/** "the orange group". */
const groupAt = (space: number): string => {
  const deed = deedAt(space)
  return deed?.kind === 'street' ? `the ${groups[deed.group]} group` : 'the set'
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string => (dollars < 1 ? 'less than $1' : money(Math.round(dollars)))

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) => `It completes ${groupAt(space)}. I would go up to ${sum(worth)}.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `It would complete ${groupAt(space)} for ${name(rival)}. I would go up to ${sum(worth)}.`,
  worthMore: ({ worth }) => `It is worth ${sum(worth)} to me.`,
  notWorth: ({ worth, price }) => `It is worth ${sum(worth)} to me, not ${sum(price)}.`,
  leavesEnough: ({ left }) => `I can afford it and still have ${sum(left)}.`,
  cannotRaise: ({ missing }) => `I cannot raise enough: ${sum(missing)} would still be missing.`,
  raisingCosts: ({ harm, gain }) =>
    `Raising the cash would cost me ${sum(harm)}, more than the ${sum(gain)} that I would gain.`,
  raisesFor: ({ missing, lot }) => `I need ${sum(missing)} more for ${lotName(lot)}.`,
  raisesToBuild: ({ raised }) => `The ${sum(raised)} will go into buildings.`,
  dealCompletes: ({ space, before, after }) => {
    const [from, to] = compared(before, after)
    return `It gives me ${groupAt(space)} and, by my count, raises my chances from ${from} to ${to}.`
  },
  dealRaisesChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `By my count it raises my chances from ${from} to ${to}.`
  },
  dealRaisesLittle: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `It would hardly raise my chances: from ${from} to ${to}.`
  },
  dealLowersChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `It would lower my chances from ${from} to ${to}.`
  },
  dealArmsRival: ({ rival, space, before, after }, name) => {
    const [from, to] = compared(before, after)
    return `It would give ${name(rival)} ${groupAt(space)} and lower my chances from ${from} to ${to}.`
  },
  dealLosesWorth: ({ loss }) => `I would lose about ${sum(loss)} by it.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `It favours ${name(rival)}: my means would grow by ${percent(own)}, theirs by ${percent(other)}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `It helps us both: my means grow by ${percent(own)}, ${name(rival)}’s by ${percent(other)}.`,
  goodsGone: () => 'It can no longer be carried out.',
  rentGain: ({ gain, cost }) =>
    `It costs ${sum(cost)} and brings ${rent(gain)} more rent for each turn that an opponent takes.`,
  opensGroup: ({ space, cost }) => `For ${sum(cost)} I can build on ${groupAt(space)} again.`,
  bestPlace: ({ gain }) => `It brings most there: ${rent(gain)} more for each turn that an opponent takes.`,
  wantsBuildings: ({ count }) => `I would build ${count === 0 ? 'nothing' : spelled(count)} now.`,
  savesInterest: ({ interest }) => `Lifting it now saves ${sum(interest)} in interest.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `I keep ${sum(kept)} in hand: up to ${sum(rentAhead)} in rent lies ahead.`
      : `I keep ${sum(kept)} in hand for what may come.`,
  nothingBetter: () => 'There is nothing better to do with the cash now.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'One lot is still for sale.'
      : `${String(lots)} lots are still for sale: I want to be out there.`,
  rentsAhead: ({ rent: cost }) =>
    `A turn outside costs ${rent(cost)} in rent on average. I am safer in here.`,
  roadsSafe: ({ rent: cost }) => `A turn outside costs only ${rent(cost)} in rent on average.`,
  fineTooDear: ({ fine, cash }) => `With ${sum(cash)} in hand I would rather keep the ${sum(fine)}.`,
  mustPay: ({ amount }) => `I have to pay ${sum(amount)}.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `Thinking ahead, I win ${best} of games this way, otherwise ${other}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `\u201c${sentence}\u201d`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}: \u201c${sentence}\u201d`
export const refuses = (who: string, sentence: string): string => `${who} refuses: \u201c${sentence}\u201d`
