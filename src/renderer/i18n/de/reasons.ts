// Why somebody did something, in German and in the first person: computer players, and the coach in a person's place.
import { deedAt } from '../../../shared/game/board'
import type { GroundSentences } from '../sentences'
import { compared, figures, money, percent } from '../format'
import { lotName } from './events'
import { spelled } from './figures'
import { inGroup, railroads, utilities, wholeGroup } from './names'

/** What somebody then has: "die ganze rote Gruppe", "alle Bahnlinien", "beide Werke". */
function wholeSet(space: number): string {
  const deed = deedAt(space)
  if (deed?.kind === 'street') return wholeGroup(deed.group)
  return deed?.kind === 'railroad' ? `alle ${railroads}` : `beide ${utilities}`
}
/** Where one may build again: "in der roten Gruppe". */
const inGroupAt = (space: number): string => {
  const deed = deedAt(space)
  return deed?.kind === 'street' ? inGroup(deed.group) : 'dort'
}
const sum = (dollars: number): string => money(Math.floor(dollars))
/** Cents matter in the rent of one turn. */
const rent = (dollars: number): string =>
  dollars < 1 ? `weniger als ${money(1)}` : money(Math.round(dollars))

export const reasons: GroundSentences = {
  completesGroup: ({ space, worth }) =>
    `Damit hätte ich ${wholeSet(space)}. Dafür würde ich bis zu ${sum(worth)} zahlen.`,
  deniesRival: ({ rival, space, worth }, name) =>
    `Damit hätte ${name(rival)} ${wholeSet(space)}. Um das zu verhindern, würde ich bis zu ${sum(worth)} zahlen.`,
  worthMore: ({ worth }) => `Mir ist es ${sum(worth)} wert.`,
  notWorth: ({ worth, price }) => `Mir ist es ${sum(worth)} wert, nicht ${sum(price)}.`,
  leavesEnough: ({ left }) => `Das kann ich mir leisten und habe dann noch ${sum(left)}.`,
  cannotRaise: ({ missing }) => `So viel kann ich nicht auftreiben: Ich käme um ${sum(missing)} zu kurz.`,
  raisingCosts: ({ harm, gain }) =>
    `Das Geld aufzutreiben würde mich ${sum(harm)} kosten, und zu gewinnen gibt es nur ${sum(gain)}.`,
  raisesFor: ({ missing, lot }) => `Für ${lotName(lot)} brauche ich noch ${sum(missing)}.`,
  raisesToBuild: ({ raised }) => `In Gebäude stecke ich ${sum(raised)}.`,
  dealCompletes: ({ space, before, after }) => {
    const [from, to] = compared(before, after)
    return `Damit habe ich ${wholeSet(space)}, und nach meiner Rechnung steigen meine Chancen von ${from} auf ${to}.`
  },
  dealRaisesChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Nach meiner Rechnung steigen meine Chancen damit von ${from} auf ${to}.`
  },
  dealRaisesLittle: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Meine Chancen würden kaum steigen: von ${from} auf ${to}.`
  },
  dealLowersChances: ({ before, after }) => {
    const [from, to] = compared(before, after)
    return `Meine Chancen würden von ${from} auf ${to} sinken.`
  },
  dealArmsRival: ({ rival, space, before, after }, name) => {
    const [from, to] = compared(before, after)
    return `Damit hätte ${name(rival)} ${wholeSet(space)}, und meine Chancen würden von ${from} auf ${to} sinken.`
  },
  dealLosesWorth: ({ loss }) => `Dabei würde ich etwa ${sum(loss)} verlieren.`,
  dealFavoursOther: ({ rival, own, other }, name) =>
    `Das nützt vor allem ${name(rival)}: Mein Vermögen würde um ${percent(own)} wachsen, das von ${name(rival)} um ${percent(other)}.`,
  dealGrowsBoth: ({ rival, own, other }, name) =>
    `Das nützt uns beiden: Mein Vermögen wächst um ${percent(own)}, das von ${name(rival)} um ${percent(other)}.`,
  goodsGone: () => 'Das geht jetzt nicht mehr.',
  rentGain: ({ gain, cost }) =>
    `Das kostet ${sum(cost)} und bringt für jeden Zug der anderen ${rent(gain)} mehr Miete.`,
  opensGroup: ({ space, cost }) => `Für ${sum(cost)} kann ich ${inGroupAt(space)} wieder bauen.`,
  bestPlace: ({ gain }) => `Dort bringt es am meisten: ${rent(gain)} mehr für jeden Zug der anderen.`,
  wantsBuildings: ({ count }) => `Ich würde jetzt ${count === 0 ? 'keins' : spelled(count)} bauen.`,
  savesInterest: ({ interest }) => `Jetzt ablösen spart mir ${sum(interest)} Zinsen.`,
  keepsCash: ({ kept, rentAhead }) =>
    rentAhead > 0
      ? `Ich behalte ${sum(kept)} in der Hand: Vor mir lauert Miete, bis zu ${sum(rentAhead)}.`
      : `Ich behalte ${sum(kept)} in der Hand, man weiß ja nie.`,
  nothingBetter: () => 'Mit dem Geld lässt sich gerade nichts Besseres anfangen.',
  lotsLeft: ({ lots }) =>
    lots === 1
      ? 'Ein Grundstück ist noch zu haben.'
      : `Noch sind ${figures(lots)} Grundstücke zu haben: Da will ich draußen sein.`,
  rentsAhead: ({ rent: cost }) =>
    `Ein Zug draußen kostet im Schnitt ${rent(cost)} Miete. Hier drin sitze ich sicherer.`,
  roadsSafe: ({ rent: cost }) => `Ein Zug draußen kostet nicht viel: im Schnitt ${rent(cost)} Miete.`,
  fineTooDear: ({ fine, cash }) => `Mit ${sum(cash)} in der Hand behalte ich die ${sum(fine)} lieber.`,
  mustPay: ({ amount }) => `Ich muss ${sum(amount)} zahlen.`,
  playedAhead: ({ chance, next }) => {
    const [best, other] = compared(chance, next)
    return `Ich habe vorausgedacht: So gewinne ich ${best} der Partien, sonst ${other}.`
  }
}

/** A reason as its owner says it. */
export const quoted = (sentence: string): string => `„${sentence}“`
/** The same where it is heard or stands alone. */
export const says = (who: string, sentence: string): string => `${who}: „${sentence}“`
export const refuses = (who: string, sentence: string): string => `${who} lehnt ab: „${sentence}“`
