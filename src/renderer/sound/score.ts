// Which sounds go with what moves and with what has happened, and when each of them is due.
import type { GameEvent } from '../../shared/game/events'
import { TOUCHES } from '../board/tumble'
import type { Motion } from '../table/playback.svelte'
import { isGreat } from '../table/sums'
import type { SoundName } from './sounds'

export type Cue = {
  readonly sound: SoundName
  /** Seconds from now. */
  readonly at?: number
  /** Factors of the level and of the pitch. */
  readonly loudness?: number
  readonly pitch?: number
}

/** The part of a step at which the piece comes down. */
const TREAD = 0.85
/** Sums up to this are paid in coins. */
const SMALL = 20

/** What is heard while something moves. */
export function cuesOf(motion: Motion): readonly Cue[] {
  const seconds = motion.duration / 1000
  switch (motion.kind) {
    case 'dice':
      return motion.fades
        ? [{ sound: 'dice' }]
        : TOUCHES.map((part, touch) => ({ sound: 'dice', at: part * seconds, loudness: 1 - 0.3 * touch }))
    case 'walk': {
      const steps = motion.fades || motion.by === 'jail' ? 1 : motion.way.length
      const step = seconds / steps
      return Array.from({ length: steps }, (_, place) => ({
        sound: place === steps - 1 ? 'settle' : 'step',
        at: (place + TREAD) * step
      }))
    }
    case 'payment':
      if (isGreat(motion.amount)) return [{ sound: 'bundle', at: seconds * 0.6 }]
      return motion.amount <= SMALL
        ? [{ sound: 'coins', at: seconds * 0.6 }]
        : motion.notes.map((_, place) => ({
            sound: 'note',
            at: seconds * 0.5 + place * 0.08,
            loudness: 1 - place * 0.12
          }))
    case 'deed':
    case 'pass':
      return [{ sound: 'deed', at: seconds * 0.25 }]
    case 'mortgage':
      return [{ sound: 'card', at: seconds * 0.2, pitch: motion.mortgaged ? 0.82 : 1 }]
    case 'building':
      return motion.to > motion.from
        ? [{ sound: 'building', at: seconds * 0.7 }]
        : [{ sound: 'building', loudness: 0.6, pitch: 0.8 }]
    case 'card':
      return [
        { sound: 'card', at: 0.05 },
        { sound: 'card', at: Math.max(0.3, seconds - 0.3), loudness: 0.5, pitch: 0.9 }
      ]
    case 'hammer':
      return [{ sound: 'hammer', at: Math.min(0.28, seconds * 0.4) }]
  }
}

/** What is heard when the eye has reached an event. Where everything comes at once, only what ends something is. */
export function cuesOfEvent(event: GameEvent, instant: boolean): readonly Cue[] {
  switch (event.type) {
    case 'gameEnded':
      return [{ sound: 'win', at: 0.2 }]
    case 'playerBankrupted':
      return [{ sound: 'bankruptcy' }]
    case 'sentToJail':
      return instant ? [] : [{ sound: 'jail', at: 0.1 }]
    case 'leftJail':
      return instant ? [] : [{ sound: 'jail', loudness: 0.45, pitch: 1.25 }]
    case 'diceThrown':
      return !instant && event.doubles > 0 ? [{ sound: 'doubles', at: 0.12 }] : []
    default:
      return []
  }
}
