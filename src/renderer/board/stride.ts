// The frames of a walk: from space to space along the promenade, a hop for each, and the settling at the end.
import type { Space } from '../../shared/game/board'
import { promenadeAt, type Point, type Quarters } from './geometry'

/** A way to the space where the token stands already; `duration` in milliseconds. */
export type Walk = {
  /** The spaces that are trodden, the last one included. */
  readonly way: readonly Space[]
  readonly by: 'throw' | 'card' | 'back' | 'jail'
  readonly duration: number
  readonly fades: boolean
}

/** The transform of a token that stands at a point of the board; its foot is a little below its middle. */
export const standAt = ({ x, y }: Point): string =>
  `translate(${x / 10}cqw, ${y / 10}cqw) translate(-50%, -54%)`

/** It waits a moment on each space and is quick between two. */
const STRIDE = 'cubic-bezier(0.4, 0, 0.6, 1)'

/** The way of a token as keyframes, from where it stood to where it stands now; without a way it flies straight. */
export function strides(from: Point, way: readonly Space[], to: Point, quarters: Quarters): Keyframe[] {
  const between = way.slice(0, -1).map((space) => promenadeAt(space, quarters))
  return [from, ...between, to].map((point) => ({ transform: standAt(point), easing: STRIDE }))
}

export const HOP: Keyframe[] = [
  { transform: 'none', easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
  {
    transform: 'translateY(-0.85cqw) scale(0.98, 1.04)',
    offset: 0.45,
    easing: 'cubic-bezier(0.6, 0, 0.8, 0.4)'
  },
  { transform: 'none' }
]

/** High over the whole board. */
export const LEAP: Keyframe[] = [
  { transform: 'none', easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
  {
    transform: 'translateY(-7cqw) scale(1.5) rotate(14deg)',
    offset: 0.5,
    easing: 'cubic-bezier(0.6, 0, 0.8, 0.4)'
  },
  { transform: 'none' }
]

export const SETTLING: Keyframe[] = [
  { transform: 'scale(1.1, 0.86)' },
  { transform: 'scale(0.97, 1.04)', offset: 0.5 },
  { transform: 'none' }
]
