// What the spaces, groups, decks and cards are called in this edition. Wording of the cards is our own.
//
// Glossary, one word for each thing in all files:
// space = casilla; street = calle; lot = propiedad (under the hammer: lote); colour group = grupo
// railroad = ferrocarril; utility = compañía; title deed = título (de propiedad); house = casa; hotel = hotel
// building = edificio, edificar; mortgage / lift = hipoteca, hipotecar / levantar; loan = préstamo; interest = interés
// rent = alquiler; salary = sueldo; fine = multa; tax = impuesto; pot = bote; cash = efectivo; raise cash = reunir dinero
// auction = subasta; bid = puja, pujar; pass = pasar; hammer = martillo; offer = oferta; deal = trato; deal out = repartir
// throw = tirada, tirar, sacar; doubles = dobles; die = dado; piece = ficha; seat = asiento; turn = turno; game = partida
// deck = mazo; card = tarjeta; release card = (tarjeta de) indulto; jail = cárcel; GO = Salida; Free Parking = Parada libre
// Bank = la Banca; Banker = quien lleva la Banca; computer player = jugador virtual; owner = dueño, quien lo posee
// debt = deuda; creditor = quien cobra; bankrupt = en bancarrota; give up = rendirse; resign = abandonar; estate = bienes
// ledger = diario; take back / bring back = deshacer / rehacer; rule book = reglamento; settings = ajustes
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'

/** By position. */
export const spaces: readonly string[] = [
  'Salida',
  'Mediterranean Avenue',
  'Caja común',
  'Baltic Avenue',
  'Impuesto sobre la renta',
  'Reading Railroad',
  'Oriental Avenue',
  'Suerte',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Cárcel',
  'St. Charles Place',
  'Compañía eléctrica',
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Caja común',
  'Tennessee Avenue',
  'New York Avenue',
  'Parada libre',
  'Kentucky Avenue',
  'Suerte',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  'Compañía de aguas',
  'Marvin Gardens',
  'Ve a la cárcel',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Caja común',
  'Pennsylvania Avenue',
  'Short Line',
  'Suerte',
  'Park Place',
  'Impuesto de lujo',
  'Boardwalk'
]

/** What stands before a name within a sentence; the proper names of streets and railroads need nothing. */
const ARTICLES: Readonly<Record<string, string>> = {
  Salida: 'la ',
  'Caja común': 'la casilla ',
  'Impuesto sobre la renta': 'el ',
  Suerte: 'la casilla ',
  Cárcel: 'la ',
  'Compañía eléctrica': 'la ',
  'Parada libre': 'la ',
  'Compañía de aguas': 'la ',
  'Ve a la cárcel': 'la casilla ',
  'Impuesto de lujo': 'el '
}

/** A name within a sentence: "la Compañía de aguas", "Ventnor Avenue". */
export const withArticle = (name: string): string => `${ARTICLES[name] ?? ''}${name}`
/** A space within a sentence, see `withArticle`. */
export const theSpace = (space: number): string => withArticle(spaces[space] ?? '')

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => (spaces[space] ?? '').replace(/ Avenue$/, '')

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'morado oscuro',
  lightBlue: 'azul claro',
  lightPurple: 'morado claro',
  orange: 'naranja',
  red: 'rojo',
  yellow: 'amarillo',
  green: 'verde',
  darkBlue: 'azul oscuro'
}
export const railroads = 'ferrocarriles'
export const utilities = 'compañías'

/** The name of a set of deeds with its article: "el grupo F, amarillo", "los ferrocarriles". */
export const theSet = (name: string): string =>
  name === railroads ? `los ${name}` : name === utilities ? `las ${name}` : `el ${name}`

export const decks: Readonly<Record<Deck, string>> = { chance: 'Suerte', chest: 'Caja común' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Indulto (Suerte)',
  chest: 'Indulto (Caja común)'
}

export type CardWords = { readonly title: string; readonly story: string; readonly order: string }

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'El primer tranvía',
    story: 'Sale al amanecer y va entero para ti.',
    order: 'Viaja hasta la Salida y cobra 200\u00a0$.'
  },
  CH02: {
    title: 'Un día de excursión',
    story: 'El paseo acaba para todos entre los toldos rojos.',
    order: 'Sigue hasta Illinois Avenue. Si pasas por la Salida, cobra 200\u00a0$.'
  },
  CH03: {
    title: 'Carta de una prima',
    story: 'Le sobra un cuarto y tiene una olla de sopa al fuego.',
    order: 'Sigue hasta St. Charles Place. Si pasas por la Salida, cobra 200\u00a0$.'
  },
  CH04: {
    title: 'Se apagan las farolas',
    story: 'Alguien tendría que echarle un vistazo.',
    order:
      'Sigue hasta la próxima compañía. Si no es de nadie, puedes comprarla. Si es de alguien, tira los dados y paga diez veces lo que saques.'
  },
  CH05: {
    title: 'El mozo hace señas',
    story: 'Tu baúl está en el andén y tú no.',
    order:
      'Corre hasta el próximo ferrocarril. Si no es de nadie, puedes comprarlo. Si es de alguien, paga el doble del alquiler.'
  },
  CH06: {
    title: 'Un billete para dos',
    story: 'Tu tía se ha apuntado y se trae el loro.',
    order:
      'Corre hasta el próximo ferrocarril. Si no es de nadie, puedes comprarlo. Si es de alguien, paga el doble del alquiler.'
  },
  CH07: {
    title: 'Buen verano en el muelle',
    story: 'La sociedad del muelle reparte lo que han dado las tumbonas.',
    order: 'Cobra 50\u00a0$.'
  },
  CH08: {
    title: 'Una amiga en el cuartelillo',
    story: 'Ella sabe qué llave es.',
    order: 'Guarda esta tarjeta. Te saca de la cárcel una vez; también puedes venderla.'
  },
  CH09: {
    title: 'Viento del mar',
    story: 'Primero vuela tu sombrero, y tú vas detrás.',
    order: 'Retrocede tres casillas.'
  },
  CH10: {
    title: 'Entre los parterres',
    story: 'El guarda del parque te agarra del cuello y conoce el camino.',
    order: 'A la cárcel ahora mismo. Por el camino no hay sueldo.'
  },
  CH11: {
    title: 'Después de la tormenta',
    story: 'Hay tejas en todos los canalones.',
    order: 'Arregla tus tejados: 25\u00a0$ por cada casa y 100\u00a0$ por cada hotel.'
  },
  CH12: {
    title: 'A timbrazos',
    story: 'Pasadas las diez, por el paseo la bici se lleva de la mano.',
    order: 'Paga 15\u00a0$.'
  },
  CH13: {
    title: 'El paraguas perdido',
    story: 'Espera colgado de un gancho en la taquilla.',
    order: 'Sigue hasta Reading Railroad. Si pasas por la Salida, cobra 200\u00a0$.'
  },
  CH14: {
    title: 'Con la ropa de domingo',
    story: 'Toca la banda y te va a ver todo el mundo.',
    order: 'Date un paseo hasta Boardwalk.'
  },
  CH15: {
    title: 'La presidencia de la banda',
    story: 'Los músicos te han elegido, y tienen sed.',
    order: 'Invita a limonada: paga 50\u00a0$ a cada jugador.'
  },
  CH16: {
    title: 'La regata',
    story: 'La tuya fue la única barca que llegó seca.',
    order: 'Cobra el premio: 150\u00a0$.'
  },
  CC01: {
    title: 'Con la marea',
    story: 'Te tumbas, y la corriente ya sabe adónde quieres ir.',
    order: 'Déjate llevar hasta la Salida y cobra 200\u00a0$.'
  },
  CC02: {
    title: 'Algo en la arena',
    story: 'Cavas un foso y sale una lata de galletas llena de billetes viejos.',
    order: 'Cobra 200\u00a0$.'
  },
  CC03: {
    title: 'Los dos hombros',
    story: 'Te dormiste al sol, y la doctora menea la cabeza.',
    order: 'Págale 50\u00a0$.'
  },
  CC04: {
    title: 'Gambas a cubos',
    story: 'Las cocinas del hotel se quedan con todo lo que has pescado.',
    order: 'Cobra 45\u00a0$.'
  },
  CC05: {
    title: 'Unas palabras del alcalde',
    story: 'Te debe una por aquello de la fuente.',
    order: 'Guarda esta tarjeta. Te saca de la cárcel una vez; también puedes venderla.'
  },
  CC06: {
    title: 'Un parecido inoportuno',
    story: 'El mismo sombrero, el mismo bigote y ni un minuto para explicarse.',
    order: 'A la cárcel ahora mismo. Por el camino no hay sueldo.'
  },
  CC07: {
    title: 'Una noche en el pabellón',
    story: 'Cantas tú, y nadie se atreve a faltar.',
    order: 'Vende las entradas: cobra 50\u00a0$ a cada jugador.'
  },
  CC08: {
    title: 'La hucha del invierno',
    story: 'Una moneda por semana, y ya no cabe ni una más.',
    order: 'Cobra 100\u00a0$.'
  },
  CC09: {
    title: 'El escribiente repasa la suma',
    story: 'Se llevaba dos donde no había nada que llevarse.',
    order: 'Cobra 20\u00a0$.'
  },
  CC10: {
    title: 'Toda la semana lloviendo',
    story: 'Tenías un seguro contra eso, y aquel día se rieron.',
    order: 'Cobra 100\u00a0$.'
  },
  CC11: {
    title: 'El último peldaño del muelle',
    story: 'Estaba mojado. Pasas allí dos noches y te dan bien de comer.',
    order: 'Paga 100\u00a0$ al hospital.'
  },
  CC12: {
    title: 'Un tejado para la escuela',
    story: 'Los niños llevan tiempo escribiendo bajo el paraguas.',
    order: 'Paga 150\u00a0$.'
  },
  CC13: {
    title: 'Buen pulso',
    story: 'Le pintas el rótulo a la panadería.',
    order: 'Cobra 25\u00a0$.'
  },
  CC14: {
    title: 'Adoquines nuevos',
    story: 'La calle está en obras y el ayuntamiento pasa la cuenta.',
    order: 'Paga 40\u00a0$ por cada casa y 115\u00a0$ por cada hotel.'
  },
  CC15: {
    title: 'Castillos en la playa',
    story: 'Tercer premio, detrás de un niño de seis años y de su hermana.',
    order: 'Cobra 10\u00a0$.'
  },
  CC16: {
    title: 'La tetera azul',
    story: 'Una tía abuela se acordó de ti, y un coleccionista no le quita ojo.',
    order: 'Cobra 100\u00a0$.'
  }
}
