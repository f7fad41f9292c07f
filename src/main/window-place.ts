// Remembers where the window was, and sees to it that it can be seen when it comes back.
import type { Rectangle } from 'electron'
import { note } from './log'
import { readJson, replaceJson } from './replacement'

/** Bounds of the unmaximised window in screen pixels; without x and y the system chooses the place. */
export type Place = {
  readonly bounds: {
    readonly width: number
    readonly height: number
    readonly x?: number
    readonly y?: number
  }
  readonly maximized: boolean
}

export const FIRST_PLACE: Place = { bounds: { width: 1280, height: 800 }, maximized: false }

/** Pixels of the window that must lie on a screen, in each direction, for a person to get hold of it. */
const GRIP = 120

/** The place in `file`, or the first place when there is none or it cannot be understood. */
export function readPlace(file: string): Place {
  try {
    const read = readJson(file)
    return isPlace(read) ? read : FIRST_PLACE
  } catch (error) {
    note('window place unreadable', error)
    return FIRST_PLACE
  }
}

/** Keeps the place; a place that cannot be kept is noted in the log only, since the game is not touched by it. */
export function writePlace(file: string, place: Place): void {
  try {
    replaceJson(file, place)
  } catch (error) {
    note('window place not saved', error)
  }
}

/** The place on today's screens: one that lies on none of them (a screen was unplugged) loses its x and y. */
export function fitPlace(place: Place, screens: readonly Rectangle[]): Place {
  const { width, height, x, y } = place.bounds
  if (x === undefined || y === undefined) return place
  const seen = screens.some(
    (area) =>
      Math.min(x + width, area.x + area.width) - Math.max(x, area.x) >= GRIP &&
      y >= area.y &&
      area.y + area.height - y >= GRIP
  )
  return seen ? place : { ...place, bounds: { width, height } }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null || !('bounds' in value) || !('maximized' in value))
    return false
  const { bounds, maximized } = value
  if (typeof bounds !== 'object' || bounds === null || typeof maximized !== 'boolean') return false
  const numbers = (['width', 'height', 'x', 'y'] as const).map(
    (key) => (bounds as Partial<Record<string, unknown>>)[key]
  )
  return numbers.every((number, at) => (number === undefined && at > 1) || Number.isInteger(number))
}
