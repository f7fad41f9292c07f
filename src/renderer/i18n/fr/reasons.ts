// Why somebody did something, in French and in the first person: computer players, and the coach in a person's place.
import { deedAt } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, figures, form, money, percent } from '../format'
import { lotName } from './events'
import { spelled } from './figures'
import { groups, of, railroads, to as toWhom, utilities } from './names'

/** What somebody then has: "tout le groupe rouge", "tous les chemins de fer", "les deux services publics". */
function wholeSet(space: number): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return `tout le groupe ${groups[deed.group]}`
  return deed?.kind === 'railroad' ? `tous les ${railroads}` : `les deux ${utilities}`
}
/** Where one may build again: "dans le groupe rouge". */
const inGroupAt = (space: number): string => {
  const deed = deedAt(space)
  return deed?.kind === 'street' ? `dans le groupe ${groups[deed.group]}` : 'ici'
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string => (dollars < 1 ? `moins de ${money(1)}` : money(Math.round(dollars)))

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) => `J’aurais alors ${wholeSet(space)}. J’irais jusqu’à ${sum(worth)}.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `${name(rival)} aurait alors ${wholeSet(space)}. Pour l’éviter, j’irais jusqu’à ${sum(worth)}.`,
  worthMore: ({ worth }) => `Pour moi, cela vaut ${sum(worth)}.`,
  notWorth: ({ worth, price }) => `Pour moi, cela vaut ${sum(worth)}, pas ${sum(price)}.`,
  leavesEnough: ({ left }) => `Je peux me le permettre, et il me reste encore ${sum(left)}.`,
  cannotRaise: ({ missing }) =>
    `Je ne peux pas réunir assez d’argent\u202f: il manquerait encore ${sum(missing)}.`,
  raisingCosts: ({ harm, gain }) =>
    `Réunir l’argent me coûterait ${sum(harm)}, pour un gain de ${sum(gain)} seulement.`,
  raisesFor: ({ missing, lot }) => `Il me faut encore ${sum(missing)} pour ${lotName(lot)}.`,
  raisesToBuild: ({ raised }) => `J’investirai ${sum(raised)} dans des bâtiments.`,
  dealCompletes: ({ space, before, after }) => {
    const [from, to] = compared(before, after)
    return `J’ai alors ${wholeSet(space)}, et, d’après mes calculs, mes chances montent de ${from} à ${to}.`
  },
  dealRaisesChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `D’après mes calculs, cela fait monter mes chances de ${from} à ${to}.`
  },
  dealRaisesLittle: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Mes chances ne monteraient guère\u202f: de ${from} à ${to}.`
  },
  dealLowersChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Mes chances baisseraient de ${from} à ${to}.`
  },
  dealArmsRival: ({ rival, space, before, after }, name) => {
    const [from, to] = compared(before, after)
    return `${name(rival)} aurait alors ${wholeSet(space)}, et mes chances baisseraient de ${from} à ${to}.`
  },
  dealLosesWorth: ({ loss }) => `J’y perdrais environ ${sum(loss)}.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `Cela profite surtout ${toWhom(name(rival))}\u202f: ma fortune augmenterait de ${percent(own)}, celle ${of(name(rival))} de ${percent(other)}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `Chaque côté y gagne\u202f: ma fortune augmente de ${percent(own)}, celle ${of(name(rival))} de ${percent(other)}.`,
  goodsGone: () => 'Ce n’est plus possible.',
  rentGain: ({ gain, cost }) =>
    `Cela coûte ${sum(cost)} et rapporte ${rent(gain)} de loyer en plus à chaque tour adverse.`,
  opensGroup: ({ space, cost }) => `Pour ${sum(cost)}, je peux de nouveau construire ${inGroupAt(space)}.`,
  bestPlace: ({ gain }) =>
    `C’est là que cela rapporte le plus\u202f: ${rent(gain)} de plus à chaque tour adverse.`,
  wantsBuildings: ({ count }) =>
    count === 0
      ? 'Je n’en construirais aucun maintenant.'
      : `Je construirais maintenant ${spelled(count)} ${form(count, { one: 'bâtiment', other: 'bâtiments' })}.`,
  savesInterest: ({ interest }) => `La lever maintenant m’évite ${sum(interest)} d’intérêts.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `Je garde ${sum(kept)} en main\u202f: plus loin, un loyer peut me coûter jusqu’à ${sum(rentAhead)}.`
      : `Je garde ${sum(kept)} en main, on ne sait jamais.`,
  nothingBetter: () => 'Pour l’instant, je ne vois pas de meilleur usage de l’argent.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'Il reste un terrain à vendre.'
      : `Il reste ${figures(lots)} terrains à vendre\u202f: je veux être dehors.`,
  rentsAhead: ({ rent: cost }) =>
    `Un tour dehors coûte en moyenne ${rent(cost)} de loyer. Je risque moins ici.`,
  roadsSafe: ({ rent: cost }) => `Un tour dehors ne coûte pas cher\u202f: ${rent(cost)} de loyer en moyenne.`,
  fineTooDear: ({ fine, cash }) => `Avec ${sum(cash)} en main, je préfère garder ces ${sum(fine)}.`,
  mustPay: ({ amount }) => `Je dois payer ${sum(amount)}.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `En pensant à la suite, je gagne ainsi ${best} des parties, sinon ${other}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `«\u202f${sentence}\u202f»`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}\u202f: ${quoted(sentence)}`
export const refuses = (who: string, sentence: string): string => `${who} refuse\u202f: ${quoted(sentence)}`
