// The app's own scheme: what it serves, what it refuses, and the policy it sends along.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, CONTENT_POLICY, fileOf } from './protocol'

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

  it('a file comes with its type and the content policy', async () => {
    const response = get('index.html')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<title>Freehold</title>')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_POLICY)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['missing.js', 'GET', 404],
    ['page.html', 'GET', 404],
    ['notes.exe', 'GET', 404],
    ['..%2findex.html', 'GET', 400],
    ['index.html', 'POST', 405]
  ])('%s by %s is answered with %i, and with the policy', (path, method, status) => {
    const response = get(path, method)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_POLICY)
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
