// Words of "Why?" in Dutch: what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { money, plural } from '../format'
import { spelled } from './figures'

export const why = 'Waarom?'
export const close = 'Sluit'
export const thisTable = 'Aan deze tafel'
export const official = 'zoals gedrukt'
export const ownRule = 'een regel van deze tafel'
export const more = 'In het regelboek'
export const open = (title: string): string => `De regel: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Waarom begint de hoogste worp?',
  turn: 'Wat hoort bij een beurt?',
  purchase: 'Waarom kopen of veilen?',
  auction: 'Hoe gaat een veiling?',
  tax: 'Waarom kiezen vóór het tellen?',
  rentThrow: 'Waarom tien keer een nieuwe worp?',
  debt: 'Waarom moet er geld vrijkomen?',
  inheritance: 'Waarom aflossen of rente betalen?',
  openLot: 'Waarom opent de bankier de veiling?',
  hammer: 'Wanneer valt de hamer?',
  wish: 'Waarom moet ik zeggen hoeveel ik er wil?',
  placement: 'Waar mag het staan?'
}

export const business = {
  jail: 'Hoe kom je uit de gevangenis?',
  estate: 'Wanneer mag je bouwen of een hypotheek nemen?',
  deed: 'Wat levert een akte op?',
  trade: 'Wat mag je ruilen?',
  claim: 'Wanneer moet je huur vragen?',
  game: 'Hoe kan een spel eindigen?',
  since: 'Wat hoort bij een beurt?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'de app is de bankier' : 'een van jullie is de bankier'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'de huur wordt vanzelf betaald'
      : `om de huur moet worden gevraagd voordat ${rent === 'claimNext' ? 'de volgende speler' : 'de speler daarna'} gooit`,
  ending: (ending) =>
    ending === 'lastPlayer'
      ? 'de laatst overgebleven speler wint'
      : 'het tweede faillissement beëindigt het spel',
  timeLimit: (minutes) =>
    minutes === null
      ? 'geen tijdslimiet'
      : `${plural(minutes, { one: 'minuut', other: 'minuten' })}, dan wint de rijkste`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'alle aktes zijn uitgedeeld'
      : dealt === 0
        ? 'er worden geen aktes uitgedeeld'
        : `iedereen kreeg ${spelled(dealt)} aktes`,
  housesBeforeHotel: (houses) => `een hotel na ${spelled(houses)} huizen`,
  pot: (pot) => (pot ? 'belastingen en boetes wachten op Vrij parkeren' : 'Vrij parkeren levert niets op'),
  potSeed: (seed) =>
    seed === 0 ? 'een lege pot blijft leeg' : `de Bank legt ${money(seed)} in een lege pot`,
  auctions: (auctions) =>
    auctions ? 'er wordt geveild' : 'geen veilingen: wat niemand koopt, blijft bij de Bank',
  startCash: (cash) => `${money(cash)} bij het begin`,
  salary: (salary) => `${money(salary)} salaris`,
  doubleSalaryOnGo: (twice) =>
    twice ? 'dubbel salaris voor wie op Start komt' : 'één salaris, ook voor wie op Start komt',
  firstLapPurchases: (allowed) =>
    allowed ? 'kopen vanaf de eerste worp' : 'niemand koopt voordat Start gepasseerd is',
  rentInJail: (collects) =>
    collects ? 'een eigenaar in de gevangenis int huur' : 'een eigenaar in de gevangenis int geen huur',
  evenBuilding: (even) => (even ? 'gelijkmatig bouwen' : 'bouwen zo ongelijk als je wilt'),
  incomeTax: (tax) =>
    tax === 'choice'
      ? `de keus tussen ${money(200)} en een tiende`
      : `inkomstenbelasting altijd ${money(200)}`,
  trading: (trading) => (trading ? 'ruilen tussen spelers' : 'geen ruil tussen spelers'),
  dice: (dice) => (dice === 'app' ? 'de app gooit de dobbelstenen' : 'echte dobbelstenen, zelf ingevoerd')
}
