// Why somebody did something, in his own words, in Spanish: computer players at the table, and the coach in a person's place.
import { deedAt } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, money, percent } from '../format'
import { lotName } from './events'
import { spelled } from './figures'
import { groups, railroads, theSet, utilities } from './names'

/** "el grupo naranja", "los ferrocarriles". */
function groupAt(space: number): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return theSet(`grupo ${groups[deed.group]}`)
  return theSet(deed?.kind === 'railroad' ? railroads : utilities)
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string => (dollars < 1 ? `menos de ${money(1)}` : money(Math.round(dollars)))

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) => `Con esto completo ${groupAt(space)}. Llegaría hasta ${sum(worth)}.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `Con esto ${name(rival)} completaría ${groupAt(space)}. Para impedirlo, yo llegaría hasta ${sum(worth)}.`,
  worthMore: ({ worth }) => `Para mí vale ${sum(worth)}.`,
  notWorth: ({ worth, price }) => `Para mí vale ${sum(worth)}, no ${sum(price)}.`,
  leavesEnough: ({ left }) => `Puedo pagarlo y aún me quedan ${sum(left)}.`,
  cannotRaise: ({ missing }) => `No puedo reunir tanto: aún faltarían ${sum(missing)}.`,
  raisingCosts: ({ harm, gain }) =>
    `Reunir el dinero me costaría ${sum(harm)}, más que los ${sum(gain)} que ganaría.`,
  raisesFor: ({ missing, lot }) => `Me hacen falta ${sum(missing)} más para ${lotName(lot)}.`,
  raisesToBuild: ({ raised }) => `Los ${sum(raised)} irán a edificios.`,
  dealCompletes: ({ space, before, after }) => {
    const [from, to] = compared(before, after)
    return `Me da ${groupAt(space)} y, según mis cuentas, mis opciones de ganar suben del ${from} al ${to}.`
  },
  dealRaisesChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Según mis cuentas, mis opciones de ganar suben del ${from} al ${to}.`
  },
  dealRaisesLittle: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Mis opciones de ganar apenas subirían: del ${from} al ${to}.`
  },
  dealLowersChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Mis opciones de ganar bajarían del ${from} al ${to}.`
  },
  dealArmsRival: ({ rival, space, before, after }, name) => {
    const [from, to] = compared(before, after)
    return `${name(rival)} completaría ${groupAt(space)} y mis opciones de ganar bajarían del ${from} al ${to}.`
  },
  dealLosesWorth: ({ loss }) => `Yo perdería con esto unos ${sum(loss)}.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `Favorece a ${name(rival)}: mis bienes crecerían un ${percent(own)} y los suyos un ${percent(other)}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `Conviene a las dos partes: mis bienes crecen un ${percent(own)} y los de ${name(rival)} un ${percent(other)}.`,
  goodsGone: () => 'Ya no se puede cumplir.',
  rentGain: ({ gain, cost }) => `Cuesta ${sum(cost)} y suma ${rent(gain)} de alquiler por cada turno rival.`,
  opensGroup: ({ space, cost }) => `Por ${sum(cost)} puedo volver a edificar en ${groupAt(space)}.`,
  bestPlace: ({ gain }) => `Es donde más da: suma ${rent(gain)} de alquiler por cada turno rival.`,
  wantsBuildings: ({ count }) =>
    count === 0
      ? 'Ahora no edificaría nada.'
      : `Ahora pondría ${count === 1 ? 'un edificio' : `${spelled(count)} edificios`}.`,
  savesInterest: ({ interest }) => `Levantarla ya me ahorra ${sum(interest)} de interés.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `Me guardo ${sum(kept)} en mano: más adelante esperan alquileres de hasta ${sum(rentAhead)}.`
      : `Me guardo ${sum(kept)} en mano por lo que pueda venir.`,
  nothingBetter: () => 'Ahora mismo no hay nada mejor que hacer con el dinero.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'Todavía queda una propiedad en venta.'
      : `Todavía quedan ${spelled(lots)} propiedades en venta: quiero estar ahí fuera.`,
  rentsAhead: ({ rent: cost }) =>
    `Un turno fuera cuesta de media ${rent(cost)} de alquiler. Aquí dentro corro menos peligro.`,
  roadsSafe: ({ rent: cost }) => `Fuera hay poco que temer: de media, ${rent(cost)} de alquiler por turno.`,
  fineTooDear: ({ fine, cash }) => `Con ${sum(cash)} en mano, prefiero guardarme los ${sum(fine)}.`,
  mustPay: ({ amount }) => `Tengo que pagar ${sum(amount)}.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `Pensando más allá, así gano el ${best} de las partidas; de otro modo, el ${other}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `«${sentence}»`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}: «${sentence}»`
export const refuses = (who: string, sentence: string): string => `${who} rechaza la oferta: «${sentence}»`
