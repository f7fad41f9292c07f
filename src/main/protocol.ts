// Serves the built page over the app's own scheme, each answer with the content policy in its header.
import type { Protocol, ProtocolResponse } from 'electron'
import { readFileSync } from 'node:fs'
import { extname, isAbsolute, relative, resolve } from 'node:path'
import { note } from './log'
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
  // Deprecated in favour of protocol.handle, whose streams and Web requests cost a start 40 ms more: a file of the app is small,
  // and read in one piece. protocol.registerSource, which needs no handler at all, is still an experiment.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  protocol.registerBufferProtocol(SCHEME, serverOf(folder))
}

type Answering = (request: Asked, respond: (response: ProtocolResponse) => void) => void
type Asked = { readonly url: string; readonly method: string }

/** What answers the requests; one that the disk fails is noted, and fails in the page. */
export function serverOf(folder: string): Answering {
  return (request, respond) => {
    try {
      respond(answer(folder, request))
    } catch (error) {
      note(`${request.url} cannot be served`, error)
      respond({ error: FAILED })
    }
  }
}

/** Chromium's own number (net::ERR_FAILED): the page is not loaded, and the window says so. */
const FAILED = -2

/** The answer to one request: 200, or 400 (not ours), 404 (no such file), 405 (not a reading method). Throws what the disk throws. */
export function answer(folder: string, request: Asked): ProtocolResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
  const file = fileOf(folder, request.url)
  if (file === null) return refuse(400)
  const type = CONTENT_TYPES[extname(file)]
  if (type === undefined) return refuse(404)
  try {
    // at once: waiting for a free turn of a starting process takes far longer than reading
    const data = readFileSync(file)
    return { statusCode: 200, headers: headers(type), data: request.method === 'HEAD' ? NOTHING : data }
  } catch (error) {
    if (isMissing(error)) return refuse(404)
    throw error
  }
}

const NOTHING = Buffer.alloc(0)

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
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff'
  }
}

function refuse(statusCode: 400 | 404 | 405): ProtocolResponse {
  return { statusCode, headers: headers('text/plain'), data: NOTHING }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR'
}
