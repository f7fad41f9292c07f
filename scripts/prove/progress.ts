// Shows on stderr how far the work has come: a bar on a terminal, elsewhere a line now and then.

const WIDTH = 32
/** Milliseconds between two lines where there is no terminal. */
const LINE_EVERY = 30_000

/** Hears of work done, in any unit, of `all` in the end. */
export function showProgress(all: number, name = 'prove'): { add: (done: number) => void; end: () => void } {
  const { stderr } = process
  const begun = performance.now()
  let [done, told] = [0, begun]
  const show = (): void => {
    const share = all > 0 ? done / all : 1
    const seconds = (performance.now() - begun) / 1000
    const rest = share > 0.01 ? `, ${Math.ceil(seconds / share - seconds)} s left` : ''
    const text = `${Math.floor(share * 100)} %, ${Math.round(seconds)} s${rest}`
    if (stderr.isTTY) {
      const full = Math.round(share * WIDTH)
      stderr.write(`\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${text}`)
    } else if (performance.now() - told >= LINE_EVERY) {
      told = performance.now()
      stderr.write(`${name}: ${text}\n`)
    }
  }
  if (stderr.isTTY) show()
  return {
    add(part) {
      done += part
      show()
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
    }
  }
}
