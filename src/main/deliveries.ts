// Files that the system hands to the app: on its command line, by a second copy of it, or by an event on a Mac.
import { isAbsolute, resolve } from 'node:path'
import { GAME_FILE } from './file-type'

type CommandLine = { readonly words: readonly string[]; readonly folder: string }

/** The part of Electron's app that is used. */
export type Doorbell = {
  on(
    event: 'second-instance',
    listen: (event: unknown, commandLine: readonly string[], folder: string) => void
  ): unknown
  on(event: 'open-file', listen: (event: { preventDefault: () => void }, file: string) => void): unknown
}

/** Takes the paths of files that have been delivered. */
export type Taker = (files: readonly string[]) => void

/**
 * Receives files from now on, those of the command line first. They wait until the returned function is told who takes them:
 * a Mac delivers before the app is ready. `come` brings the window to the front when a second copy was started.
 */
export function receiveFiles(app: Doorbell, line: CommandLine, come: () => void): (taker: Taker) => void {
  const waiting = filesIn(line)
  let take: Taker = (files) => void waiting.push(...files)
  app.on('second-instance', (_event, words, folder) => {
    come()
    take(filesIn({ words, folder }))
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    take([file])
  })
  return (taker) => {
    take = taker
    take(waiting.splice(0))
  }
}

/** The games among the arguments of a command line, whose first word is the program. */
function filesIn({ words, folder }: CommandLine): string[] {
  return words
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && argument.toLowerCase().endsWith(`.${GAME_FILE}`))
    .map((file) => (isAbsolute(file) ? file : resolve(folder, file)))
}
