// Words of the rules of a new game: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const heading = 'Reglas de esta partida'
export const slip = 'Las reglas'
export const mixture = 'Reglas propias'
export const change = 'Cambiar las reglas'
export const done = 'Listo'
export const doneNote = 'volver a los asientos'
export const setsHeading = 'Conjuntos de reglas'
export const ownHeading = 'Los vuestros'
export const saveLabel = 'Guardar estas reglas como'
export const save = 'Guardar'
export const noName = 'antes, ponles un nombre'
export const removed = (name: string): string => `Se ha quitado ${name}.`
export const remove = (name: string): string => `Quitar ${name}`
export const fromOfficial = 'Frente a las reglas oficiales'
export const differences = 'Qué cambia'
export const nothingDiffers =
  'Nada. Es el juego tal como está impreso; lo único que va solo es el cobro del alquiler.'
export const yes = 'Sí'
export const no = 'No'
export const more = (what: string): string => `${what}: más`
export const less = (what: string): string => `${what}: menos`

export const sets = {
  official: { name: 'Oficial', note: 'tal cual, el alquiler va solo' },
  letter: { name: 'Al pie de la letra', note: 'quien olvida el alquiler lo pierde' },
  short: { name: 'Partida corta', note: 'dos títulos cada cual, hasta la segunda bancarrota' },
  timed: { name: 'Contrarreloj', note: 'dos títulos cada cual, dos horas, gana quien más tiene' },
  speed: { name: '60 minutos', note: 'dos títulos cada cual, hotel tras tres casas' },
  family: { name: 'En familia', note: 'impuestos y multas esperan en la Parada libre' },
  dealt: { name: 'Todo repartido', note: 'cada título tiene dueño desde el principio' }
} as const

export const groups = {
  start: 'Al empezar',
  round: 'La vuelta al tablero',
  lots: 'Propiedades y alquiler',
  building: 'Edificios y tratos',
  end: 'El final',
  table: 'En la mesa'
}

export const options = {
  startCash: { name: 'Efectivo inicial', note: 'Lo que cada jugador tiene en mano en la Salida.' },
  dealt: {
    name: 'Títulos repartidos',
    note: 'Dos se pagan al precio impreso; si son todos, son gratis.',
    0: 'Ninguno',
    2: 'Dos',
    all: 'Todos'
  },
  salary: { name: 'Sueldo', note: 'Lo paga la Banca por pasar por la Salida o caer en ella.' },
  doubleSalaryOnGo: {
    name: 'Doble en la Salida',
    note: 'Quien cae justo en la Salida cobra el sueldo dos veces.'
  },
  pot: {
    name: 'Bote en la Parada libre',
    note: 'Impuestos, multas y pagos por tarjeta esperan a quien caiga ahí.'
  },
  potSeed: { name: 'En el bote vacío', note: 'Lo que pone la Banca cuando alguien se ha llevado el bote.' },
  incomeTax: {
    name: 'Impuesto sobre la renta',
    note: 'A elegir la décima parte de todo, o siempre 200\u00a0$.',
    choice: 'A elegir',
    flat: '200\u00a0$'
  },
  auctions: { name: 'Subastas', note: 'Una propiedad que no se compra va a quien más puja.' },
  firstLapPurchases: { name: 'Comprar ya', note: 'Sin esto nadie compra antes de pasar por la Salida.' },
  rent: {
    name: 'Alquiler',
    note: 'Se cobra solo, o únicamente si se pide antes de que tire el jugador siguiente, o el de después.',
    automatic: 'Va solo',
    claimNext: 'Pedir, 1.º',
    claimSecond: 'Pedir, 2.º'
  },
  rentInJail: { name: 'Alquiler en la cárcel', note: 'Desde la cárcel también se cobra alquiler.' },
  housesBeforeHotel: {
    name: 'Casas antes del hotel',
    note: 'Cada calle del grupo debe tener antes ese número.',
    3: 'Tres',
    4: 'Cuatro'
  },
  evenBuilding: {
    name: 'Edificar por igual',
    note: 'Las calles de un grupo se edifican y se venden por igual.'
  },
  trading: {
    name: 'Tratos',
    note: 'Los jugadores pueden vender y cambiar títulos e indultos entre sí.'
  },
  ending: {
    name: 'La partida acaba',
    note: 'Cuando queda un solo jugador, o con la segunda bancarrota: entonces gana quien más tiene.',
    lastPlayer: 'Queda uno',
    secondBankruptcy: '2.ª bancarrota'
  },
  timeLimit: {
    name: 'Límite de tiempo',
    note: 'Al cumplirse el tiempo se acaba el turno y gana quien más tiene.',
    none: 'Ninguno',
    some: 'Minutos'
  },
  dice: {
    name: 'Dados',
    note: 'Tira la app, o tiráis dados de verdad y anotáis las caras.',
    app: 'De la app',
    table: 'De verdad'
  },
  banker: {
    name: 'Banca',
    note: 'Se reparte desde la izquierda de quien lleva la Banca. Desde seis personas, una puede llevarla sin asiento.',
    nobody: 'La app',
    apart: 'Sin asiento',
    nameLabel: 'Nombre de quien lleva la Banca',
    defaultName: 'Banquero'
  },
  undo: {
    name: 'Deshacer',
    note: 'Nada; la última acción propia, antes de ver algo nuevo; o todo, señalado en el diario.',
    off: 'Nada',
    lastAction: 'Última acción',
    free: 'Todo'
  },
  coach: {
    name: 'Entrenador',
    note: 'Dice, si se le pregunta, qué haría, y los tratos se pesan. Los torneos se juegan sin él.',
    on: 'Con',
    off: 'Sin'
  }
} as const

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => `${banker === null ? 'La app' : who(banker)} lleva la Banca.`,
  rent: (rent) =>
    rent === 'automatic'
      ? 'El alquiler se cobra solo.'
      : `El alquiler hay que pedirlo antes de que tire ${rent === 'claimNext' ? 'el jugador siguiente' : 'el jugador que va después del siguiente'}.`,
  ending: () => 'La segunda bancarrota acaba la partida, y gana quien más tiene.',
  timeLimit: (minutes) => `A los ${figures(minutes ?? 0)} minutos se acaba el turno, y gana quien más tiene.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'Se reparten todos los títulos, gratis.'
      : dealt === 2
        ? 'Se reparten dos títulos a cada jugador, que los paga.'
        : 'No se reparten títulos.',
  housesBeforeHotel: (houses) => `Para un hotel bastan ${spelled(houses)} casas en cada calle.`,
  pot: () => 'Impuestos, multas y pagos por tarjeta esperan en la Parada libre.',
  potSeed: (seed) => `La Banca pone ${money(seed)} en el bote vacío.`,
  auctions: () => 'Lo que no se compra no se subasta.',
  startCash: (cash) => `Cada cual empieza con ${money(cash)}.`,
  salary: (salary) => `El sueldo de la Salida es de ${money(salary)}.`,
  doubleSalaryOnGo: () => 'Caer en la Salida da el sueldo dos veces.',
  firstLapPurchases: () => 'Nadie compra antes de pasar por la Salida.',
  rentInJail: () => 'Desde la cárcel no se cobra alquiler.',
  evenBuilding: () => 'No hace falta edificar por igual.',
  incomeTax: () => 'El impuesto sobre la renta es siempre de 200\u00a0$.',
  trading: () => 'No hay tratos entre jugadores.',
  dice: () => 'Se tiran dados de verdad y se anotan.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'No se deshace nada.',
  lastAction: 'Cada cual puede deshacer su última acción.',
  free: 'Todo se puede deshacer, y el diario lo cuenta.'
}

export const coachWords = (coach: boolean): string =>
  coach ? 'Se puede preguntar al entrenador.' : 'No hay entrenador, y los tratos no se pesan.'

const minutes = (count: number): string => plural(count, { one: 'minuto', other: 'minutos' })
const turnsEach = (count: number): string =>
  plural(count, { one: 'turno por jugador', other: 'turnos por jugador' })
const seconds = (count: number): string =>
  count < 0.5 ? 'casi nada' : plural(Math.round(count), { one: 'segundo', other: 'segundos' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'Cuánto dura',
  measuring: 'midiendo\u2026',
  unmeasured: 'No se ha podido medir.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'La mitad de estas partidas no llega a acabar.'
    if (limit !== null && middle >= limit.minutes)
      return `${capitalised(minutes(limit.minutes))}, y entonces suena la hora.`
    if (limit !== null && many === limit.minutes)
      return `Alrededor de ${minutes(middle)}; ocho de cada diez partidas duran entre ${figures(few ?? middle)} y el límite de ${figures(many)}.`
    const about = `Alrededor de ${minutes(middle)}${limit === null ? '' : `, ${figures(limit.minutes)} como mucho`}`
    if (many === null)
      return `${about}; una de cada diez partidas acaba en ${figures(few ?? middle)}, otra no llega a acabar.`
    return `${about}; ocho de cada diez partidas duran entre ${figures(few ?? middle)} y ${figures(many)}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Acordad de antemano cuándo parar.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'casi ninguna partida acaba antes'
          : limit.tenthsBefore === 1
            ? 'una de cada diez partidas acaba antes'
            : `${spelled(limit.tenthsBefore)} de cada diez partidas acaban antes`
      return `Hasta entonces da tiempo a unos ${turnsEach(many ?? middle)}; ${before}.`
    }
    return many === null
      ? `${turnsEach(middle)}, o muchos más.`
      : `${capitalised(turnsEach(middle))}, casi siempre entre ${figures(few ?? middle)} y ${figures(many)}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `En ${figures(Math.round((undecided * 100) / games))} de cada 100 partidas nadie había ganado tras ${turnsEach(limit)}.`,
  measured: (games: number): string =>
    `Medido con ${plural(games, { one: 'partida', other: 'partidas' })} de jugadores virtuales,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'medio minuto para el turno de una persona'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} y ${seconds(computer)} para el del ordenador`
          : `${seconds(computer)} para el turno del ordenador`
    return `contando ${turns}${realDice ? ', y 8 segundos por cada tirada con dados de verdad' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'a menudo sin final'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} de reloj`
        : `unos ${minutes(middle)}, ${figures(limit.minutes)} como mucho`
    return many === null
      ? `unos ${minutes(middle)} o más`
      : `unos ${minutes(middle)}, de ${figures(few ?? middle)} a ${figures(many)}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'Una partida necesita de dos a ocho jugadores.',
  banker: 'Quien lleva la Banca no está en esta mesa.',
  bankerOnly: 'Quien lleva la Banca sin asiento necesita al menos cinco jugadores.',
  startCash: 'El efectivo inicial debe estar entre 0\u00a0$ y 100.000\u00a0$.',
  salary: 'El sueldo debe estar entre 0\u00a0$ y 10.000\u00a0$.',
  potSeed: 'En el bote se pueden poner 10.000\u00a0$ como mucho.',
  timeLimit: 'El límite de tiempo debe estar entre 5 y 600 minutos.',
  tooPoorForDeal: 'Dos títulos repartidos pueden costar 750\u00a0$; cada jugador necesita eso al empezar.',
  nothingToBuy: 'Todos los títulos se reparten, así que comprar no puede esperar a la primera vuelta.',
  unknownOption: 'Estas reglas son de una versión más nueva de Freehold.'
}
