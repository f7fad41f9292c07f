// Why somebody did something, in his own words, in Italian: computer players at the table, and the coach in a person's place.
import { deedAt } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, money, percent } from '../format'
import { lotName } from './events'
import { spelled } from './figures'
import { a, da, di, groups, railroads, su, theSet, utilities } from './names'

/** "il gruppo arancione", "le ferrovie". */
function groupAt(space: number): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return theSet(`gruppo ${groups[deed.group]}`)
  return theSet(deed?.kind === 'railroad' ? railroads : utilities)
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string => (dollars < 1 ? `meno di ${money(1)}` : money(Math.round(dollars)))
/** A percentage takes the article of the number as it is read: "il 42%", "l’8%", "l’11%", "lo 0%". */
const share = (figure: string): string =>
  `${/^(?:8|11?(?!\d))/.test(figure) ? 'l’' : figure.startsWith('0') ? 'lo ' : 'il '}${figure}`
/** "dal 31% al 42%". */
function fromTo(before: number, after: number): string {
  const [from, to] = compared(before, after)
  return `${da(share(from))} ${a(share(to))}`
}

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) => `Completa ${groupAt(space)}. Arriverei fino a ${sum(worth)}.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `Con questo ${name(rival)} completerebbe ${groupAt(space)}. Per impedirlo arriverei fino a ${sum(worth)}.`,
  worthMore: ({ worth }) => `Per me vale ${sum(worth)}.`,
  notWorth: ({ worth, price }) => `Per me vale ${sum(worth)}, non ${sum(price)}.`,
  leavesEnough: ({ left }) => `Posso permettermelo e mi restano ancora ${sum(left)}.`,
  cannotRaise: ({ missing }) =>
    `Non riesco a mettere insieme abbastanza: mancherebbero ancora ${sum(missing)}.`,
  raisingCosts: ({ harm, gain }) =>
    `Fare cassa mi costerebbe ${sum(harm)}, e ne guadagnerei soltanto ${sum(gain)}.`,
  raisesFor: ({ missing, lot }) => `Mi servono altri ${sum(missing)} per ${lotName(lot)}.`,
  raisesToBuild: ({ raised }) => `Ricavo ${sum(raised)} da mettere in edifici.`,
  dealCompletes: ({ space, before, after }) =>
    `Mi dà ${groupAt(space)} e, secondo i miei conti, le mie probabilità salgono ${fromTo(before, after)}.`,
  dealRaisesChances: ({ before, after }) =>
    `Secondo i miei conti le mie probabilità salgono ${fromTo(before, after)}.`,
  dealRaisesLittle: ({ before, after }) => `Le mie probabilità salirebbero appena: ${fromTo(before, after)}.`,
  dealLowersChances: ({ before, after }) => `Le mie probabilità scenderebbero ${fromTo(before, after)}.`,
  dealArmsRival: ({ rival, space, before, after }, name) =>
    `${name(rival)} completerebbe ${groupAt(space)}, e le mie probabilità scenderebbero ${fromTo(before, after)}.`,
  dealLosesWorth: ({ loss }) => `Ci perderei circa ${sum(loss)}.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `Conviene di più ${a(name(rival))}: i miei beni crescerebbero ${di(share(percent(own)))}, i suoi ${di(share(percent(other)))}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `Conviene a tutte e due le parti: i miei beni crescono ${di(share(percent(own)))}, quelli ${di(name(rival))} ${di(share(percent(other)))}.`,
  goodsGone: () => 'Non si può più fare.',
  rentGain: ({ gain, cost }) =>
    `Costa ${sum(cost)} e aggiunge ${rent(gain)} di affitto a ogni turno di un rivale.`,
  opensGroup: ({ space, cost }) => `Con ${sum(cost)} posso costruire di nuovo ${su(groupAt(space))}.`,
  bestPlace: ({ gain }) => `Lì rende di più: aggiunge ${rent(gain)} di affitto a ogni turno di un rivale.`,
  wantsBuildings: ({ count }) =>
    count === 0
      ? 'Adesso non costruirei nulla.'
      : `Adesso costruirei ${count === 1 ? 'un edificio' : `${spelled(count)} edifici`}.`,
  savesInterest: ({ interest }) => `Riscattando subito risparmio ${sum(interest)} di interessi.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `Tengo ${sum(kept)} in mano: più avanti ci sono affitti fino a ${sum(rentAhead)}.`
      : `Tengo ${sum(kept)} in mano per ogni evenienza.`,
  nothingBetter: () => 'Adesso con i contanti non c’è niente di meglio da fare.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'C’è ancora una proprietà in vendita.'
      : `Ci sono ancora ${spelled(lots)} proprietà in vendita: voglio essere là fuori.`,
  rentsAhead: ({ rent: cost }) =>
    `Un turno fuori costa in media ${rent(cost)} di affitto. Qui dentro rischio meno.`,
  roadsSafe: ({ rent: cost }) => `Fuori c’è poco da temere: in media ${rent(cost)} di affitto a turno.`,
  fineTooDear: ({ fine, cash }) => `Con ${sum(cash)} in mano preferisco non pagare ${sum(fine)} di multa.`,
  mustPay: ({ amount }) => `Devo pagare ${sum(amount)}.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `Guardando più avanti, così vinco ${share(best)} delle partite, altrimenti ${share(other)}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `«${sentence}»`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}: «${sentence}»`
export const refuses = (who: string, sentence: string): string => `${who} rifiuta: «${sentence}»`
