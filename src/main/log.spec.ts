// The log file: what stands in it, and that it cannot grow without end.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { note, openLog } from './log'

describe('Log', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'freehold-log-'))
    file = join(folder, 'logs/freehold.log')
    openLog(join(folder, 'logs'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('gets one line with the time per note, and the stack of an error', () => {
    note('started')
    note('broke', new Error('no paper'))
    const [first, second, third] = readFileSync(file, 'utf8').split('\n')
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z started$/)
    expect(second).toMatch(/Z broke$/)
    expect(third).toBe('Error: no paper')
  })

  it('starts a new file when it is full, and keeps the one before', () => {
    for (let line = 0; line < 2000; line += 1) note('x'.repeat(1000))
    expect(existsSync(`${file}.1`)).toBe(true)
    expect(statSync(file).size + statSync(`${file}.1`).size).toBeLessThan(1_100_000)
  })

  it('tells the terminal that its folder cannot be made, and does not throw', () => {
    const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    note('a file, and no folder')
    openLog(join(file, 'logs'))
    note('lost')
    openLog(join(folder, 'logs'))
    const said = terminal.mock.calls.join('')
    terminal.mockRestore()
    expect(said).toContain('the folder of the log cannot be made')
    expect(said).toMatch(/^lost$/m)
  })

  it('tells the terminal what it cannot write, and does not throw', () => {
    const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    rmSync(folder, { recursive: true })
    note('lost')
    const said = terminal.mock.calls.join('')
    terminal.mockRestore()
    expect(said).toContain('ENOENT')
    expect(said).toMatch(/^lost$/m)
  })
})
