// Why somebody did something, in his own words, in Dutch: computer players at the table, and the coach in a person's place.
import type { Lot } from '../../../shared/game/actions'
import { deedAt, type Group } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, money, percent } from '../format'
import { spelled } from './figures'
import { place } from './names'

const lotName = (lot: Lot): string =>
  typeof lot === 'number' ? place(lot) : lot === 'house' ? 'een huis' : 'een hotel'
/** The colours as they stand before "groep". */
const INFLECTED: Readonly<Record<Group, string>> = {
  darkPurple: 'donkerpaarse',
  lightBlue: 'lichtblauwe',
  lightPurple: 'lichtpaarse',
  orange: 'oranje',
  red: 'rode',
  yellow: 'gele',
  green: 'groene',
  darkBlue: 'donkerblauwe'
}
/** "de gele groep", "de vier spoorlijnen". */
function groupAt(space: number): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return `de ${INFLECTED[deed.group]} groep`
  return deed?.kind === 'railroad' ? 'de vier spoorlijnen' : 'de twee nutsbedrijven'
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string =>
  dollars < 1 ? `minder dan ${money(1)}` : money(Math.round(dollars))

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) =>
    `Het maakt ${groupAt(space)} compleet. Ik zou tot ${sum(worth)} gaan.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `${name(rival)} zou er ${groupAt(space)} mee compleet maken. Om dat te voorkomen zou ik tot ${sum(worth)} gaan.`,
  worthMore: ({ worth }) => `Voor mij is het ${sum(worth)} waard.`,
  notWorth: ({ worth, price }) => `Voor mij is het ${sum(worth)} waard, niet ${sum(price)}.`,
  leavesEnough: ({ left }) => `Ik kan het betalen en houd nog ${sum(left)} over.`,
  cannotRaise: ({ missing }) => `Zoveel kan ik niet vrijmaken: er zou nog ${sum(missing)} ontbreken.`,
  raisingCosts: ({ harm, gain }) =>
    `Het geld vrijmaken zou me ${sum(harm)} kosten, meer dan de ${sum(gain)} die het oplevert.`,
  raisesFor: ({ missing, lot }) => `Ik heb nog ${sum(missing)} nodig voor ${lotName(lot)}.`,
  raisesToBuild: ({ raised }) => `Die ${sum(raised)} gaat in gebouwen zitten.`,
  dealCompletes: ({ space, before, after }) => {
    const [from, to] = compared(before, after)
    return `Ik krijg ${groupAt(space)} compleet, en volgens mijn berekening stijgen mijn kansen van ${from} naar ${to}.`
  },
  dealRaisesChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Volgens mijn berekening stijgen mijn kansen ermee van ${from} naar ${to}.`
  },
  dealRaisesLittle: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Mijn kansen zouden nauwelijks stijgen: van ${from} naar ${to}.`
  },
  dealLowersChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Mijn kansen zouden dalen van ${from} naar ${to}.`
  },
  dealArmsRival: ({ rival, space, before, after }, name) => {
    const [from, to] = compared(before, after)
    return `${name(rival)} zou ${groupAt(space)} compleet krijgen, en mijn kansen zouden dalen van ${from} naar ${to}.`
  },
  dealLosesWorth: ({ loss }) => `Ik zou er zo’n ${sum(loss)} op verliezen.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `Het is beter voor ${name(rival)}: mijn vermogen zou ${percent(own)} groeien, dat van ${name(rival)} ${percent(other)}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `Het helpt ons allebei: mijn vermogen groeit ${percent(own)}, dat van ${name(rival)} ${percent(other)}.`,
  goodsGone: () => 'Dat kan nu niet meer.',
  rentGain: ({ gain, cost }) =>
    `Het kost ${sum(cost)} en brengt per beurt van een tegenstander ${rent(gain)} meer huur op.`,
  opensGroup: ({ space, cost }) => `Voor ${sum(cost)} kan ik weer bouwen op ${groupAt(space)}.`,
  bestPlace: ({ gain }) =>
    `Nergens brengt het meer op: per beurt van een tegenstander ${rent(gain)} huur erbij.`,
  wantsBuildings: ({ count }) => `Ik zou er nu ${spelled(count)} bouwen.`,
  savesInterest: ({ interest }) => `Nu aflossen bespaart ${sum(interest)} rente.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `Ik houd ${sum(kept)} contant: voor me ligt tot ${sum(rentAhead)} huur.`
      : `Ik houd ${sum(kept)} contant; je weet maar nooit.`,
  nothingBetter: () => 'Er is nu niets beters met het geld te doen.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'Er is nog één kavel te koop.'
      : `Er zijn nog ${spelled(lots)} kavels te koop: dan wil ik hier niet zitten.`,
  rentsAhead: ({ rent: cost }) =>
    `Een beurt buiten kost gemiddeld ${rent(cost)} huur. Hier binnen zit ik veiliger.`,
  roadsSafe: ({ rent: cost }) => `Een beurt buiten kost gemiddeld maar ${rent(cost)} huur.`,
  fineTooDear: ({ fine, cash }) => `Met ${sum(cash)} contant houd ik die ${sum(fine)} liever.`,
  mustPay: ({ amount }) => `Ik moet ${sum(amount)} betalen.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `Vooruitgedacht win ik zo ${best} van de spellen, anders ${other}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `‘${sentence}’`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}: ‘${sentence}’`
export const refuses = (who: string, sentence: string): string => `${who} weigert: ‘${sentence}’`
