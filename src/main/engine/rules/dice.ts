// Casting two dice: those of the app, or real ones whose faces the table enters; invalid throws are thrown again.
import type { Action, ActionOption, Dice, Illegality } from '../../../shared/game/actions'
import type { Seat } from '../../../shared/game/board'
import type { Play } from '../play'
import { throwDice } from '../random'
import type { GameState } from '../state'

/** Why this is not the way to cast the dice at this table. */
export function whyNoCast(state: GameState, action: Action): Illegality | null {
  const ownDice = state.rules.dice === 'table'
  if (action.type === 'throwDice') return ownDice ? 'diceOfTheTable' : null
  return ownDice ? null : 'diceOfTheApp'
}

/** Adds how the dice can be cast. */
export function castOptions(state: GameState, player: Seat, list: ActionOption[]): void {
  if (state.rules.dice === 'app') list.push({ type: 'throwDice', player })
  else list.push({ type: 'enterThrow', player }, { type: 'invalidThrow', player })
}

/** The faces of a legal cast, and whether they were entered by hand. */
export function castDice(play: Play, action: Action): { dice: Dice; manual: boolean } {
  return action.type === 'enterThrow'
    ? { dice: action.dice, manual: true }
    : { dice: throwDice(play.state.chance), manual: false }
}

/** A die left the board or leans: the throw does not count and is made again. */
export function castAgain(play: Play, player: Seat): void {
  play.events?.push({ type: 'throwInvalid', player })
}
