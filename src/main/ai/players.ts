// What the session knows of computer players: it asks for one action and gets it, whoever thinks behind it.
import type { Action, ActionOption } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import type { PlayerView } from '../../shared/game/view'
import type { Character, Level } from '../../shared/ipc'

export interface ComputerPlayers {
  /**
   * The action that the computer on this seat takes now, or null if it waits: it has nothing to do, or its own offer is
   * still open. `options` are the legal actions of the seat; `nonce` varies the play where several actions are as good.
   */
  choose(request: {
    view: PlayerView
    seat: Seat
    level: Level
    character?: Character | undefined
    options: readonly ActionOption[]
    nonce: number
  }): Promise<Action | null>
  close(): Promise<void>
}
