// Whom an owner may ask for rent: read off the board and the ledger, as everybody at the table can, with no hint of what is open.
import type { Seat, Space } from '../../shared/game/board'
import type { PlayerView } from '../../shared/game/view'
import type { LedgerEntry } from '../../shared/ipc'

/** Somebody who stands on a lot of the owner, or stood there in the last two turns. */
export type Tenant = { readonly tenant: Seat; readonly space: Space; readonly stands: boolean }

/** The turn under way and the two before it: within them the longest deadline runs out. */
const TURNS = 3

/** Newest first, each tenant and lot once. */
export function tenantsOf(
  view: Pick<PlayerView, 'players' | 'owners'>,
  story: readonly LedgerEntry[],
  owner: Seat
): readonly Tenant[] {
  const starts = story.flatMap(({ event }, place) => (event.type === 'turnStarted' ? [place] : []))
  const since = story.slice(starts.at(-TURNS) ?? 0)
  const walked = since
    .flatMap(({ event }) => (event.type === 'tokenMoved' ? [{ tenant: event.player, space: event.to }] : []))
    .reverse()
  const standing = view.players.map(({ position }, tenant) => ({ tenant, space: position }))
  const seen = new Set<string>()
  return [...walked, ...standing].flatMap(({ tenant, space }) => {
    const player = view.players[tenant]
    const key = `${tenant}/${space}`
    if (tenant === owner || view.owners[space] !== owner || !player || player.bankrupt || seen.has(key))
      return []
    seen.add(key)
    return [{ tenant, space, stands: player.position === space && !player.inJail }]
  })
}
