// What the session knows of computer players: it asks for one action and gets it, whoever thinks behind it.
import type { Action, ActionOption } from '../../shared/game/actions'
import type { Seat } from '../../shared/game/board'
import type { PlayerView } from '../../shared/game/view'
import type { Character, Level } from '../../shared/ipc'
import type { Reason } from '../../shared/reasons'

/** An action, and why; null where nothing is told. */
export type Chosen = { readonly action: Action; readonly reason: Reason | null }

export type Request = {
  readonly view: PlayerView
  readonly seat: Seat
  readonly level: Level
  readonly character?: Character | undefined
  readonly options: readonly ActionOption[]
  readonly nonce: number
}

/** What a person asks the coach; `quiet` where he shall propose no deal. */
export type Counsel = Pick<Request, 'view' | 'seat' | 'options' | 'nonce'> & { readonly quiet: boolean }

export interface ComputerPlayers {
  /** A game with computers of these levels is opened: whatever takes time to start for them is started now. */
  prepare?(levels: readonly Level[]): void
  /**
   * The action that the computer on this seat takes now, or null if it waits: it has nothing to do, or its own offer is
   * still open. `options` are the legal actions of the seat; `nonce` varies the play where several actions are as good.
   */
  choose(request: Request): Promise<Chosen | null>
  /** What a good player would do in a person's place, and why. The same question always gets the same answer. */
  advise(counsel: Counsel): Promise<Chosen | null>
  close(): Promise<void>
}
