// How long each motion takes at the speed that the people at the table want.
import type { Settings } from '../../shared/ipc'

/** Durations in milliseconds; 0 means that the motion is not shown. */
export type Pace = {
  /** One space of a walk. */
  readonly step: number
  readonly dice: number
  /** Time to read the faces of the dice. */
  readonly faces: number
  readonly payment: number
  readonly deed: number
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

const CALM: Pace = {
  step: 150,
  dice: 500,
  faces: 600,
  payment: 630,
  deed: 630,
  card: 3200,
  hammer: 1100,
  beat: 700,
  fades: false,
  instant: false
}
const BRISK: Pace = {
  ...CALM,
  step: 70,
  faces: 250,
  payment: 420,
  deed: 420,
  card: 1800,
  hammer: 600,
  beat: 350
}
const INSTANT: Pace = {
  step: 0,
  dice: 0,
  faces: 0,
  payment: 0,
  deed: 0,
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
  return reduces ? { ...pace, step: FADE, dice: FADE, payment: FADE, deed: FADE, fades: true } : pace
}
