// Words of "Why?" in German: what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, money } from '../format'
import { spelled } from './figures'

export const why = 'Warum?'
export const close = 'Schließen'
export const thisTable = 'An diesem Tisch gilt'
export const official = 'wie gedruckt'
export const ownRule = 'eine Regel dieses Tisches'
export const more = 'Im Regelbuch'
export const open = (title: string): string => `Die Regel: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Warum beginnt der höchste Wurf?',
  turn: 'Was gehört zu einem Zug?',
  purchase: 'Warum kaufen oder versteigern?',
  auction: 'Wie läuft eine Versteigerung ab?',
  tax: 'Warum erst wählen, dann zählen?',
  rentThrow: 'Warum das Zehnfache eines neuen Wurfs?',
  debt: 'Warum muss Geld her?',
  inheritance: 'Warum ablösen oder Zinsen zahlen?',
  openLot: 'Warum eröffnet die Bank das Bieten?',
  hammer: 'Wann fällt der Hammer?',
  wish: 'Warum werde ich gefragt, wie viele?',
  placement: 'Wo darf es stehen?'
}

export const business = {
  jail: 'Wie kommt man aus dem Gefängnis?',
  estate: 'Wann darf man bauen und Hypotheken aufnehmen?',
  deed: 'Was bringt eine Urkunde ein?',
  trade: 'Womit darf man handeln?',
  claim: 'Bis wann muss man die Miete verlangen?',
  game: 'Wie kann ein Spiel enden?',
  since: 'Was gehört zu einem Zug?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'die App führt die Bank' : 'jemand von euch führt die Bank'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'die Miete wird von selbst gezahlt'
      : `die Miete muss verlangt werden, bevor die ${rent === 'claimNext' ? 'nächste' : 'übernächste'} Person würfelt`,
  ending: (ending) =>
    ending === 'lastPlayer' ? 'wer zuletzt übrig ist, gewinnt' : 'mit der zweiten Pleite endet das Spiel',
  timeLimit: (minutes) =>
    minutes === null ? 'kein Zeitlimit' : `${figures(minutes)} Minuten, dann gewinnt das größte Vermögen`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'alle Urkunden wurden verteilt'
      : dealt === 0
        ? 'es werden keine Urkunden verteilt'
        : `alle haben am Anfang ${spelled(dealt)} Urkunden bekommen`,
  housesBeforeHotel: (houses) => `ein Hotel nach ${spelled(houses)} Häusern`,
  pot: (pot) => (pot ? 'Steuern und Strafen warten auf Frei Parken' : 'Frei Parken bringt nichts'),
  potSeed: (seed) =>
    seed === 0 ? 'ein leerer Topf bleibt leer' : `die Bank legt ${money(seed)} in einen leeren Topf`,
  auctions: (auctions) =>
    auctions ? 'mit Versteigerungen' : 'ohne Versteigerungen: was niemand kauft, bleibt bei der Bank',
  startCash: (cash) => `${money(cash)} am Anfang`,
  salary: (salary) => `${money(salary)} Gehalt`,
  doubleSalaryOnGo: (twice) =>
    twice ? 'doppeltes Gehalt, wenn man genau auf Los landet' : 'einfaches Gehalt, auch genau auf Los',
  firstLapPurchases: (allowed) =>
    allowed ? 'gekauft wird vom ersten Wurf an' : 'gekauft wird erst, wenn man einmal über Los war',
  rentInJail: (collects) =>
    collects ? 'auch im Gefängnis kassiert man Miete' : 'im Gefängnis kassiert man keine Miete',
  evenBuilding: (even) => (even ? 'gleichmäßig bauen' : 'bauen, so ungleich man will'),
  incomeTax: (tax) =>
    tax === 'choice' ? 'die Wahl zwischen 200\u00a0$ und einem Zehntel' : 'Einkommensteuer immer 200\u00a0$',
  trading: (trading) => (trading ? 'Handel untereinander' : 'kein Handel untereinander'),
  dice: (dice) => (dice === 'app' ? 'die App würfelt' : 'echte Würfel, von Hand eingegeben')
}
