// How a thrown die flies into the tray, touches its floor three times and comes to rest, its face to the front.
import type { Dice } from '../../shared/game/actions'

/** Dice on their way to the faces that were thrown; `duration` in milliseconds. */
export type Throw = { readonly dice: Dice; readonly duration: number; readonly fades: boolean }

/** When the dice touch the tray, as parts of the whole tumble. */
export const TOUCHES = [0.3, 0.62, 0.86] as const
/** Widths of the board in hundredths (`cqw`), like all lengths here. */
export type Tumble = {
  /** Of the die over the felt, nearer and farther. */
  readonly path: Keyframe[]
  /** Of the cube about its middle. */
  readonly spin: Keyframe[]
  /** Of the shadow on the felt. */
  readonly shadow: Keyframe[]
}

/** How far a die may stray from its place of rest: to the left, right, up and down. */
export type Room = {
  readonly left: number
  readonly right: number
  readonly up: number
  readonly down: number
}

/** Inside the rim for both dice, and the same for both: thrown to the same side they never cross. */
export const ROOM: Room = { left: 4.6, right: 4.4, up: 1.4, down: 2 }

export type Throwing = {
  readonly room: Room
  /** From the left (-1) or from the right (1). */
  readonly side: -1 | 1
  /** Degrees by which it lies turned at last. */
  readonly turn: number
}

/** Heights over the felt at the start and between the touches, as parts of the size of a die. */
const HEIGHTS = [0.9, 0.42, 0.14] as const
/** Degrees that are still to be turned at the start and at each touch, in halves and quarters of the whole. */
const LEFT_TO_TURN = [1, 0.5, 0.17, 0.03] as const
const PERSPECTIVE = 26

/**
 * One tumble. The first frame lies above the rim, the last one is exactly the place of rest with the face to the front.
 * @param chance numbers from 0 to 1, so that no two throws look alike
 */
export function tumble({ room, side, turn }: Throwing, chance: () => number): Tumble {
  const between = (low: number, high: number): number => low + (high - low) * chance()
  // from one wall to the other, and a little back
  const across = [side, side * -0.8, side * 0.25, 0].map((part) =>
    part < 0 ? part * room.left : part * room.right
  )
  const along = [1, -0.7, 0.4, 0].map((part) => (part < 0 ? part * room.up : part * room.down))
  const whole = {
    x: between(420, 640) * (chance() < 0.5 ? -1 : 1),
    y: between(380, 620) * -side,
    z: between(120, 260) * side
  }
  const at = (part: number) => ({
    x: whole.x * part,
    y: whole.y * part,
    z: turn + whole.z * part
  })
  const moments = [0, ...TOUCHES, 1]
  const path: Keyframe[] = []
  const shadow: Keyframe[] = []
  const place = (offset: number, x: number, y: number, height: number, easing: string): void => {
    path.push({
      offset,
      easing,
      transform: `translate(${x}cqw, ${y - height * 2.2}cqw) scale(${1 + height * 0.34})`
    })
    shadow.push({
      offset,
      easing,
      opacity: 0.34 - height * 0.2,
      transform: `translate(${x + height * 1.6}cqw, ${y + height * 1.9}cqw) rotate(${turn}deg)`
    })
  }
  const spin: Keyframe[] = []
  moments.forEach((offset, moment) => {
    // It rests from the third touch on, but for a last rocking.
    const x = across[moment] ?? 0
    const y = along[moment] ?? 0
    const still = at(LEFT_TO_TURN[moment] ?? 0)
    const falls = 'cubic-bezier(0.5, 0, 0.9, 0.6)'
    const rises = 'cubic-bezier(0.1, 0.4, 0.5, 1)'
    place(offset, x, y, moment === 0 ? HEIGHTS[0] : 0, moment === 0 ? falls : rises)
    spin.push({
      offset,
      easing: moment < 3 ? 'linear' : 'ease-out',
      transform: `perspective(${PERSPECTIVE}cqw) rotateX(${still.x}deg) rotateY(${still.y}deg) rotateZ(${still.z}deg)`
    })
    const height = moment === 0 ? 0 : (HEIGHTS[moment] ?? 0)
    const next = moments[moment + 1]
    if (height > 0 && next !== undefined)
      place(
        (offset + next) / 2,
        (x + (across[moment + 1] ?? 0)) / 2,
        (y + (along[moment + 1] ?? 0)) / 2,
        height,
        falls
      )
  })
  return { path, spin, shadow }
}

/** The six faces of a cube in the order front, back, right, left, top, bottom: opposite faces make seven. */
export function facesAbout(front: number): readonly number[] {
  const right = [1, 2, 3].find((face) => face !== front && face !== 7 - front) ?? 1
  const top = [1, 2, 3].find((face) => face !== front && face !== 7 - front && face !== right) ?? 1
  return [front, 7 - front, right, 7 - right, top, 7 - top]
}
