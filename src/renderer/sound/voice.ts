// Gives voice to a sound: its layers as nodes of Web Audio, in the page or rendered offline.
import type { Layer, Sound } from './sounds'

/** How one playing of a sound differs from the last. */
export type Variation = {
  /** Factor of all pitches. */
  readonly pitch: number
  /** Factor of everything above the first layers: below 1 it sounds duller, above 1 brighter. */
  readonly brightness: number
  /** Factor of the level. */
  readonly level: number
}

/** As written. */
export const PLAIN: Variation = { pitch: 1, brightness: 1, level: 1 }

/** Taken in turn, so that no two playings in a row are alike. */
export const VARIATIONS: readonly Variation[] = [
  PLAIN,
  { pitch: 0.955, brightness: 0.8, level: 0.92 },
  { pitch: 1.035, brightness: 1.1, level: 0.96 },
  { pitch: 0.98, brightness: 1.15, level: 0.88 },
  { pitch: 1.06, brightness: 0.85, level: 0.94 },
  { pitch: 1.015, brightness: 0.95, level: 1 }
]

/** Seconds of noise that are played from different places. */
const NOISE = 1
/** What a sound may still be when it ends, of its peak: -60 dB. */
const SILENCE = 0.001
/** Above this a layer belongs to the brightness, in hertz. */
const BRIGHT = 1500

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** White noise that is the same each time, so that a rendered sound is too. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context)
  if (made) return made
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 22_222
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    samples[at] = state / 0x8000_0000 - 1
  }
  noises.set(context, buffer)
  return buffer
}

/**
 * Schedules a sound.
 * @param start seconds on the clock of the context
 * @returns stops those parts that have not begun
 */
export function sound(
  context: BaseAudioContext,
  out: AudioNode,
  { layers }: Sound,
  start: number,
  variation: Variation = PLAIN
): () => void {
  const sources = layers.map((layer, place) => lay(context, out, layer, start, variation, place))
  return () => {
    for (const [place, { at }] of layers.entries())
      if (start + at > context.currentTime) sources[place]?.stop(context.currentTime)
  }
}

function lay(
  context: BaseAudioContext,
  out: AudioNode,
  layer: Layer,
  begin: number,
  variation: Variation,
  place: number
): AudioScheduledSourceNode {
  const start = begin + layer.at
  const end = start + layer.attack + layer.decay
  const [from, to] = layer.pitch.map((pitch) => pitch * variation.pitch) as [number, number]
  const level = layer.level * variation.level * (from > BRIGHT ? variation.brightness : 1)

  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(level, start + layer.attack)
  loudness.gain.exponentialRampToValueAtTime(level * SILENCE, end)
  loudness.connect(out)

  if (layer.source === 'noise') {
    const source = context.createBufferSource()
    source.buffer = noiseOf(context)
    source.loop = true
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = layer.width ?? 1
    band.frequency.setValueAtTime(from, start)
    band.frequency.exponentialRampToValueAtTime(to, end)
    source.connect(band).connect(loudness)
    source.start(start, ((place * 0.37 + variation.pitch) * NOISE) % NOISE)
    source.stop(end)
    return source
  }
  const source = context.createOscillator()
  source.type = layer.source
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, end)
  source.connect(loudness)
  source.start(start)
  source.stop(end)
  return source
}

/**
 * Renders one sound without a loudspeaker.
 * @param seconds how much of it; what is longer is cut
 * @returns samples of one channel, -1 to 1 unless it clips
 */
export async function render(
  what: Sound,
  seconds: number,
  variation: Variation = PLAIN,
  rate = 44_100
): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate)
  sound(context, context.destination, what, 0, variation)
  const buffer = await context.startRendering()
  return buffer.getChannelData(0)
}
