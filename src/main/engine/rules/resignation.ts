// Leaving the game of one's own will: debts that can be paid are paid first, the rest falls to the Bank (R10).
import type { Illegality } from '../../../shared/game/actions'
import { GROUPS, GROUP_SPACES, type Seat } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { decisionOf } from '../../../shared/game/view'
import { unexpected, type Business, type Play } from '../play'
import { deedsOf, playerAt, type GameState } from '../state'
import { meansOf, pay } from './bank'
import { goBankrupt } from './bankruptcy'
import { changeBuildings } from './buildings'
import { mortgageDeed } from './mortgages'

/** Nobody leaves before the start is decided; the game could as well be set up anew. */
const whyNoResignation = (state: GameState): Illegality | null =>
  decisionOf(state)?.kind === 'openingThrow' ? 'throwDue' : null

export const resignation: Business = {
  whyIllegal(state, action) {
    return action.type === 'resign' ? whyNoResignation(state) : unexpected(action, 'business')
  },
  play(play, { player }): void {
    play.events?.push({ type: 'playerResigned', player })
    for (const debt of play.state.agenda.filter((step) => step.kind === 'debt').reverse()) {
      if (debt.player !== player) continue
      if (meansOf(play.state, player) < debt.amount) {
        goBankrupt(play, player, debt.creditor)
        return
      }
      raise(play, player, debt.amount)
      pay(play, { from: player, to: debt.creditor, amount: debt.amount, reason: debt.reason })
    }
    goBankrupt(play, player, BANK)
  }
}

/** Raises cash for a leaver's debt: all buildings go, then deeds are mortgaged until it suffices. */
function raise(play: Play, player: Seat, amount: number): void {
  const isShort = (): boolean => playerAt(play.state, player).cash < amount
  for (const group of GROUPS) {
    if (!isShort()) return
    const spaces = GROUP_SPACES[group]
    const isBuilt = spaces.some((space) => (play.state.buildings[space] ?? 0) > 0)
    if (isBuilt && spaces.every((space) => play.state.owners[space] === player))
      changeBuildings(play, { player, group, levels: spaces.map(() => 0) })
  }
  for (const space of deedsOf(play.state, player)) {
    if (!isShort()) return
    if (!play.state.mortgaged[space]) mortgageDeed(play, player, space)
  }
}
