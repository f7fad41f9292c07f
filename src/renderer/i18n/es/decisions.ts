// Words of the slips that ask: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import { JAIL } from '../../../shared/game/board'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, form, list, money, plural } from '../format'
import { capitalised, ordinal, spelled } from './figures'
import { railroads, shortSpace, spaces, theSet, theSpace, utilities, withArticle } from './names'

const houses = (amount: number): string => plural(amount, { one: 'casa', other: 'casas' })
const missing = (amount: number): string =>
  `${form(amount, { one: 'falta', other: 'faltan' })} ${money(amount)}`

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number'
    ? (spaces[lot] ?? '')
    : lot === 'house'
      ? 'Una casa de la Banca'
      : 'Un hotel de la Banca'

export const decides = (who: string): string => `Decide ${who}`
export const why = '¿Por qué?'
export const cashInHand = 'Efectivo'
export const cashAfter = 'Quedan'
export const afterwards = 'después'
export const backToTable = 'volver a la mesa'
export const raiseCash = 'Reunir dinero'
export const manage = 'Mis títulos'
export const trade = 'Ofrecer un trato'
export const titleDeed = 'Título'
export const close = 'Cerrar'
export const noDeedsYet = 'ningún título todavía'
export const nothingChanges = 'nada cambia'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'tira para empezar',
  turn: 'está jugando',
  purchase: 'mira el título',
  auction: 'piensa la puja',
  tax: 'elige el impuesto',
  rentThrow: 'tira por el alquiler',
  debt: 'reúne dinero',
  inheritance: 'mira la hipoteca',
  openLot: 'abre la subasta',
  hammer: 'tiene el martillo',
  wish: 'cuenta lo que necesita',
  placement: 'busca un sitio'
}
export const computerEyebrow = (who: string): string => `${who}, ordenador`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} te espera`

export const opening = {
  eyebrow: (who: string): string => `Tira ${who}`,
  title: 'Empieza la tirada más alta',
  throwAgain: 'Empate: se tira otra vez',
  thrown: (sum: number): string => `sacó ${sum}`,
  now: 'tira ahora',
  later: 'aún no',
  answer: 'Tirar los dados'
}

export const turn = {
  eyebrow: (who: string): string => `Turno de ${who}`,
  throwTitle: 'Tira los dados',
  againTitle: 'Dobles: tira otra vez',
  endTitle: '¿Todo arreglado?',
  answerThrow: 'Tirar',
  answerAgain: 'Tirar otra vez',
  answerEnd: 'Acabar el turno',
  next: (who: string): string => `sigue ${who}`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'otros dobles, y a la cárcel' : 'los primeros dobles de este turno',
  standsOn: (space: number): string => `${space === JAIL ? 'De visita en' : 'En'} ${theSpace(space)}`,
  inJail: 'En la cárcel'
}

export const jail = {
  title: '¿Salir ya o fiarlo a los dados?',
  lastTitle: 'La tercera tirada',
  attempt: (number: number): string => `${capitalised(ordinal(number))} tirada`,
  missed: 'sin dobles',
  oneInSix: 'ahora: una de seis',
  later: 'aún no',
  thenFine: 'luego toca la multa',
  lastChance: (fine: number): string => `dobles o ${money(fine)}`,
  throwAnswer: 'Tirar',
  throwNote: 'a por dobles',
  lastNote: 'dobles, o pagar',
  fineAnswer: (fine: number): string => `Pagar ${money(fine)}`,
  fineNote: 'y después tirar',
  cardAnswer: 'Usar tarjeta',
  cardNote: 'y después tirar',
  noCard: 'ninguna en mano',
  lateFine: 'ya no se acepta',
  noFine: 'falta efectivo',
  ways: {
    throw: 'Tirar a por dobles',
    last: 'Tirar, tercera vez',
    fine: 'Pagar antes',
    card: 'Entregar la tarjeta'
  },
  walk: { throw: 'solo con dobles', last: 'saques lo que saques', other: 'según la tirada' },
  youWalk: 'Avanzas',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'Los dobles salen en una tirada de cada seis.'
      : `Los dobles salen en una tirada de cada seis; en ${spelled(throws)} tiradas, el ${percent} de las veces.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `A una tirada de aquí: ${theSpace(space)}, alquiler ${money(amount)}.`
      : `A una tirada de aquí: ${spelled(lots)} propiedades ajenas; la más cara, ${theSpace(space)}, a ${money(amount)}.`,
  nothingAhead: 'A una tirada de aquí no se debe alquiler a nadie.',
  orFine: (after: number): string => `o ${money(after)}`,
  note: 'En la cárcel sigues cobrando alquiler, pujando, edificando y haciendo tratos.',
  noteWithoutRent: 'En la cárcel sigues pujando, edificando y haciendo tratos, pero no cobras alquiler.'
}

export const purchase = {
  title: (space: number): string => `¿Comprar ${theSpace(space)}?`,
  missing: 'falta todavía',
  buy: (price: number): string => `Comprar por ${money(price)}`,
  auction: 'Subastar',
  leave: 'No comprar',
  leaveNote: 'sigue en la Banca',
  bidsFirst: (who: string): string => `puja primero ${who}`,
  completes: (group: string): string =>
    `Completarías ${theSet(group)}: en las calles sin edificar, el alquiler se dobla.`,
  completesSet: (name: string): string =>
    name === utilities ? `Las dos ${name} serían tuyas.` : `Todos los ${name} serían tuyos.`,
  yours: (owned: number, all: number, group: string): string =>
    group === railroads
      ? `Tendrías ${spelled(owned)} de los ${spelled(all)} ${group}.`
      : group === utilities
        ? `Tendrías ${spelled(owned, true)} de las ${spelled(all)} ${group}.`
        : `Tendrías ${spelled(owned, true)} de las ${spelled(all)} calles del ${group}.`,
  held: (who: string, names: readonly string[]): string => `${who} tiene ${list(names.map(withArticle))}.`,
  withBank: (names: readonly string[]): string =>
    `${capitalised(list(names.map(withArticle)))} ${form(names.length, { one: 'sigue', other: 'siguen' })} en la Banca.`,
  tooDear: missing,
  couldRaise: (total: number): string => `Con títulos y edificios se puede llegar a ${money(total)}.`,
  cannot: 'Ni con todos los títulos y edificios alcanzaría.'
}

export const auction = {
  eyebrow: (who: string): string => `Subasta: puja ${who}`,
  holds: (who: string): string => `${who} va ganando con`,
  noBid: 'Aún no hay pujas',
  short: { lead: 'gana', now: 'puja', in: 'sigue', out: 'fuera' },
  leads: 'va ganando',
  now: 'puja ahora',
  still: 'sigue',
  out: 'fuera',
  passed: (who: string, total: number, high: number): string =>
    `${who} queda fuera: ni con ${money(total)}, todo lo que podría reunir, supera ${money(high)}.`,
  raise: (amount: number): string => `Subir a ${money(amount)}`,
  bankrupt: 'en bancarrota',
  printed: (price: number): string => `precio impreso ${money(price)}`,
  opening: (floor: number): string => `puja inicial ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1 ? `${who} ya no pide nada` : `${who} pide ${figures(wish - 1)}, no ${figures(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} tiene ${money(cash)}`,
  win: (bid: number, left: number): string => `Por ${money(bid)} es tuyo, y te quedan ${money(left)} en mano`,
  yourBid: 'Tu puja',
  less: 'Pujar menos',
  more: 'Pujar más',
  quickBid: 'Pujar',
  bid: (bid: number): string => `Pujar ${money(bid)}`,
  pass: 'Pasar',
  passNote: 'definitivo en este lote',
  cannot: (min: number): string => `hacen falta ${money(min)}: reúne dinero`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Puja ${money(bid)}, precio impreso ${money(price)}, efectivo ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Impuesto sobre la renta: elige ${who}`,
  title: (flat: number): string => `¿${money(flat)}, o la décima parte de todo?`,
  flat: (flat: number): string => `Pagar ${money(flat)}`,
  tenth: 'Pagar el 10\u00a0%',
  tenthNote: 'se cuenta después',
  tax: 'Impuesto',
  sealed: 'sellado',
  mustRaise: 'hay que reunirlo',
  note: 'Elige antes de contar. La décima parte se calcula sobre el efectivo, el precio impreso de todos los títulos, también los hipotecados, y lo que costaron todos los edificios.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} tira por el alquiler`,
  title: 'Diez veces una nueva tirada',
  note: (owner: string, space: number): string =>
    `${capitalised(theSpace(space))} es de ${owner}, y se le paga diez veces lo que salga ahora. Nadie se mueve y los dobles no cuentan.`,
  answer: 'Tirar por el alquiler',
  range: (low: number, high: number): string => `entre ${money(low)} y ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string =>
    `Deuda de ${who} con ${creditor}: ${what}`,
  title: (amount: number): string => `Todavía ${missing(amount)}`,
  cash: (amount: number): string => `en mano ${money(amount)}`,
  buildings: (amount: number): string => `edificios ${money(amount)}`,
  mortgages: (amount: number): string => `hipotecas ${money(amount)}`,
  owed: (amount: number): string => `deuda ${money(amount)}`,
  total: (amount: number): string => `en total ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `En mano ${money(cash)}, edificios ${money(buildings)}, hipotecas ${money(mortgages)}, deuda ${money(owed)}`,
  plan: 'Una solución',
  mortgage: (space: number): string => `Hipotecar ${theSpace(space)}`,
  sell: (group: string): string => `Vender edificios, ${group}`,
  leaves: (parts: readonly string[]): string => `deja ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'con su hotel' : level === 0 ? 'sin casas' : `con ${houses(level)}`}`,
  takeStep: 'Primer paso',
  takeLast: 'Hacerlo y pagar',
  brings: (amount: number): string => `da ${money(amount)}`,
  pays: (amount: number, creditor: string): string => `${money(amount)} a ${creditor}`,
  choose: 'Elegir yo',
  chooseNote: 'títulos y edificios',
  all: (steps: number): string => `Dar los ${spelled(steps)} pasos`,
  giveUp: 'Rendirse',
  giveUpNote: (creditor: string): string => `todo pasa a ${creditor}`,
  noGiveUp: 'solo si no hay remedio',
  cannot: (short: number): string =>
    `Ni con todo junto alcanza: ${missing(short)}. Ya solo queda un trato, o rendirse.`,
  after: 'después de pagar'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} recibe un título hipotecado`,
  title: (space: number): string => `¿Levantar ya la hipoteca de ${theSpace(space)}?`,
  liftNow: 'Levantarla ya',
  loan: 'Préstamo de la Banca',
  interest: 'Interés, 10\u00a0%',
  keep: 'Mantenerla',
  later: 'Levantarla más tarde',
  lift: (cost: number): string => `Levantar por ${money(cost)}`,
  keepFor: (interest: number): string => `Mantener por ${money(interest)}`,
  keepNote: 'aún no da alquiler',
  liftNote: 'da alquiler enseguida',
  tooDear: 'no alcanza, con el interés de los demás títulos'
}

export const estate = {
  eyebrow: (who: string): string => `Los bienes de ${who}`,
  noDeeds: (who: string): string => `${who} no tiene ningún título todavía`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Grupos',
  owes: (amount: number, creditor: string): string =>
    `${capitalised(missing(amount))} para pagar a ${creditor}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}: la próxima puja es de ${money(min)}`,
  buying: (space: number, price: number): string => `${capitalised(theSpace(space))} cuesta ${money(price)}`,
  rent: (now: number): string => `alquiler ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `alquiler ${times} × tirada`,
  level: (level: number): string => (level === 5 ? 'hotel' : level === 0 ? 'sin casas' : houses(level)),
  more: (space: number): string => `Edificar en ${theSpace(space)}`,
  less: (space: number): string => `Vender en ${theSpace(space)}`,
  mortgage: (value: number): string => `Hipotecar ${money(value)}`,
  lift: (cost: number): string => `Levantar ${money(cost)}`,
  mortgaged: 'hipotecado',
  forSale: 'en venta',
  mortgageBrings: (lift: number): string =>
    `deja de dar alquiler; levantar la hipoteca cuesta ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `préstamo ${money(loan)}, interés ${money(interest)}; vuelve a dar alquiler`,
  sellFirst: 'Para hipotecar, vende antes todos los edificios.',
  stock: (houseCount: number, hotelCount: number): string =>
    `En la Banca: ${houses(houseCount)}, ${plural(hotelCount, { one: 'hotel', other: 'hoteles' })}.`,
  evenly: 'Edifica y vende por igual.',
  buildFor: (cost: number): string => `Edificar por ${money(cost)}`,
  sellFor: (gain: number): string => `Vender por ${money(gain)}`,
  choose: 'Edificar o vender',
  chooseNote: 'elige con + y \u2212',
  wholeGroup: (name: string): string => `Para edificar hace falta todo ${theSet(name)}.`,
  noBuildings: 'Aquí no se edifica nunca.',
  person: 'De quién son los bienes'
}

export const deal = {
  eyebrow: (who: string): string => `${who} ofrece un trato`,
  counterEyebrow: (who: string): string => `${who} responde con otra oferta`,
  choosePartner: '¿Con quién?',
  chooseOfferer: '¿Quién ofrece?',
  title: (one: string, other: string): string => list([one, other]),
  gives: (who: string): string => `${who} da`,
  deeds: (who: string): string => `Títulos de ${who}`,
  nothing: 'ningún título',
  built: 'con edificios, sin trato',
  mortgagedInterest: (interest: number): string => `hipotecado, interés ${money(interest)}`,
  cash: 'Efectivo',
  less: (who: string): string => `Menos efectivo de ${who}`,
  more: (who: string): string => `Más efectivo de ${who}`,
  interest: 'Interés por pagar',
  cashAfter: 'Quedan',
  completes: (name: string): string => `completa ${theSet(name)}`,
  offer: 'Ofrecerlo',
  offerTo: (who: string): string => `${who} debe aceptar`,
  putAway: 'Dejarlo',
  answerEyebrow: (who: string): string => `Responde ${who}`,
  answerTitle: (who: string): string => `¿Trato con ${who}?`,
  accept: 'Aceptar',
  refuse: 'Rechazar',
  change: 'Cambiarlo y ofrecerlo',
  later: 'Luego',
  withdraw: 'Retirar',
  openOffers: 'Ofertas abiertas',
  offerLine: (from: string, to: string): string => `De ${from} a ${to}`,
  answer: 'Responder',
  answerOffer: (who: string): string => `Responder a ${who}`,
  exchange: (give: string, take: string): string => `${give} por ${take}`,
  noGoods: 'nadie tiene nada que negociar',
  cannotAccept: 'ya no se puede cumplir'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'Cómo pesa el trato',
  nothingYet: 'Pon algo en los dos lados, y se pesa.',
  small: 'Apenas cambia nada',
  fair: 'Justo para las dos partes',
  leans: (who: string): string => `Se inclina hacia ${who}`,
  lopsided: (who: string): string => `Desigual: ${who} sale ganando`,
  deeds: 'Valor de títulos',
  rent: 'Alquiler por turno rival',
  chance: 'Opciones de ganar',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Título de propiedad de ${who}`,
  withBank: 'Título de propiedad, en la Banca',
  bank: 'la Banca',
  mortgagedNote: 'hipotecado',
  previous: 'Anterior',
  next: 'Siguiente',
  manageTitle: 'Edificar o hipotecar',
  manage: (who: string): string => `los bienes de ${who}`,
  notYours: 'solo puede quien lo posee'
}

export const hammer = {
  eyebrow: (who: string): string => `${who} lleva la Banca y el martillo`,
  openTitle: (space: number): string => `${capitalised(theSpace(space))} sale a subasta`,
  openNote:
    'Se puja por turno, empezando a la izquierda de quien cayó en la casilla. Quien pasa ya no vuelve a pujar.',
  open: 'Abrir la subasta',
  all: 'Los demás han pasado.',
  called: (calls: number): string => (calls === 0 ? '' : calls === 1 ? 'A la una.' : 'A la una, a las dos.'),
  call: (calls: number): string => (calls === 0 ? 'Cantar «a la una»' : 'Cantar «a las dos»'),
  callNote: 'a la una, a las dos\u2026',
  noCall: 'ya se ha cantado dos veces',
  fall: 'Bajar el martillo',
  to: (who: string, amount: number): string => `a ${who} por ${money(amount)}`,
  sold: (who: string, amount: number): string => `Adjudicado a ${who} por ${money(amount)}`,
  unsold: 'Sin pujas: sigue en la Banca'
}

const unitWords = {
  house: { one: 'casa', other: 'casas' },
  hotel: { one: 'hotel', other: 'hoteles' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitWords[unit])

export const wish = {
  eyebrow: (who: string): string => `Responde ${who}`,
  title: (unit: Unit): string => (unit === 'house' ? '¿Cuántas casas quieres?' : '¿Cuántos hoteles quieres?'),
  stock: (unit: Unit, count: number): string => `En la Banca: ${units(unit, count)}.`,
  wants: (count: number): string => (count === 0 ? 'no pide nada' : `pide ${figures(count)}`),
  asked: 'responde ahora',
  later: 'después',
  note: 'Si entre todos se pide más de lo que hay, se subasta de uno en uno. Lo que se pide se puede rebajar después, nunca subir.',
  yours: 'Lo que pides',
  less: 'Pedir menos',
  more: 'Pedir más',
  answer: (unit: Unit, count: number): string => `Pedir ${units(unit, count)}`,
  none: 'Nada',
  noneNote: 'para los demás',
  noneYet: 'elige la cantidad'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string =>
    paid ? `${who} ha ganado la subasta` : `${who} puede comprar`,
  title: (unit: Unit): string => (unit === 'house' ? '¿Dónde va la casa?' : '¿Dónde va el hotel?'),
  left: (unit: Unit, count: number): string => `Por poner: ${units(unit, count)}, incluido este edificio.`,
  paid: 'El edificio está pagado y hay que ponerlo ahora.',
  choose: 'elige aquí o en el tablero',
  place: (space: number): string => `Poner en ${theSpace(space)}`,
  buyOn: (space: number, cost: number): string => `Edificar en ${theSpace(space)} por ${money(cost)}`,
  waive: 'Renunciar',
  waiveNote: 'no quiero más',
  mustPlace: 'ya está pagado',
  lots: 'Calles con sitio para él',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `alquiler ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Anotar la tirada',
  entered: (one: number, other: number): string => `Anotar ${one} + ${other}`,
  choose: 'dos caras, tal como han caído',
  faces: 'Caras de los dados',
  face: (face: number): string => `Cara ${face}`,
  first: 'Primer dado',
  second: 'Segundo dado',
  clear: (which: string, face: number): string => `${which}, ${spelled(face)}: quitar`,
  open: (which: string): string => `${which}, sin anotar`,
  invalid: 'Tirar otra vez',
  invalidNote: 'un dado no ha caído plano'
}

export const claim = {
  eyebrow: (who: string): string => `${who} pide alquiler`,
  title: '¿Quién cayó en una propiedad tuya?',
  person: 'Quién pide',
  note: 'Aquí figura quien está en una propiedad tuya, o estuvo en ella en los dos últimos turnos.',
  nobody: 'Nadie está en una propiedad tuya, ni lo estuvo en los dos últimos turnos.',
  stands: 'está ahí',
  stood: 'estuvo ahí',
  ask: (who: string): string => `Pedir a ${who}`,
  askAny: 'Pedir',
  choose: 'elige a quién y por qué propiedad'
}

export const game = {
  eyebrow: 'Esta partida',
  title: 'Los asientos y el final',
  seats: 'Quién juega en cada asiento',
  person: 'una persona',
  computer: 'el ordenador',
  leave: 'Dejarlo al ordenador',
  takeBack: 'Recuperarlo',
  resign: 'Abandonar',
  sure: (who: string): string => `¿Abandona ${who} de verdad?`,
  sureNote: 'se pagan las deudas; el resto, a la Banca',
  stay: 'Quedarse',
  stayNote: 'aún no ha pasado nada',
  leftGame: 'fuera de la partida',
  end: 'Acabar ya la partida',
  endNote:
    'Si todos los que quedan están de acuerdo, se valora lo que tiene cada cual y gana quien más tiene.',
  agrees: 'acabaría ya',
  plays: 'seguiría jugando',
  agree: 'Acabarla',
  disagree: 'Seguir',
  votes: (yes: number, all: number): string => `Votos por acabar ya: ${figures(yes)} de ${figures(all)}.`,
  notNow: 'Se vota entre tirada y tirada, cuando no hay nada pendiente.'
}
