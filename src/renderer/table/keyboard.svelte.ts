// The keys as they are set on this computer; whoever draws a key cap or listens reads them here.
import { keysWith, type Command } from './key-map'
import { USUAL_KEYS } from './usual-keys'

/** The key of each command now; drawn caps follow every change. */
export const KEYS: Record<Command, string> = $state({ ...USUAL_KEYS })

/** Puts the changes of the reader in force, as the settings keep them. */
export function setKeys(changes: Readonly<Record<string, string>>): void {
  Object.assign(KEYS, keysWith(changes))
}
