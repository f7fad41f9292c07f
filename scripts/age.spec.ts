// What npm run age makes of a registry: one that knows of trouble, one that knows of none, and one that cannot be reached.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import manifest from '../package.json'
import { freshFolder } from '../src/main/saves/testing/folder'

const used = manifest.devDependencies.electron

/** A registry on this computer: its latest Electron, and what it knows against the one in use. */
async function registry(latest: string, advisories: readonly object[]): Promise<string> {
  const release = { name: 'electron', version: used, dist: { tarball: '' } }
  const known = {
    name: 'electron',
    'dist-tags': { latest },
    versions: { [used]: release, [latest]: release }
  }
  const server = createServer((request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(request.method === 'POST' ? { electron: advisories } : known))
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function age(address: string): Promise<{ readonly code: unknown; readonly said: string }> {
  const program = spawn(process.execPath, [join(__dirname, 'age.mjs')], {
    env: { ...process.env, npm_config_registry: address, npm_config_cache: freshFolder() }
  })
  let said = ''
  program.stdout.on('data', (part) => (said += String(part)))
  const [code] = (await once(program, 'close')) as unknown[]
  return { code, said }
}

describe('npm run age', () => {
  it('fails on what is old and on what is vulnerable, and names it', async () => {
    const major = Number.parseInt(used, 10)
    const advisory = { id: 1, url: '', title: 'Anybody walks in', severity: 'high', vulnerable_versions: '*' }
    const { code, said } = await age(await registry(`${major + 3}.0.0`, [advisory]))
    expect(said).toContain('high: electron * (Anybody walks in)')
    expect(said).toContain(`gets no updates any more: the oldest that does is ${major + 1}`)
    expect(code).toBe(1)
  })

  it('passes with one of the latest three majors, against which nothing is known', async () => {
    const { code, said } = await age(await registry(`${Number.parseInt(used, 10) + 2}.9.9`, []))
    expect(said).toContain('known to be vulnerable: 0 severe of 0')
    expect(said).toContain(`Electron ${used} is in use`)
    expect(code).toBe(0)
  })

  it('passes where the registry cannot be reached, and says that it knows nothing', async () => {
    const { code, said } = await age('http://127.0.0.1:9/')
    expect(said.match(/^not known /gm)).toHaveLength(2)
    expect(code).toBe(0)
  })
})
