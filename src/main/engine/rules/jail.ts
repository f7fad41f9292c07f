// Going to jail and getting out again (JAIL-01 to JAIL-16).
import type { Dice, Illegality } from '../../../shared/game/actions'
import { FINE, JAIL, type Deck, type Seat } from '../../../shared/game/board'
import { BANK } from '../../../shared/game/events'
import { push, type Play } from '../play'
import { playerAt, type GameState } from '../state'
import { moveReleaseCard, pay } from './bank'
import { owe } from './debts'
import { walk } from './movement'

/** Throws for doubles in one stay; after the last the fine must be paid. */
const JAIL_THROWS = 3

/** Puts a token straight into jail, without salary; no further throw in this turn. */
export function sendToJail(play: Play, player: Seat, why: 'space' | 'card' | 'doubles'): void {
  const prisoner = playerAt(play.state, player)
  play.events?.push({ type: 'sentToJail', player, why })
  play.events?.push({ type: 'tokenMoved', player, from: prisoner.position, to: JAIL, by: 'jail' })
  prisoner.position = JAIL
  prisoner.inJail = true
  prisoner.jailThrows = 0
  play.state.turn.throwDue = false
}

/** Lets a player out; he is then just visiting. */
function leaveJail(play: Play, player: Seat, by: 'fine' | 'card' | 'doubles'): void {
  const prisoner = playerAt(play.state, player)
  prisoner.inJail = false
  prisoner.jailThrows = 0
  play.events?.push({ type: 'leftJail', player, by })
}

/** The throw of a jailed player: doubles free him and move him, the third failure costs the fine (R18, R20). */
export function throwInJail(
  play: Play,
  player: Seat,
  { dice, manual }: { dice: Dice; manual: boolean }
): void {
  const { state } = play
  const prisoner = playerAt(state, player)
  state.turn.throwDue = false
  play.events?.push({ type: 'diceThrown', player, dice, purpose: 'jail', doubles: 0, manual })
  if (dice[0] === dice[1]) {
    leaveJail(play, player, 'doubles')
    return walk(play, player, dice[0] + dice[1])
  }
  prisoner.jailThrows++
  if (prisoner.jailThrows < JAIL_THROWS) {
    const throwsLeft = JAIL_THROWS - prisoner.jailThrows
    play.events?.push({ type: 'stayedInJail', player, throwsLeft })
    return
  }
  push(play, { kind: 'move', mover: player, steps: dice[0] + dice[1] })
  owe(play, { player, creditor: BANK, amount: FINE, reason: { kind: 'fine' } })
}

/** The move that waited until the fine of the third failed throw was paid. */
export function moveAfterFine(play: Play, player: Seat, steps: number): void {
  leaveJail(play, player, 'fine')
  walk(play, player, steps)
}

function whyNoRelief(state: GameState, player: Seat): Illegality | null {
  if (!playerAt(state, player).inJail) return 'notInJail'
  return state.turn.throwDue ? null : 'noThrowDue'
}

/** Why the fine cannot be paid now: only before the throw of the first or second turn in jail (R18). */
export function whyNoFine(state: GameState, player: Seat): Illegality | null {
  const relief = whyNoRelief(state, player)
  if (relief) return relief
  const { jailThrows, cash } = playerAt(state, player)
  if (jailThrows === JAIL_THROWS - 1) return 'fineNoLongerAccepted'
  return cash < FINE ? 'notEnoughCash' : null
}

/** Why a release card cannot be used now: it must be held, and used before the throw. */
export function whyNoRelease(state: GameState, player: Seat, deck: Deck): Illegality | null {
  return whyNoRelief(state, player) ?? (state.releaseCards[deck] === player ? null : 'cardNotHeld')
}

/** Pays the fine of $50 and leaves jail, the throw still due (JAIL-02, JAIL-03); the cash must be there. */
export function payFine(play: Play, player: Seat): void {
  pay(play, { from: player, to: BANK, amount: FINE, reason: { kind: 'fine' } })
  leaveJail(play, player, 'fine')
}

/** Gives the card back to its deck (R12) and leaves jail, the throw still due. */
export function useReleaseCard(play: Play, player: Seat, deck: Deck): void {
  moveReleaseCard(play, deck, BANK)
  leaveJail(play, player, 'card')
}
