// Starts the computer players of the app: the one place that knows the built file of their thread.
import { HostedPlayers } from './host'
import type { ComputerPlayers } from './players'
import workerFile from './worker?modulePath'

/** Computer players in their own thread; `report` hears of every failure of it. */
export const startComputerPlayers = (report: (error: Error) => void): ComputerPlayers =>
  new HostedPlayers({ workerFile, report })
