// Which pages may be shown and which requests may go out.
import { describe, expect, it } from 'vitest'
import { isOwnAddress, isOwnPage } from './origin'

const server = 'http://localhost:5173'

describe('Own pages', () => {
  it("are those of the app's own origin", () => {
    expect(isOwnPage('app://freehold/index.html', null)).toBe(true)
  })

  it.each([
    'app://freehold.example/index.html',
    'app://freehold@elsewhere/index.html',
    'app:freehold/index.html',
    'https://freehold/index.html',
    'file:///index.html',
    'about:blank',
    'data:text/html,x',
    'javascript:alert(1)',
    `${server}/index.html`,
    ''
  ])('%s is none', (address) => {
    expect(isOwnPage(address, null)).toBe(false)
  })

  it("are the development server's too while it runs, and only its own", () => {
    expect(isOwnPage(`${server}/index.html`, server)).toBe(true)
    expect(isOwnPage('http://localhost:5174/index.html', server)).toBe(false)
    expect(isOwnPage('http://localhost:5173.example/', server)).toBe(false)
  })
})

describe('Requests', () => {
  it.each([
    'https://example.com/',
    'ws://localhost:5173/',
    'file:///etc/passwd',
    'devtools://devtools/x',
    'data:,x'
  ])('%s does not go out of the product', (address) => {
    expect(isOwnAddress(address, null)).toBe(false)
  })

  it('of the developer tools and of hot reloading go out while developing', () => {
    expect(isOwnAddress('ws://localhost:5173/?token=x', server)).toBe(true)
    expect(isOwnAddress('devtools://devtools/bundled/x', server)).toBe(true)
    expect(isOwnAddress('ws://localhost:1/', server)).toBe(false)
  })
})
