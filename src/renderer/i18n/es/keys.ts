// What each key does, as the table of keys in the settings says it.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Dados de verdad: cara ${face}`
const raise = (seat: number): string => `Asiento ${seat}: subir la puja`
const pass = (seat: number): string => `Asiento ${seat}: pasar en una subasta`
const claim = (seat: number): string => `Asiento ${seat}: pedir alquiler`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'Tirar los dados',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Dados de verdad: anotar la tirada',
  invalidThrow: 'Dados de verdad: tirar otra vez',
  endTurn: 'Acabar el turno',
  payFine: 'Cárcel: pagar la multa',
  releaseCard: 'Cárcel: usar la tarjeta',
  buy: 'Comprar la propiedad',
  auction: 'Mandar la propiedad a subasta',
  quickBid1: 'Primera puja rápida',
  quickBid2: 'Segunda puja rápida',
  quickBid3: 'Tercera puja rápida',
  quickBid4: 'Cuarta puja rápida',
  bid: 'Hacer la puja preparada',
  pass: 'Pasar en una subasta',
  openBidding: 'Banca: abrir la subasta',
  callBid: 'Banca: cantar la puja',
  hammer: 'Banca: bajar el martillo',
  wish: 'Pedir edificios escasos',
  wishNone: 'No pedir edificios escasos',
  place: 'Poner un edificio ganado',
  waive: 'Renunciar a un edificio escaso',
  claimRent: 'Pedir a este inquilino el alquiler',
  flatTax: 'Impuesto: la suma fija',
  tenth: 'Impuesto: la décima parte',
  takeStep: 'Deuda: dar el paso propuesto',
  takeAll: 'Deuda: dar todos los pasos',
  giveUp: 'Deuda: rendirse',
  lift: 'Hipoteca recibida: levantarla',
  keep: 'Hipoteca recibida: mantenerla',
  manage: 'Mis títulos, reunir dinero',
  trade: 'Ofrecer un trato',
  offers: 'Responder a una oferta abierta',
  offer: 'Hacer la oferta preparada',
  accept: 'Oferta: aceptar',
  refuse: 'Oferta: rechazar',
  change: 'Oferta: cambiarla',
  build: 'Edificar o vender lo preparado',
  previous: 'Título anterior',
  next: 'Título siguiente',
  begin: 'Tarjeta de relevo: empezar',
  deeds: 'Ver los títulos',
  hold: 'Esperar o pausar',
  game: 'Asientos, abandonar, final',
  claim: 'Pedir alquiler',
  undo: 'Deshacer',
  redo: 'Rehacer',
  rules: 'Reglamento',
  why: '¿Por qué? La regla de una pregunta',
  guide: 'Ocultar la guía',
  coach: 'Preguntar al entrenador',
  follow: 'Hacer lo que dice el entrenador',
  since: 'Qué ha pasado desde mi último turno',
  tv: 'Modo TV',
  mute: 'Sonido: sí o no',
  leave: 'Salir de la mesa',
  close: 'Cerrar lo que está encima',
  sayCash: 'Decir mi efectivo',
  sayOwner: 'Decir de quién es esta casilla',
  sayLast: 'Decir lo último que ha pasado',
  sayPositions: 'Decir dónde está cada cual',
  raise1: raise(1),
  raise2: raise(2),
  raise3: raise(3),
  raise4: raise(4),
  raise5: raise(5),
  raise6: raise(6),
  raise7: raise(7),
  raise8: raise(8),
  pass1: pass(1),
  pass2: pass(2),
  pass3: pass(3),
  pass4: pass(4),
  pass5: pass(5),
  pass6: pass(6),
  pass7: pass(7),
  pass8: pass(8),
  claim1: claim(1),
  claim2: claim(2),
  claim3: claim(3),
  claim4: claim(4),
  claim5: claim(5),
  claim6: claim(6),
  claim7: claim(7),
  claim8: claim(8)
}

export const groups = {
  turn: 'Un turno',
  auction: 'Subastas',
  trouble: 'Impuestos, deudas e hipotecas',
  estate: 'Títulos y tratos',
  always: 'Siempre',
  seats: 'Teclas de cada asiento',
  dice: 'Dados de verdad'
} as const

export const press = 'pulsa una tecla'
export const now = (key: string): string => `tecla ${key}`
export const usual = (key: string): string => `Volver a ${key}`
export const usualOf = (what: string, key: string): string => `${what}: volver a ${key}`
export const clash = (key: string, other: string): string => `${key} ya sirve para «${other}».`
export const kept = (key: string): string => `${key} se necesita para otra cosa y no se puede asignar.`
export const set = (what: string, key: string): string => `${what}: tecla ${key}.`
export const allUsual = 'Todas como siempre'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Espacio',
  Enter: 'Intro',
  Escape: 'Esc',
  Delete: 'Supr',
  Backspace: 'Retroceso',
  Home: 'Inicio',
  End: 'Fin',
  Tab: 'Tab'
}
