// The one loudspeaker of the window: silent until somebody has pressed something, while the window is hidden, and when muted.
import { Restraint } from './restraint'
import type { Cue } from './score'
import { SOUNDS } from './sounds'
import { sound } from './voice'

export type Loudness = {
  /** Per cent. */
  readonly volume: number
  readonly muted: boolean
}

/** Milliseconds without a sound after which the audio device is let go. */
const IDLE = 12_000
/** Seconds between the wish and the sound, so that the device has woken up. */
const LEAD = 0.01
/** Ears hear by ratios: half of the slider is a quarter of the level. */
const gainOf = ({ volume, muted }: Loudness): number => (muted ? 0 : (volume / 100) ** 2)

export class Loudspeaker {
  /** Whether somebody has pressed something. */
  #woken = false
  #context: AudioContext | null = null
  /** What every sound goes into: a limiter, and behind it the volume. */
  #entrance: AudioNode | null = null
  #gain: GainNode | null = null
  #loudness: Loudness = { volume: 0, muted: true }
  #idle: ReturnType<typeof setTimeout> | undefined
  readonly #restraint = new Restraint()

  /** Wakes up at the first key or click in the window, and falls silent while it is hidden; returns how to stop. */
  listen(page: Window): () => void {
    const gone = new AbortController()
    const { signal } = gone
    const wake = (): void => {
      this.#woken = true
      gestures.abort()
    }
    const gestures = new AbortController()
    signal.addEventListener('abort', () => gestures.abort())
    for (const gesture of ['pointerdown', 'keydown'] as const)
      page.addEventListener(gesture, wake, { signal: gestures.signal, capture: true })
    page.document.addEventListener(
      'visibilitychange',
      () => {
        if (page.document.hidden) void this.#context?.suspend()
      },
      { signal }
    )
    return () => {
      gone.abort()
      clearTimeout(this.#idle)
      this.#close()
    }
  }

  /** Sets how loud it is. A change is heard at once, so that one can choose by ear. */
  set(loudness: Loudness): void {
    const before = gainOf(this.#loudness)
    this.#loudness = loudness
    const gain = gainOf(loudness)
    if (gain === before) return
    if (this.#context) this.#gain?.gain.setTargetAtTime(gain, this.#context.currentTime, 0.01)
    this.play([{ sound: 'building' }])
  }

  /** Plays what is due, each at its time; returns how to call off what has not begun. */
  play(cues: readonly Cue[]): () => void {
    if (!this.#woken || cues.length === 0 || document.hidden || gainOf(this.#loudness) === 0)
      return () => undefined
    this.#open()
    const context = this.#context
    const out = this.#entrance
    if (!context || !out) return () => undefined
    if (context.state === 'suspended') void context.resume()
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#close(), IDLE)
    const now = context.currentTime + LEAD
    const playing = cues.flatMap(({ sound: name, at = 0, loudness = 1, pitch = 1 }) => {
      const start = now + at
      const variation = this.#restraint.admit(name, start)
      if (!variation) return []
      const stop = sound(context, out, SOUNDS[name], start, {
        ...variation,
        pitch: variation.pitch * pitch,
        level: variation.level * loudness
      })
      return [{ name, start, stop }]
    })
    return () => {
      for (const { name, start, stop } of playing) {
        if (start > context.currentTime) this.#restraint.release(name, start)
        stop()
      }
    }
  }

  /** The device, and the process that serves it, are let go when nothing is heard. */
  #close(): void {
    clearTimeout(this.#idle)
    void this.#context?.close()
    this.#context = null
  }

  #open(): void {
    if (this.#context || typeof AudioContext === 'undefined') return
    const context = new AudioContext({ latencyHint: 'interactive' })
    // Whatever comes together stays below full level.
    const limiter = context.createDynamicsCompressor()
    limiter.threshold.value = -9
    limiter.knee.value = 6
    limiter.ratio.value = 16
    limiter.attack.value = 0.002
    limiter.release.value = 0.12
    const gain = context.createGain()
    gain.gain.value = gainOf(this.#loudness)
    limiter.connect(gain).connect(context.destination)
    this.#context = context
    this.#gain = gain
    this.#entrance = limiter
  }
}

export const loudspeaker = new Loudspeaker()
