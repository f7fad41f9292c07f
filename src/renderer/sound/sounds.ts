// Every sound of the game as data: layers of wood, metal, paper and bells, each with its pitch, level and envelope.

/** One tone or one band of noise. Its loudness rises in a straight line and dies away by 60 dB within `decay`. */
export type Layer = {
  /** Seconds after the sound has begun. */
  readonly at: number
  /** `noise` is a band round `pitch`, `width` octaves wide at about a third of its power. */
  readonly source: 'sine' | 'triangle' | 'noise'
  /** Hertz at the start and at the end. */
  readonly pitch: readonly [number, number]
  /** Of a band of noise, as the Q of its filter: 0.5 is broad, 8 nearly a tone. */
  readonly width?: number
  /** Peak, 0 to 1. */
  readonly level: number
  /** Seconds to the peak. */
  readonly attack: number
  /** Seconds from the peak to silence. */
  readonly decay: number
}

export type Sound = {
  readonly layers: readonly Layer[]
  /** Least seconds from the start of one to the start of the next of its kind; what comes sooner is left out. */
  readonly rest: number
}

/** Something small struck on wood: a click, the body of the wood, and its first overtone. */
const knock = (at: number, pitch: number, level: number, decay = 0.07): Layer[] => [
  { at, source: 'noise', pitch: [2600, 1800], width: 0.8, level: level * 0.5, attack: 0.001, decay: 0.018 },
  { at, source: 'sine', pitch: [pitch * 1.06, pitch], level, attack: 0.001, decay },
  {
    at,
    source: 'triangle',
    pitch: [pitch * 2.42, pitch * 2.38],
    level: level * 0.3,
    attack: 0.001,
    decay: decay * 0.55
  }
]

/** A coin on a pile of coins: four partials that are in no harmony with each other. */
const coin = (at: number, pitch: number, level: number): Layer[] =>
  [1, 1.62, 2.41, 3.37].map((partial, place) => ({
    at,
    source: 'sine',
    pitch: [pitch * partial, pitch * partial * 0.998],
    level: level / (1 + place * 0.9),
    attack: 0.001,
    decay: 0.17 - place * 0.03
  }))

/** A bell: octave and twelfth, which die away sooner than the ground tone. */
const bell = (at: number, pitch: number, level: number, decay: number): Layer[] =>
  [
    [1, 1, 1],
    [2, 0.38, 0.6],
    [3.01, 0.16, 0.35],
    [5.4, 0.05, 0.12]
  ].map(([partial = 1, share = 1, life = 1]) => ({
    at,
    source: 'sine',
    pitch: [pitch * partial, pitch * partial],
    level: level * share,
    attack: 0.004,
    decay: decay * life
  }))

/** Paper that moves: a band of noise that wanders. */
const paper = (at: number, length: number, level: number, from: number, to: number): Layer => ({
  at,
  source: 'noise',
  pitch: [from, to],
  width: 0.7,
  level,
  attack: length * 0.3,
  decay: length * 0.7
})

/** Iron that swings and falls shut. */
const iron = (at: number, level: number): Layer[] =>
  [183, 311, 467, 742, 1117].map((pitch, place) => ({
    at,
    source: 'triangle',
    pitch: [pitch * 1.01, pitch],
    level: level / (1 + place * 0.6),
    attack: 0.002,
    decay: 0.85 - place * 0.13
  }))

/** A warm low tone, as of a bowed string. */
const string = (at: number, pitch: number, level: number, decay: number): Layer[] => [
  { at, source: 'triangle', pitch: [pitch, pitch * 0.985], level, attack: 0.05, decay },
  { at, source: 'sine', pitch: [pitch / 2, (pitch / 2) * 0.985], level: level * 0.6, attack: 0.06, decay }
]

export const SOUNDS = {
  /** Both dice touch the wood, one shortly after the other. */
  dice: { rest: 0.06, layers: [...knock(0, 430, 0.32, 0.09), ...knock(0.032, 510, 0.26, 0.08)] },
  /** The piece treads a space. */
  step: { rest: 0.11, layers: knock(0, 640, 0.2, 0.045) },
  /** The piece comes to rest. */
  settle: { rest: 0.15, layers: [...knock(0, 470, 0.3, 0.08), ...knock(0.05, 455, 0.08, 0.05)] },
  /** A small sum. */
  coins: {
    rest: 0.25,
    layers: [...coin(0, 2350, 0.09), ...coin(0.075, 2730, 0.08), ...coin(0.13, 2510, 0.06)]
  },
  /** One note is laid on others. */
  note: { rest: 0.07, layers: [paper(0, 0.11, 0.24, 2600, 4200), paper(0.06, 0.06, 0.14, 5200, 3400)] },
  /** A sum that hurts or delights: a bundle laid down, and coins after it. */
  bundle: {
    rest: 0.4,
    layers: [
      paper(0, 0.26, 0.26, 1800, 4600),
      ...knock(0.24, 230, 0.3, 0.11),
      ...coin(0.31, 2100, 0.08),
      ...coin(0.37, 2480, 0.08),
      ...coin(0.45, 2260, 0.07),
      ...coin(0.52, 2820, 0.05)
    ]
  },
  /** A title deed slides over the table. */
  deed: { rest: 0.2, layers: [paper(0, 0.3, 0.34, 700, 1900), ...knock(0.27, 300, 0.1, 0.05)] },
  /** A card, or a deed, turns over. */
  card: {
    rest: 0.2,
    layers: [
      paper(0, 0.07, 0.22, 3200, 5200),
      paper(0.09, 0.1, 0.2, 1500, 2600),
      ...knock(0.19, 350, 0.09, 0.04)
    ]
  },
  /** The auctioneer's hammer. */
  hammer: {
    rest: 0.4,
    layers: [
      { at: 0, source: 'noise', pitch: [1500, 700], width: 0.6, level: 0.4, attack: 0.001, decay: 0.05 },
      ...knock(0, 196, 0.46, 0.22),
      { at: 0.004, source: 'sine', pitch: [98, 82], level: 0.27, attack: 0.002, decay: 0.26 }
    ]
  },
  /** A house or a hotel is set down. */
  building: { rest: 0.12, layers: [...knock(0, 760, 0.24, 0.06), ...knock(0.07, 610, 0.18, 0.06)] },
  /** The door of the jail. */
  jail: {
    rest: 0.6,
    layers: [
      { at: 0, source: 'noise', pitch: [900, 2200], width: 3, level: 0.1, attack: 0.09, decay: 0.1 },
      ...iron(0.16, 0.2),
      { at: 0.16, source: 'sine', pitch: [88, 66], level: 0.34, attack: 0.002, decay: 0.22 },
      ...knock(0.3, 1180, 0.12, 0.03)
    ]
  },
  /** Both dice show the same. */
  doubles: { rest: 0.5, layers: [...bell(0, 659.3, 0.16, 0.7), ...bell(0.11, 987.8, 0.15, 0.9)] },
  /** A player is bankrupt. */
  bankruptcy: {
    rest: 1,
    layers: [
      ...string(0, 392, 0.2, 0.7),
      ...string(0.3, 311.1, 0.2, 0.8),
      ...string(0.64, 233.1, 0.24, 1.5),
      ...knock(0.66, 120, 0.2, 0.3)
    ]
  },
  /** The game is won. */
  win: {
    rest: 2,
    layers: [
      ...bell(0, 523.3, 0.15, 0.9),
      ...bell(0.13, 659.3, 0.15, 0.9),
      ...bell(0.26, 784, 0.15, 1),
      ...bell(0.42, 1046.5, 0.17, 1.8),
      ...bell(0.42, 784, 0.1, 1.6),
      ...bell(0.42, 523.3, 0.1, 1.6)
    ]
  }
} as const satisfies Readonly<Record<string, Sound>>

export type SoundName = keyof typeof SOUNDS
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[]

/** Seconds until a sound at its usual pitch is silent. */
export const lengthOf = ({ layers }: Sound): number =>
  Math.max(...layers.map(({ at, attack, decay }) => at + attack + decay))
