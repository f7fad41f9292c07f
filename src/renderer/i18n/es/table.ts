// Words of the table: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import { JAIL } from '../../../shared/game/board'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, form, money, plural } from '../format'
import { capitalised, ordinal } from './figures'
import { spaces, theSpace } from './names'

export const bank = 'la Banca'
export const pot = 'la Parada libre'
export const turn = (number: number): string => (number === 0 ? 'apertura' : `turno ${number}`)
export const players = 'Jugadores'
export const board = 'Tablero'
export const computer = 'ordenador'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Ordenador principiante',
  casual: 'Ordenador amistoso',
  strong: 'Ordenador fuerte',
  master: 'Ordenador maestro'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Tira para empezar',
  turn: 'Acaba el turno',
  purchase: 'Compra o subasta',
  auction: 'Puja ahora',
  tax: 'Elige el impuesto',
  rentThrow: 'Tira por el alquiler',
  debt: 'Reúne dinero',
  inheritance: 'Levanta o mantiene',
  openLot: 'Abre la subasta',
  hammer: 'Baja el martillo',
  wish: 'Dice la cantidad',
  placement: 'Pone un edificio'
}
export const toThrow = 'Le toca tirar'
export const toThrowAgain = 'Dobles: tira otra vez'
export const mustPay = (amount: number): string => `Debe pagar ${money(amount)}`
export const inJail = (throws: number): string => `Cárcel, ${ordinal(throws + 1)} tirada`
export const jailed = 'En la cárcel'
export const atTable = 'En la mesa'
export const bankrupt = 'En bancarrota'
export const holdsBid = (amount: number): string => `Va ganando con ${money(amount)}`
export const stillBidding = 'Sigue en la puja'
export const outOfBidding = 'Fuera de la puja'
export const owned = (of: string, owned: number, all: number): string => `${of}: ${owned} de ${all}`
export const group = (letter: string, name: string): string => `grupo ${letter}, ${name}`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who} sacó ${dice[0]} + ${dice[1]}`
export const toThrowNext = (who: string): string => `Tira ${who}`

export const ledger = 'Diario'
export const nothingYet = 'Todavía no ha pasado nada.'

export const menu = {
  deeds: 'Títulos',
  hold: 'Esperar',
  pause: 'Pausa',
  go: 'Seguir',
  game: 'Partida',
  claim: 'Alquiler',
  undo: 'Deshacer',
  redo: 'Rehacer',
  rules: 'Reglas',
  leave: 'Salir',
  since: 'Desde mi último turno',
  tv: 'Modo TV',
  settings: 'Ajustes'
}
/** The clock of a timed game, in whole minutes: "quedan 43 min". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0
    ? 'ha sonado la hora'
    : `${form(minutes, { one: 'queda', other: 'quedan' })} ${plural(minutes, { other: 'min' })}${paused ? ', en pausa' : ''}`
export const tvMode = (key: string): string =>
  `Modo TV: se lee desde el otro extremo de la sala. Con ${key} se vuelve.`
export const sound = (muted: boolean): string =>
  muted ? 'El sonido está desactivado.' : 'El sonido está activado.'
export const undone = 'deshecho'
export const tookBack = (what: string): string => `Deshecho: ${what}.`
export const roomShort =
  'El disco de este ordenador está lleno. Freehold tiene una pequeña reserva y, por ahora, sigue guardando la partida. Liberad espacio pronto: borrad archivos grandes que ya no necesitéis o vaciad la papelera del ordenador.'
export const tryAgain = 'Reintentar'
export const held = 'Los jugadores virtuales esperan.'
export const goesOn = 'Los jugadores virtuales siguen.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Guía',
  putAway: 'No mostrar más',
  away: 'La guía ya no se muestra. Puedes volver a activarla en los ajustes.',
  hints: {
    openingThrow: (key: KeyOf): string => `Tira los dados: ${key('throw')}. Empieza la tirada más alta.`,
    throw: (key: KeyOf): string => `Tira los dados: ${key('throw')}. Tu ficha avanza sola.`,
    again: (key: KeyOf): string =>
      `¡Dobles! Tira otra vez: ${key('throw')}. Si los sacas tres veces en un turno, vas a la cárcel.`,
    realDice: (key: KeyOf): string =>
      `Tira tus propios dados, pulsa las dos cifras y después ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `Todo listo: ${key('endTurn')} termina el turno. Antes puedes edificar u ofrecer un trato.`,
    purchase: (key: KeyOf): string =>
      `Todavía no es de nadie. ${key('buy')} lo compra; con ${key('auction')} puede pujar toda la mesa.`,
    auction: (key: KeyOf): string =>
      `La puja más alta se lo lleva. ${key('bid')} puja lo indicado, ${key('pass')} lo deja a los demás.`,
    auctionTogether: (key: KeyOf): string =>
      `La puja más alta se lo lleva. Se puja por turnos: ${key('bid')} puja lo indicado, ${key('pass')} pasa.`,
    jail: (key: KeyOf): string =>
      `Paga con ${key('payFine')} y tira, o prueba a sacar dobles: ${key('throw')}. A la tercera hay que pagar.`,
    tax: (key: KeyOf): string =>
      `Elige antes de contar: ${key('flatTax')} paga la suma fija, ${key('tenth')} la décima parte de todo lo tuyo.`,
    rentThrow: (key: KeyOf): string =>
      `Este alquiler depende de otra tirada: ${key('throw')}. Ninguna ficha se mueve.`,
    debt: (key: KeyOf): string =>
      `Debes más de lo que tienes en efectivo. ${key('takeStep')} da el paso propuesto; con ${key('manage')} eliges tú.`,
    inheritance: (key: KeyOf): string =>
      `Este título llega hipotecado. ${key('lift')} levanta la hipoteca ahora, ${key('keep')} la deja para más tarde.`,
    openLot: (key: KeyOf): string => `Tú llevas esta subasta: ${key('openBidding')} la abre.`,
    hammer: (key: KeyOf): string => `Canta la puja con ${key('callBid')}; ${key('hammer')} baja el martillo.`,
    wish: (key: KeyOf): string =>
      `A la Banca le faltan edificios. Di cuántos quieres: ${key('wish')}; o ninguno: ${key('wishNone')}.`,
    placement: (key: KeyOf): string =>
      `Elige la calle aquí o en el tablero; ${key('place')} edifica en ella.`,
    offer: (key: KeyOf): string =>
      `Aquí ves los dos lados: ${key('accept')} acepta, ${key('refuse')} rechaza, ${key('change')} cambia la oferta.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} tiene ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${places.map(({ who, space, inJail }) => `${who}: ${inJail ? 'en la cárcel' : space === JAIL ? 'de visita en la Cárcel' : (spaces[space] ?? '')}`).join('; ')}.`,
  leftToComputer: (who: string): string => `Ahora el ordenador juega por ${who}.`,
  takenBack: (who: string): string => `${who} vuelve a jugar en persona.`,
  nothing: 'Todavía no ha pasado nada.',
  noDeed: (space: number): string => `${capitalised(theSpace(space))} no tiene título de propiedad.`,
  unowned: (space: number, price: number): string =>
    `${capitalised(theSpace(space))} no es de nadie. Su precio es ${money(price)}.`,
  owner: (space: number, who: string, note: string): string =>
    `${capitalised(theSpace(space))} es de ${who}${note}.`,
  mortgaged: ', con hipoteca',
  built: (level: string): string => `, con ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Respuestas: ${answers.join('; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, tecla ${either(keys)}`
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'farolillo',
  kite: 'cometa',
  tugboat: 'remolcador',
  teapot: 'tetera',
  beehive: 'colmena',
  bicycle: 'bicicleta',
  anvil: 'yunque',
  fox: 'zorro',
  snail: 'caracol',
  lighthouse: 'faro',
  watch: 'reloj de bolsillo'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'Esa no es una jugada de este juego.',
  gameOver: 'La partida ha terminado.',
  bankruptPlayer: 'Quien está en bancarrota ya no juega.',
  outOfTurn: 'Antes tiene que decidir otra persona.',
  bankerDoesNotPlay: 'Quien lleva la Banca sin asiento no juega.',
  throwDue: 'Antes hay que tirar los dados.',
  noThrowDue: 'Ahora no toca ninguna tirada.',
  purchaseOpen: 'Antes hay que decidir quién compra esta propiedad.',
  auctionOpen: 'No mientras haya una subasta abierta.',
  debtOpen: 'No antes de pagar la deuda.',
  taxOpen: 'Antes hay que elegir el impuesto sobre la renta.',
  inheritanceOpen: 'Antes hay que resolver el título hipotecado.',
  shortageOpen: 'Antes hay que decidir quién se lleva los últimos edificios.',
  notNow: 'En este momento, no.',
  diceOfTheApp: 'En esta mesa tira los dados la app.',
  diceOfTheTable: 'En esta mesa se tiran dados de verdad y se anotan.',
  notEnoughCash: 'No hay bastante efectivo en mano.',
  bidTooLow: 'Una puja debe superar a la anterior.',
  alreadyPassed: 'Quien ha pasado queda fuera de esta subasta.',
  stillSolvent: 'Todavía queda de dónde sacar; rendirse es solo para quien no puede pagar.',
  notInJail: 'Eso es solo para quien está en la cárcel.',
  fineNoLongerAccepted: 'En la tercera tirada ya no se acepta la multa antes de los dados.',
  cardNotHeld: 'Esa tarjeta no está en esta mano.',
  noTitleDeed: 'Esta casilla no tiene título de propiedad.',
  notYourDeed: 'Ese título es de otra persona.',
  notAStreet: 'Solo se edifica en las calles.',
  groupIncomplete: 'Para eso hace falta el grupo entero.',
  groupMortgaged: 'Hay una calle hipotecada en este grupo; levanta antes esa hipoteca.',
  groupBuilt: 'Hay edificios en este grupo; véndelos antes.',
  mustBuildEvenly: 'Las calles de un grupo se edifican por igual.',
  mustSellEvenly: 'Los edificios de un grupo se venden por igual.',
  nothingToBuild: 'Aquí ya no queda nada que edificar.',
  nothingToSell: 'Aquí no hay ningún edificio que vender.',
  noHousesLeft: 'A la Banca no le quedan bastantes casas.',
  noHotelsLeft: 'A la Banca no le queda ningún hotel.',
  noSuchWish: 'Esa cantidad no se puede pedir.',
  noPlaceForIt: 'No hay sitio para ese edificio.',
  noRentToClaim: 'Ahí no hay alquiler que pedir: no se debía nada, ya se pidió o es demasiado tarde.',
  alreadyAgreed: 'Ese voto para acabar la partida ya está dado.',
  notAgreed: 'Ese voto para acabar la partida no se había dado.',
  noTimeLimit: 'Esta partida no tiene límite de tiempo.',
  alreadyMortgaged: 'Este título ya está hipotecado.',
  notMortgaged: 'Este título no está hipotecado.',
  tradingOff: 'En esta mesa no se hacen tratos entre jugadores.',
  tradeWithYourself: 'Para un trato hacen falta dos.',
  tradeWithBankrupt: 'Con quien está en bancarrota no hay tratos.',
  sameDeedTwice: 'Un título solo puede estar en un lado del trato.',
  oneSidedTrade: 'Las dos partes tienen que dar algo.',
  partnerLacksGoods: 'La otra parte no tiene todo eso.',
  interestNotPayable: 'Tras el trato debe quedar efectivo para el interés de los títulos hipotecados.',
  wouldNotSettleDebt: 'Con este trato la deuda no se podría pagar.',
  noSuchOffer: 'Esa oferta ya no está abierta.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'En esta mesa no se deshace nada.',
  nothingToUndo: 'No hay nada que deshacer.',
  nothingToRedo: 'No hay nada que rehacer.',
  notYours: 'Cada cual solo puede deshacer su última acción.',
  newInformation: 'Desde entonces los dados o una tarjeta han mostrado algo nuevo; ya no se puede deshacer.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull:
    'El disco está lleno: la jugada no se ha guardado y no cuenta. Libera algo de espacio y prueba otra vez.',
  saveFailed: 'La jugada no se ha podido guardar y no cuenta.',
  noSuchGame: 'Esa partida ya no existe.',
  gameUnreadable: 'La partida guardada no se puede leer.',
  gameTooNew: 'La partida guardada es de una versión más nueva de Freehold.',
  noGameOpen: 'No hay ninguna partida abierta.',
  noSuchSeat: 'Ese asiento no existe en esta mesa.',
  fileUnreadable: 'Ese archivo no contiene ninguna partida de Freehold o está dañado.',
  fileTooNew: 'Ese archivo viene de una versión más nueva de Freehold.',
  backupUnreadable: 'Esa copia no se puede leer. No se ha cambiado nada.',
  goingBack:
    'Se están recuperando las partidas de una copia. No ha cambiado nada; prueba otra vez en un momento.'
}
