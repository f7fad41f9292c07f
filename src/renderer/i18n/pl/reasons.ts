// Why somebody did something, in his own words, in Polish: computer players at the table, and the coach in a person's place.
import type { Lot } from '../../../shared/game/actions'
import { deedAt } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, money, percent, plural } from '../format'
import { genitive, groups, placeObject, railroads, utilities } from './names'

/** What cash is needed for: "na dom", "na Elektrownię". */
const lotObject = (lot: Lot): string =>
  typeof lot === 'number' ? placeObject(lot) : lot === 'house' ? 'dom' : 'hotel'
/** After a colon: "grupa pomarańczowa", "koleje". */
function groupAt(space: number): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return `grupa ${groups[deed.group]}`
  return deed?.kind === 'railroad' ? railroads : utilities
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string => (dollars < 1 ? `mniej niż ${money(1)}` : money(Math.round(dollars)))

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) =>
    `To daje mi komplet: ${groupAt(space)}. Mogę dać nawet ${sum(worth)}.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `Komplet trafiłby do ${genitive(name(rival))}: ${groupAt(space)}. Żeby temu zapobiec, mogę dać nawet ${sum(worth)}.`,
  worthMore: ({ worth }) => `Dla mnie jest to warte ${sum(worth)}.`,
  notWorth: ({ worth, price }) => `Dla mnie jest to warte ${sum(worth)}, a nie ${sum(price)}.`,
  leavesEnough: ({ left }) => `Stać mnie na to i zostaje mi jeszcze ${sum(left)}.`,
  cannotRaise: ({ missing }) => `Tyle nie zbiorę: brakowałoby jeszcze ${sum(missing)}.`,
  raisingCosts: ({ harm, gain }) =>
    `Zebranie gotówki kosztowałoby mnie ${sum(harm)}, a zysk to tylko ${sum(gain)}.`,
  raisesFor: ({ missing, lot }) => `Brakuje mi ${sum(missing)} na ${lotObject(lot)}.`,
  raisesToBuild: ({ raised }) => `Na budynki pójdzie ${sum(raised)}.`,
  dealCompletes: ({ space, before, after }) => {
    const [from, to] = compared(before, after)
    return `Daje mi to komplet: ${groupAt(space)}. Według moich obliczeń moje szanse rosną z ${from} do ${to}.`
  },
  dealRaisesChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Według moich obliczeń moje szanse rosną z ${from} do ${to}.`
  },
  dealRaisesLittle: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Moje szanse prawie by nie wzrosły: z ${from} do ${to}.`
  },
  dealLowersChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Moje szanse spadłyby z ${from} do ${to}.`
  },
  dealArmsRival: ({ rival, space, before, after }, name) => {
    const [from, to] = compared(before, after)
    return `${name(rival)} ma wtedy komplet (${groupAt(space)}), a moje szanse spadają z ${from} do ${to}.`
  },
  dealLosesWorth: ({ loss }) => `Moja strata wyniosłaby około ${sum(loss)}.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `Lepiej wychodzi na tym ${name(rival)}: mój majątek rośnie o ${percent(own)}, tamten o ${percent(other)}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `Zyskują obie strony: mój majątek rośnie o ${percent(own)}, a majątek ${genitive(name(rival))} o ${percent(other)}.`,
  goodsGone: () => 'Tego nie da się już zrobić.',
  rentGain: ({ gain, cost }) =>
    `Kosztuje ${sum(cost)}, a w każdej turze rywala daje dodatkowy czynsz: ${rent(gain)}.`,
  opensGroup: ({ space, cost }) => `Za ${sum(cost)} znów mogę budować: ${groupAt(space)}.`,
  bestPlace: ({ gain }) => `Tam daje najwięcej: dodatkowy czynsz w każdej turze rywala to ${rent(gain)}.`,
  wantsBuildings: ({ count }) =>
    `Chcę teraz postawić ${plural(count, { one: 'budynek', few: 'budynki', many: 'budynków', other: 'budynku' })}.`,
  savesInterest: ({ interest }) => `Wykup od razu oszczędza ${sum(interest)} odsetek.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `W ręku zatrzymuję ${sum(kept)}: przede mną czynsz, nawet ${sum(rentAhead)}.`
      : `W ręku zatrzymuję ${sum(kept)} na wszelki wypadek.`,
  nothingBetter: () => 'Nie ma teraz lepszego pomysłu na tę gotówkę.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'Jedna posiadłość jest jeszcze do kupienia.'
      : `Do kupienia jest jeszcze ${plural(lots, { one: 'posiadłość', few: 'posiadłości', many: 'posiadłości', other: 'posiadłości' })}: chcę wrócić na planszę.`,
  rentsAhead: ({ rent: cost }) =>
    `Tura na wolności kosztuje średnio ${rent(cost)} czynszu. Tu jest bezpieczniej.`,
  roadsSafe: ({ rent: cost }) => `Tura na wolności kosztuje średnio tylko ${rent(cost)} czynszu.`,
  fineTooDear: ({ fine, cash }) => `Mając w ręku ${sum(cash)}, wolę zatrzymać te ${sum(fine)}.`,
  mustPay: ({ amount }) => `Muszę zapłacić ${sum(amount)}.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `Patrząc w przyszłość: tak wygrywam ${best} gier, inaczej ${other}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `„${sentence}”`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}: „${sentence}”`
export const refuses = (who: string, sentence: string): string => `${who} odmawia: „${sentence}”`
