// How long each motion takes at the speed that the people at the table want.
import type { GameEvent } from '../../shared/game/events'
import type { Settings } from '../../shared/ipc'

/** Durations in milliseconds; 0 means that the motion is not shown. */
export type Pace = {
  /** One space of a walk. */
  readonly step: number
  /** A walk of any length takes no longer. */
  readonly longestWalk: number
  readonly dice: number
  /** Time to read the faces of the dice. */
  readonly faces: number
  /** A small sum; great ones take longer. */
  readonly payment: number
  readonly deed: number
  /** A deed turns over. */
  readonly mortgage: number
  /** A building is set down or taken away. */
  readonly building: number
  /** Time to read a card. */
  readonly card: number
  readonly hammer: number
  /** After anything that a computer player decided, so that the eye can follow. */
  readonly beat: number
  /** Travel is replaced by a short fade. */
  readonly fades: boolean
  /** Nothing is shown one by one; the table jumps to the newest state. */
  readonly instant: boolean
}

const FADE = 120
/** The leap into jail takes as long as so many steps. */
const LEAP = 6

const CALM: Pace = {
  step: 150,
  longestWalk: 3200,
  dice: 800,
  faces: 600,
  payment: 630,
  deed: 630,
  mortgage: 520,
  building: 320,
  card: 3400,
  hammer: 1200,
  beat: 700,
  fades: false,
  instant: false
}
const BRISK: Pace = {
  ...CALM,
  step: 70,
  longestWalk: 1300,
  dice: 500,
  faces: 250,
  payment: 420,
  deed: 420,
  mortgage: 300,
  building: 180,
  card: 2000,
  hammer: 650,
  beat: 350
}
const INSTANT: Pace = {
  step: 0,
  longestWalk: 0,
  dice: 0,
  faces: 0,
  payment: 0,
  deed: 0,
  mortgage: 0,
  building: 0,
  card: 0,
  hammer: 0,
  beat: 0,
  fades: true,
  instant: true
}

/** The pace for these settings; `systemReduces` is the wish of the operating system for less motion. */
export function paceOf({ speed, motion }: Pick<Settings, 'speed' | 'motion'>, systemReduces: boolean): Pace {
  if (speed === 'instant') return INSTANT
  const pace = speed === 'calm' ? CALM : BRISK
  const reduces = motion === 'reduced' || (motion === 'system' && systemReduces)
  // A walk of any length becomes one fade; what is there to be read keeps its time.
  return reduces
    ? {
        ...pace,
        step: FADE,
        dice: FADE,
        payment: FADE,
        deed: FADE,
        mortgage: FADE,
        building: FADE,
        fades: true
      }
    : pace
}

/** Milliseconds that a walk of so many spaces takes. */
export function walkTime(
  { step, longestWalk, fades }: Pace,
  spaces: number,
  by: Extract<GameEvent, { type: 'tokenMoved' }>['by']
): number {
  if (fades) return step
  return by === 'jail' ? LEAP * step : Math.min(longestWalk, spaces * step)
}
