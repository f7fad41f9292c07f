// Starts and ends motions on the page by the Web Animations API: transforms and opacity only, so that nothing is laid out anew.

/** A box that is lifted or shrunk returns along this curve. */
export const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export type Move = {
  readonly of: Element | null | undefined
  readonly frames: Keyframe[]
  readonly duration: number
  readonly delay?: number
  readonly iterations?: number
  readonly easing?: string
  /** Whether the element stays as in the last frame until the motion is ended. */
  readonly stays?: boolean
}

/** Starts motions together; returns how to end them, wherever they are. A page without animations stays at rest. */
export function move(moves: readonly Move[]): () => void {
  const running = moves.flatMap(({ of, frames, stays, ...timing }) => {
    if (!of || typeof of.animate !== 'function') return []
    const animation = of.animate(frames, { ...timing, fill: stays ? 'both' : 'backwards' }) as
      Animation | undefined
    return animation ? [animation] : []
  })
  return () => {
    for (const animation of running) animation.cancel()
  }
}

export const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]
