// Words of the screens around the table: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { list, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const back = 'Volver'
export const backToTable = 'Volver a la mesa'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Farolillo',
  kite: 'Cometa',
  tugboat: 'Remolcador',
  teapot: 'Tetera',
  beehive: 'Colmena',
  bicycle: 'Bicicleta',
  anvil: 'Yunque',
  fox: 'Zorro',
  snail: 'Caracol',
  lighthouse: 'Faro',
  watch: 'Reloj de bolsillo'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Ladrillo',
  'Puerto',
  'Ocre',
  'Ciruela',
  'Musgo',
  'Marino',
  'Nogal',
  'Pizarra'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Principiante', plain: 'sabe las reglas y poco más' },
  casual: { name: 'Amistoso', plain: 'juega como un amigo' },
  strong: { name: 'Fuerte', plain: 'calcula bien y regatea' },
  master: { name: 'Maestro', plain: 'piensa cada jugada de antemano' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Equilibrado', plain: 'toma cada cosa por lo que vale' },
  collector: { name: 'Coleccionista', plain: 'quiere grupos enteros y paga por el último título' },
  builder: { name: 'Constructor', plain: 'convierte cada dólar en casas al momento' },
  trader: { name: 'Negociante', plain: 'siempre está dispuesto a un trato' },
  miser: { name: 'Tacaño', plain: 'prefiere el efectivo en mano y lo suelta despacio' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} tira para empezar`,
  turn: (who) => `Turno de ${who}`,
  purchase: (who) => `${who} compra o manda a subasta`,
  auction: (who) => `${who} puja`,
  tax: (who) => `${who} elige el impuesto sobre la renta`,
  rentThrow: (who) => `${who} tira por el alquiler`,
  debt: (who) => `${who} tiene una deuda por pagar`,
  inheritance: (who) => `${who} resuelve un título hipotecado`,
  openLot: (who) => `${who} abre la subasta`,
  hammer: (who) => `${who} baja el martillo`,
  wish: (who) => `${who} dice cuántos edificios quiere`,
  placement: (who) => `${who} pone un edificio`
}
export const dismiss = 'Cerrar'
export const isBanker = (name: string): string => `${name} lleva la Banca`
export const turn = (number: number): string => (number === 0 ? 'antes del primer turno' : `turno ${number}`)
export const won = (names: readonly string[]): string =>
  `${names.length === 1 ? 'Ganó' : 'Ganaron'} ${list(names)}`

export const fault =
  'Algo ha fallado en esta ventana. No se ha perdido nada: cada jugada se guardó al momento. Si ahora algo se ve raro, cierra Freehold y vuelve a abrirlo.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'El disco está lleno. No ha cambiado nada; libera espacio y prueba otra vez.',
  saveFailed: 'No se ha podido guardar. No ha cambiado nada; prueba otra vez.',
  noSuchGame: 'Esa partida ya no existe.',
  gameUnreadable: 'Esa partida no se puede leer. Su archivo se ha dejado como está.',
  gameTooNew: 'Esa partida es de una versión más nueva de Freehold. Actualiza para abrirla.',
  noGameOpen: 'No hay ninguna partida abierta.',
  noSuchSeat: 'Ese asiento no existe en esa mesa.',
  fileUnreadable:
    'Ese archivo no contiene ninguna partida de Freehold o está dañado. No se ha cambiado nada.',
  fileTooNew:
    'Ese archivo viene de una versión más nueva de Freehold. Actualiza para abrirlo; no se ha cambiado nada.',
  backupUnreadable: 'Esa copia no se puede leer. No se ha cambiado nada.',
  goingBack:
    'Se están recuperando las partidas de una copia. No ha cambiado nada; prueba otra vez en un momento.'
}

export const pageMissing =
  'No se ha podido cargar una parte de Freehold. Vuelve a abrir Freehold; si no sirve, instálalo de nuevo. Tus partidas están a salvo.'

export const start = {
  heading: 'Toma asiento',
  poster: 'Cartel: un pueblo junto al mar con un faro, una noria y un muelle',
  invitation: 'De dos a ocho jugadores alrededor de una mesa',
  resume: (name: string): string => `Continuar ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'jugador', other: 'jugadores' })}`,
  resumeNothing: 'Continuar',
  noGames: 'aún no se ha empezado ninguna partida',
  allOver: 'todas las partidas han acabado; empieza una nueva',
  newGame: 'Nueva partida',
  newGameNote: 'Nombres, fichas, quién juega',
  lastTime: 'La última mesa',
  lastEvents: 'Lo último que pasó',
  saved: 'Partidas guardadas',
  rules: 'Reglas',
  settings: 'Ajustes',
  about: 'Acerca de'
}

export const newGame = {
  heading: 'Nueva partida',
  aside: (count: number): string => `${spelled(count)} a la mesa`,
  who: '¿Quién juega?',
  whoNote: 'de dos a ocho; los dados deciden quién empieza',
  seat: (number: number): string => `Asiento ${number}`,
  name: (number: number): string => `Nombre del asiento ${number}`,
  kind: (name: string): string => `¿Quién juega por ${name}?`,
  level: (name: string): string => `Cómo juega ${name}`,
  character: 'Carácter',
  person: 'Persona',
  computer: 'Ordenador',
  here: 'en esta mesa',
  change: (name: string): string => `Ficha y color de ${name}`,
  piece: 'Ficha',
  colour: 'Color',
  heldBy: (what: string, name: string): string => `${what}, ahora de ${name}`,
  swapped: (what: string, name: string): string => `${what}: cambio hecho con ${name}`,
  remove: (name: string): string => `Quitar a ${name}`,
  removed: (name: string): string => `${name} ya no está en la mesa.`,
  addPerson: 'Añadir una persona',
  addComputer: 'Añadir un jugador virtual',
  full: 'ocho es el máximo',
  least: 'Una mesa necesita al menos dos asientos',
  defaultPerson: (number: number): string => `Jugador ${number}`,
  computerNames: [
    'Marlow',
    'Quill',
    'Wren',
    'Juniper',
    'Pike',
    'Tansy',
    'Basil',
    'Sorrel'
  ] as readonly string[],
  defaultName: (weekday: string): string => `Mesa del ${weekday}`,
  problems: {
    noName: (number: number): string => `El asiento ${number} aún no tiene nombre.`,
    sameName: (name: string): string =>
      `Hay dos asientos que se llaman ${name}. Cambia uno, para poder distinguirlos.`,
    noBanker: 'Da a quien lleva la Banca un nombre que no tenga nadie más.',
    noTitle: 'Pon un nombre a esta partida, para volver a encontrarla.'
  },
  slip: 'Como está impreso',
  rulesHeading: 'Las reglas oficiales',
  facts: [
    'No se añade nada y no se quita nada.',
    'Se empieza en la Salida con 1500\u00a0$.',
    'Un título que nadie compra se subasta enseguida.',
    'Gana el último jugador que no está en bancarrota.'
  ] as readonly string[],
  title: 'Nombre de esta partida',
  sums: (people: number, computers: number): string =>
    people === 0
      ? `${capitalised(spelled(computers))} jugadores virtuales; tú miras.`
      : computers === 0
        ? `${plural(people, { one: 'persona', other: 'personas' })} ante una pantalla.`
        : `${plural(people, { one: 'persona', other: 'personas' })} y ${plural(computers, { one: 'jugador virtual', other: 'jugadores virtuales' })}.`,
  begin: 'Empezar la partida',
  beginNote: 'se abre tirando los dados'
}

export const saved = {
  heading: 'Partidas guardadas',
  aside: (count: number): string =>
    count === 0 ? 'ninguna' : plural(count, { one: 'partida', other: 'partidas' }),
  empty: 'Cada partida se guarda aquí sola, después de cada jugada.',
  open: 'Abrir',
  openNamed: (name: string): string => `Abrir ${name}`,
  rename: 'Renombrar',
  renameNamed: (name: string): string => `Renombrar ${name}`,
  newName: (name: string): string => `Nuevo nombre de ${name}`,
  keepName: 'Guardar este nombre',
  remove: 'Quitar',
  removeNamed: (name: string): string => `Quitar ${name}`,
  removed: (name: string): string => `${name} está en la papelera.`,
  toFile: 'A un archivo',
  toFileNamed: (name: string): string => `Guardar ${name} en un archivo`,
  written: (name: string, file: string): string => `${name} se ha guardado en ${file}.`,
  fromFile: 'Añadir de un archivo',
  added: (name: string): string => `${name} ya está entre tus partidas.`,
  bringBack: 'Recuperar',
  bringBackNamed: (name: string): string => `Recuperar ${name}`,
  bin: 'En la papelera',
  binNote: 'se puede recuperar en cualquier momento',
  begun: (when: string): string => `empezada: ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Copias diarias',
  eyebrow: 'Se hacen solas',
  note: 'Una vez al día se copian todas tus partidas. Si algo salió mal, vuelve a uno de estos días.',
  none: 'Aún no hay ninguna copia. La primera se hace cuando Freehold se abra otra vez.',
  before: 'hecha antes de volver atrás',
  unreadable: 'no se puede leer',
  goBack: 'Volver a esta copia',
  goBackNote: 'pregunta otra vez',
  ask: '¿Volver a esta copia?',
  empty: 'No hay ninguna partida en ella.',
  inIt: (names: readonly string[]): string => `Contiene: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `${count} más`,
  becomes:
    'Todas tus partidas vuelven a ser como eran entonces. Las que empezaron después salen de la lista.',
  nothingLost:
    'No se pierde nada: antes se copian tus partidas como están ahora, y esa copia se queda para siempre en la lista.',
  yes: 'Sí, volver',
  yesNote: 'antes se copian las de ahora',
  no: 'No',
  noNote: 'todo sigue igual',
  done: 'Tus partidas vuelven a estar como entonces. La primera copia de la lista las guarda como estaban hasta ahora.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'turno', other: 'turnos' }),
  lead: (count: number): string => (count > 1 ? 'La partida se la reparten' : 'La partida es para'),
  why: {
    lastPlayer: 'Nadie más queda en la mesa',
    secondBankruptcy: 'Quien más tenía en la segunda bancarrota',
    timeLimit: 'Quien más tenía al sonar la hora',
    agreement: 'Quien más tenía al acabar de común acuerdo'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `vale ${money(score)}`,
  ranking: 'Así ha acabado',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} y ${deeds === 0 ? 'ningún título' : plural(deeds, { one: 'título', other: 'títulos' })}`,
  out: 'fuera',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `en bancarrota, todo para ${creditor}`
      : `en bancarrota en el turno ${turnNumber}, todo para ${creditor}`,
  bankrupt: 'en bancarrota',
  board: 'El tablero tal como quedó',
  rematch: 'Jugar otra vez',
  rematchNote: 'la misma mesa, un asiento más allá',
  newGame: 'Nueva partida',
  newGameNote: 'otros jugadores',
  start: 'Pantalla de inicio'
}

export const settings = {
  heading: 'Ajustes',
  aside: 'valen enseguida',
  defaults: 'Volver a lo habitual',
  defaultsNow: 'Todos los ajustes vuelven a ser los del principio.',
  table: 'La mesa',
  toSee: 'Para ver',
  theme: {
    name: 'Luz',
    note: 'lino claro o abeto oscuro',
    system: 'Como el sistema',
    light: 'Día',
    dark: 'Noche'
  },
  speed: {
    name: 'Ritmo',
    note: 'cómo de rápido andan las fichas y juega el ordenador',
    calm: 'Calma',
    brisk: 'Ágil',
    instant: 'Al instante'
  },
  textSize: {
    name: 'Tamaño de letra',
    note: 'todo el texto junto al tablero',
    words: (percent: number): string => `${percent}\u00a0%`
  },
  motion: {
    name: 'Movimiento',
    note: 'paseos y vuelos, o fundidos cortos',
    system: 'Como el sistema',
    full: 'Todo',
    reduced: 'Poco'
  },
  handover: {
    name: 'Tarjeta de relevo',
    note: 'entre los turnos de dos personas'
  },
  guide: {
    name: 'Guía',
    note: 'una indicación junto a cada pregunta nueva, en la primera partida'
  },
  turnBoard: {
    name: 'Tablero',
    note: 'la Salida arriba a la izquierda, o girado hacia la ficha a la que le toca',
    fixed: 'Fijo',
    turning: 'Girado'
  },
  tv: {
    name: 'Modo TV',
    note: 'cifras que se leen a tres metros, una barra de respuestas'
  },
  toHear: 'Para oír',
  volume: {
    name: 'Volumen',
    note: 'dados, fichas, dinero, tarjetas y el martillo',
    words: (percent: number): string => `${percent}\u00A0%`
  },
  muted: {
    name: 'Sonido',
    note: 'sin música; en silencio mientras la ventana está oculta'
  },
  language: {
    name: 'Idioma',
    note: 'de la ventana, las tarjetas y el reglamento',
    system: 'Como el sistema'
  },
  off: 'No',
  on: 'Sí',
  find: 'Buscar un ajuste o una tecla',
  found: (count: number): string =>
    count === 0 ? 'Nada se llama así' : plural(count, { one: 'resultado', other: 'resultados' }),
  noneHere: 'Aquí no hay nada que se llame así.',
  keys: 'Teclas',
  keysHow: 'pulsa una fila y después la nueva tecla',
  keysHeading: 'Para jugar con teclas',
  keysNote:
    'Cada botón de la mesa lleva su tecla. Al tablero se llega con el tabulador y se recorre con las flechas; Inicio lleva a la Salida. Ninguna tecla significa dos cosas a la vez.'
}

export const rules = {
  heading: 'Reglamento',
  aside: 'las reglas oficiales, con palabras nuestras',
  find: 'Buscar en las reglas',
  chapters: 'Capítulos',
  found: (count: number): string =>
    count === 0
      ? 'Nada habla de eso'
      : `${plural(count, { one: 'regla habla', other: 'reglas hablan' })} de eso`,
  previous: 'Capítulo anterior',
  next: 'Capítulo siguiente'
}

export const about = {
  heading: 'Acerca de Freehold',
  lead: 'Un juego de mesa de compra y venta de propiedades para la familia alrededor de una mesa. No necesita cuenta ni red, y lo que jugáis se guarda solo en este ordenador.',
  independence:
    'Freehold es una obra independiente y no tiene relación con Hasbro, titular de la marca MONOPOLY, ni con ninguna otra editorial.',
  drawings: 'Dibujos, fichas, tablero y textos son nuestros.',
  versions: 'Versión',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Hecho con',
  fonts: 'Tipos de letra',
  licence: (name: string): string => `Licencia de ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
