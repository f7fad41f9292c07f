// Computer players without a thread of their own, for simulations and specs.
import { advised, chosenBy } from './counsel'
import { Minds } from './minds'
import type { ComputerPlayers } from './players'

/** Computer players that answer at once in this thread. */
export function localPlayers(): ComputerPlayers {
  const minds = new Minds()
  return {
    choose: (request) => Promise.resolve(chosenBy(minds, request)),
    advise: (counsel) => Promise.resolve(advised(counsel)),
    close: () => Promise.resolve()
  }
}
