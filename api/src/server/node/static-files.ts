import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { getCacheControl, getStaticHeaders } from '../../middleware/security-headers.ts'
import { createPlainResponse } from '../responses/plain-response.ts'
import { redirectShare } from '../responses/share-target.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
}
const MIN_COMPRESSED_BYTES = 1_000
const COMPRESSIBLE = /^(text|application\/(json|manifest|xml)|image\/svg|font\/ttf)/

interface StaticFile {
  readonly mtime: number
  readonly type: string
  readonly etag: string
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const toBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

/**
 * Serves the built web app with its headers and encodings; `index.html` for every path without a file extension.
 * `authDomain`: see `getStaticHeaders`.
 */
export const serveStaticFiles = (app: Hono, root: string, authDomain: string | null): void => {
  const cache = new Map<string, StaticFile>()

  const load = async (path: string): Promise<StaticFile | null> => {
    const file = join(root, normalize(path))
    if (!file.startsWith(root)) return null
    const info = await stat(file).catch(() => null)
    if (!info?.isFile()) return null
    const cached = cache.get(file)
    if (cached?.mtime === info.mtimeMs) return cached
    const bytes = await readFile(file)
    const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream'
    const bodies = new Map([['', toBytes(bytes)]])
    if (COMPRESSIBLE.test(type) && bytes.length > MIN_COMPRESSED_BYTES) {
      bodies.set('br', toBytes(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })))
      bodies.set('gzip', toBytes(await gzipAsync(bytes)))
    }
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const loaded = { mtime: info.mtimeMs, type, etag, bodies }
    cache.set(file, loaded)
    return loaded
  }

  const respond = (c: Context, file: StaticFile, path: string, status: 200 | 404 = 200): Response => {
    for (const [name, value] of Object.entries(getStaticHeaders(path, authDomain))) c.header(name, value)
    c.header('Content-Type', file.type)
    c.header('Cache-Control', getCacheControl(path))
    c.header('Vary', 'Accept-Encoding')
    c.header('ETag', file.etag)
    if (status === 200 && c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304)
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && file.bodies.has(name)) ?? ''
    if (encoding) c.header('Content-Encoding', encoding)
    const body = file.bodies.get(encoding)
    return body ? c.body(body, status) : c.body(null, 500)
  }

  app.post('*', async (c, next) => redirectShare('POST', c.req.path) ?? next())
  app.get('*', async (c) => {
    const path = decodePath(c.req.path)
    const exact = (await load(path)) ?? (await load(`${path}/index.html`)) ?? (await load(`${path}.html`))
    if (exact) return respond(c, exact, path)
    const shell = extname(path) ? null : await load('/index.html')
    if (shell) return respond(c, shell, '/index.html')
    return createPlainResponse('Not found', 404)
  })
}

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}
