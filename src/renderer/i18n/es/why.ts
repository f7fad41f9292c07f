// Words of "Why?": what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, money } from '../format'
import { spelled } from './figures'

export const why = '¿Por qué?'
export const close = 'Cerrar'
export const thisTable = 'En esta mesa'
export const official = 'como está impreso'
export const ownRule = 'regla de esta mesa'
export const more = 'En el reglamento'
export const open = (title: string): string => `La regla: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: '¿Por qué empieza la tirada más alta?',
  turn: '¿Qué entra en un turno?',
  purchase: '¿Por qué comprar o subastar?',
  auction: '¿Cómo va una subasta?',
  tax: '¿Por qué elegir antes de contar?',
  rentThrow: '¿Por qué diez veces una nueva tirada?',
  debt: '¿Por qué hay que reunir dinero?',
  inheritance: '¿Por qué levantar la hipoteca o pagar?',
  openLot: '¿Por qué la abre quien lleva la Banca?',
  hammer: '¿Cuándo cae el martillo?',
  wish: '¿Por qué se pregunta cuántos?',
  placement: '¿Dónde puede ir?'
}

export const business = {
  jail: '¿Cómo se sale de la cárcel?',
  estate: '¿Cuándo se puede edificar o hipotecar?',
  deed: '¿Qué da un título?',
  trade: '¿Qué puede entrar en un trato?',
  claim: '¿Cuándo hay que pedir el alquiler?',
  game: '¿Cómo puede acabar una partida?',
  since: '¿Qué entra en un turno?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'la app lleva la Banca' : 'una persona lleva la Banca'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'el alquiler se cobra solo'
      : `el alquiler hay que pedirlo antes de que tire ${rent === 'claimNext' ? 'el jugador siguiente' : 'el jugador que va después del siguiente'}`,
  ending: (ending) =>
    ending === 'lastPlayer' ? 'gana quien queda al final' : 'la segunda bancarrota acaba la partida',
  timeLimit: (minutes) =>
    minutes === null ? 'sin límite de tiempo' : `${figures(minutes)} minutos, y gana quien más tiene`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'se han repartido todos los títulos'
      : dealt === 0
        ? 'no se reparten títulos'
        : `se han repartido ${spelled(dealt)} títulos a cada jugador`,
  housesBeforeHotel: (houses) => `un hotel después de ${spelled(houses)} casas`,
  pot: (pot) => (pot ? 'impuestos y multas esperan en la Parada libre' : 'la Parada libre no da nada'),
  potSeed: (seed) =>
    seed === 0 ? 'un bote vacío sigue vacío' : `la Banca pone ${money(seed)} en el bote vacío`,
  auctions: (auctions) => (auctions ? 'con subastas' : 'sin subastas: lo que no se compra sigue en la Banca'),
  startCash: (cash) => `${money(cash)} al empezar`,
  salary: (salary) => `${money(salary)} de sueldo`,
  doubleSalaryOnGo: (twice) =>
    twice ? 'doble sueldo por caer en la Salida' : 'un solo sueldo, también por caer en la Salida',
  firstLapPurchases: (allowed) =>
    allowed ? 'se compra desde la primera tirada' : 'nadie compra antes de pasar por la Salida',
  rentInJail: (collects) =>
    collects ? 'desde la cárcel se cobra alquiler' : 'desde la cárcel no se cobra alquiler',
  evenBuilding: (even) => (even ? 'se edifica por igual' : 'se edifica tan desigual como se quiera'),
  incomeTax: (tax) =>
    tax === 'choice'
      ? 'a elegir entre 200\u00a0$ y la décima parte'
      : 'impuesto sobre la renta, siempre 200\u00a0$',
  trading: (trading) => (trading ? 'con tratos entre jugadores' : 'sin tratos entre jugadores'),
  dice: (dice) => (dice === 'app' ? 'la app tira los dados' : 'dados de verdad, anotados a mano')
}
