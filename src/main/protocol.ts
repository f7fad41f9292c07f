// Serves the built page over the app's own scheme, each answer with the content policy in its header.
import type { Protocol } from 'electron'
import { readFileSync } from 'node:fs'
import { extname, isAbsolute, relative, resolve } from 'node:path'
import { ORIGIN, originOf, SCHEME } from './origin'

/** What the page may load and run: its own files, nothing inline, nothing from elsewhere. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html'
].join('; ')

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm'
}

/** Tells Chromium of the scheme. Must run before the app is ready. */
export function registerScheme(protocol: Protocol): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
  ])
}

/** Answers every request for the app's own scheme out of `folder`. Must run after the app is ready. */
export function servePage(protocol: Protocol, folder: string): void {
  protocol.handle(SCHEME, (request) => answer(folder, request))
}

/** The answer to one request: 200, or 400 (not ours), 404 (no such file), 405 (not a reading method). */
export function answer(folder: string, request: { url: string; method: string }): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
  const file = fileOf(folder, request.url)
  if (file === null) return refuse(400)
  const type = CONTENT_TYPES[extname(file)]
  if (type === undefined) return refuse(404)
  try {
    // at once: a file of the app is small, and waiting for a free turn of a starting process takes far longer than reading
    const body = readFileSync(file)
    return new Response(request.method === 'HEAD' ? null : body, { headers: headers(type) })
  } catch (error) {
    if (isMissing(error)) return refuse(404)
    throw error
  }
}

/** The file inside `folder` that an address names, or null for another origin or a way out of the folder. */
export function fileOf(folder: string, address: string): string | null {
  if (originOf(address) !== ORIGIN) return null
  let path: string
  try {
    path = decodeURIComponent(new URL(address).pathname)
  } catch {
    return null // a broken %-escape
  }
  if (path.includes('\0') || path.includes('\\')) return null
  const file = resolve(folder, `.${path === '/' ? '/index.html' : path}`)
  const inside = relative(folder, file)
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? null : file
}

function headers(type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': CONTENT_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff'
  }
}

function refuse(status: 400 | 404 | 405): Response {
  return new Response(null, { status, headers: headers('text/plain') })
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR'
}
