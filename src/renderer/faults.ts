// What fails in the page and nothing there has caught: neither the log nor the player shall miss it.
import { LONGEST_FAULT } from '../shared/ipc'

/** Tells of every such fault from now on, until the function that it returns is called. */
export function watchFaults(page: Window, tell: (what: string) => void): () => void {
  const hearError = ({ error, message }: ErrorEvent): void => tell(textOf(error ?? message))
  const hearRejection = ({ reason }: PromiseRejectionEvent): void => tell(textOf(reason))
  page.addEventListener('error', hearError)
  page.addEventListener('unhandledrejection', hearRejection)
  return () => {
    page.removeEventListener('error', hearError)
    page.removeEventListener('unhandledrejection', hearRejection)
  }
}

const textOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, LONGEST_FAULT)
