// Which rents a computer player thinks of in time, where rent must be asked for: it depends on its level and on nothing hidden.
import type { Claim, OpenState } from '../../shared/game/view'
import type { Level } from '../../shared/ipc'

/** Part of the rents that a level notices. */
const ATTENTION: Readonly<Record<Level, number>> = { beginner: 0.75, casual: 0.95, strong: 1, master: 1 }

/** Whether a level notices that a rent is due. The same claim is noticed or overlooked as long as it is open. */
export const notices = (table: Pick<OpenState, 'players'>, claim: Claim, level: Level): boolean =>
  lotOf(claim, table.players[claim.tenant]?.laps ?? 0) < ATTENTION[level]

/** A number from 0 to below 1 that is as good as drawn by lot, the same for the same claim. */
function lotOf({ owner, tenant, space, amount }: Claim, laps: number): number {
  let bits = Math.imul(space + 1, 0x9e3779b1) ^ Math.imul(8 * owner + tenant + 1, 0x85ebca6b)
  bits ^= Math.imul(amount + 977 * laps + 1, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}
