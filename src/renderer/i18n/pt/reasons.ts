// Why somebody did something, in his own words, in Portuguese: computer players at the table, and the coach in a person's place.
import type { Lot } from '../../../shared/game/actions'
import { deedAt } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, money, percent } from '../format'
import { spelled } from './figures'
import { groups, of, place, railroads, utilities } from './names'

const lotName = (lot: Lot): string =>
  typeof lot === 'number' ? place(lot) : lot === 'house' ? 'uma casa' : 'um hotel'
/** "o grupo laranja", "as ferrovias". */
function groupAt(space: number): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return `o grupo ${groups[deed.group]}`
  return `as ${deed?.kind === 'railroad' ? railroads : utilities}`
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string => (dollars < 1 ? `menos de ${money(1)}` : money(Math.round(dollars)))

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) => `Completa ${groupAt(space)}. Eu iria até ${sum(worth)}.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `Com isto ${name(rival)} completaria ${groupAt(space)}. Eu iria até ${sum(worth)}.`,
  worthMore: ({ worth }) => `Para mim vale ${sum(worth)}.`,
  notWorth: ({ worth, price }) => `Para mim vale ${sum(worth)}, não ${sum(price)}.`,
  leavesEnough: ({ left }) => `Posso pagá-lo e ainda fico com ${sum(left)}.`,
  cannotRaise: ({ missing }) => `Não consigo juntar tanto: ainda faltariam ${sum(missing)}.`,
  raisingCosts: ({ harm, gain }) =>
    `Juntar o dinheiro custar-me-ia ${sum(harm)}, mais do que os ${sum(gain)} que ganharia.`,
  raisesFor: ({ missing, lot }) => `Preciso de mais ${sum(missing)} para ${lotName(lot)}.`,
  raisesToBuild: ({ raised }) => `Os ${sum(raised)} vão para edifícios.`,
  dealCompletes: ({ space, before, after }) => {
    const [from, to] = compared(before, after)
    return `Completa-me ${groupAt(space)} e, pelas minhas contas, as minhas hipóteses sobem de ${from} para ${to}.`
  },
  dealRaisesChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Pelas minhas contas, as minhas hipóteses sobem de ${from} para ${to}.`
  },
  dealRaisesLittle: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `As minhas hipóteses mal subiriam: de ${from} para ${to}.`
  },
  dealLowersChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `As minhas hipóteses desceriam de ${from} para ${to}.`
  },
  dealArmsRival: ({ rival, space, before, after }, name) => {
    const [from, to] = compared(before, after)
    return `${name(rival)} completaria ${groupAt(space)}, e as minhas hipóteses desceriam de ${from} para ${to}.`
  },
  dealLosesWorth: ({ loss }) => `Eu perderia com isto cerca de ${sum(loss)}.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `Ganha mais ${name(rival)}: os meus bens cresceriam ${percent(own)}, os do outro lado ${percent(other)}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `Ajuda os dois lados: os meus bens crescem ${percent(own)}, os ${of(name(rival))} ${percent(other)}.`,
  goodsGone: () => 'Já não se pode fazer.',
  rentGain: ({ gain, cost }) =>
    `Custa ${sum(cost)} e rende mais ${rent(gain)} de aluguer por cada turno de um adversário.`,
  opensGroup: ({ space, cost }) => `Por ${sum(cost)} volto a poder construir n${groupAt(space)}.`,
  bestPlace: ({ gain }) => `É onde rende mais: ${rent(gain)} a mais por cada turno de um adversário.`,
  wantsBuildings: ({ count }) =>
    count === 0
      ? 'Neste momento eu não construiria nada.'
      : `Neste momento eu construiria ${count === 1 ? 'um edifício' : `${spelled(count)} edifícios`}.`,
  savesInterest: ({ interest }) => `Resgatar agora poupa ${sum(interest)} de juros.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `Guardo ${sum(kept)} em mão: pela frente há até ${sum(rentAhead)} de aluguer.`
      : `Guardo ${sum(kept)} em mão para o que vier.`,
  nothingBetter: () => 'Agora não há nada melhor a fazer com o dinheiro.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'Ainda há uma propriedade à venda.'
      : `Ainda há ${spelled(lots, true)} propriedades à venda: quero andar lá fora.`,
  rentsAhead: ({ rent: cost }) =>
    `Um turno lá fora custa em média ${rent(cost)} de aluguer. Aqui dentro há menos perigo.`,
  roadsSafe: ({ rent: cost }) => `Um turno lá fora custa em média só ${rent(cost)} de aluguer.`,
  fineTooDear: ({ fine, cash }) => `Com ${sum(cash)} em mão, prefiro guardar os ${sum(fine)}.`,
  mustPay: ({ amount }) => `Tenho de pagar ${sum(amount)}.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `A pensar mais à frente, assim ganho ${best} dos jogos; de outro modo, ${other}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `“${sentence}”`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}: “${sentence}”`
export const refuses = (who: string, sentence: string): string => `${who} recusa: “${sentence}”`
