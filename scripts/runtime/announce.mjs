// How the launcher speaks: one line at a time on stderr, and errors that a person can act on.

/** An error whose message says what to do; shown without a stack. */
export class SetupError extends Error {}

/** Says in one line what is being done and how long it takes. */
export function announce(text) {
  process.stderr.write(`freehold: ${text}\n`)
}
