// Starts the computer players of the app: the one place that knows the built files of their threads.
import { HostedPlayers } from './host'
import { Lengths } from './length-host'
import threadFile from './length-thread?modulePath'
import type { ComputerPlayers } from './players'
import workerFile from './worker?modulePath'

/** Computer players in their own thread; `report` hears of every failure of it. */
export const startComputerPlayers = (report: (error: Error) => void): ComputerPlayers =>
  new HostedPlayers({ workerFile, report })

/** Measures how long games last, in a thread that is started by the first question. */
export const startLengths = (report: (error: Error) => void): Lengths => new Lengths({ threadFile, report })
