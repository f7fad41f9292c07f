// The app's own scheme: what it serves, what it refuses, and the policy it sends along.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answer, CONTENT_POLICY, fileOf, serverOf } from './protocol'

const folder = join(tmpdir(), 'page')

describe('Addresses', () => {
  it.each([
    ['app://freehold/', 'index.html'],
    ['app://freehold/index.html?x=1#y', 'index.html'],
    ['app://freehold/assets/a%20b.js', 'assets/a b.js'],
    ['app://freehold/assets/../index.html', 'index.html']
  ])('%s is the file %s', (address, file) => {
    expect(fileOf(folder, address)).toBe(join(folder, file))
  })

  it.each([
    'app://freehold/..%2f..%2fetc/passwd',
    'app://freehold/%2e%2e%2f%2e%2e%2fetc/passwd',
    'app://freehold/assets/..%2f..%2f..%2fetc/passwd',
    'app://freehold/..%5c..%5cwindows',
    'app://freehold/a%00.html',
    'app://freehold/%E0%A4%A',
    'app://elsewhere/index.html',
    'app://freehold.example/index.html',
    'app://user@freehold:1/index.html',
    'file:///etc/passwd',
    'https://freehold/index.html',
    'not an address'
  ])('%s is refused', (address) => {
    expect(fileOf(folder, address)).toBeNull()
  })

  it('a neighbour of the folder with the same beginning is outside', () => {
    expect(fileOf(folder, 'app://freehold/..%2fpage-of-another/x.js')).toBeNull()
  })
})

describe('Answers', () => {
  let served: string
  beforeAll(() => {
    served = mkdtempSync(join(tmpdir(), 'freehold-page-'))
    mkdirSync(join(served, 'page.html'))
    writeFileSync(join(served, 'index.html'), '<title>Freehold</title>')
    writeFileSync(join(served, 'notes.exe'), 'no')
  })
  afterAll(() => {
    rmSync(served, { recursive: true })
  })
  const get = (path: string, method = 'GET') => answer(served, { url: `app://freehold/${path}`, method })

  it('a file comes with its type and the content policy', () => {
    const response = get('index.html')
    expect(response.statusCode).toBe(200)
    expect(response.data).toEqual(Buffer.from('<title>Freehold</title>'))
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_POLICY,
      'x-content-type-options': 'nosniff'
    })
  })

  it('who asks by HEAD hears all but the contents', () => {
    const response = get('index.html', 'HEAD')
    expect(response).toMatchObject({ statusCode: 200, headers: get('index.html').headers })
    expect(response.data).toHaveLength(0)
  })

  it.each([
    ['missing.js', 'GET', 404],
    ['page.html', 'GET', 404],
    ['notes.exe', 'GET', 404],
    ['..%2findex.html', 'GET', 400],
    ['index.html', 'POST', 405]
  ])('%s by %s is answered with %i, and with the policy', (path, method, status) => {
    const response = get(path, method)
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({ 'content-security-policy': CONTENT_POLICY })
    expect(response.data).toHaveLength(0)
  })
})

describe('A page on a faulty disk', () => {
  it('fails to load, where the file is there and cannot be read', () => {
    const served = mkdtempSync(join(tmpdir(), 'freehold-page-'))
    symlinkSync('index.html', join(served, 'index.html')) // leads to itself for ever
    const respond = vi.fn()
    serverOf(served)({ url: 'app://freehold/index.html', method: 'GET' }, respond)
    expect(respond.mock.calls).toEqual([[{ error: -2 }]])
    rmSync(served, { recursive: true })
  })
})

describe('Content policy', () => {
  it('allows nothing inline, evaluated or from elsewhere', () => {
    expect(CONTENT_POLICY).toContain("default-src 'none'")
    expect(CONTENT_POLICY).toContain("script-src 'self';")
    expect(CONTENT_POLICY).toContain("style-src 'self';")
    expect(CONTENT_POLICY).not.toMatch(/unsafe|\*|https?:|wss?:/)
  })
})
