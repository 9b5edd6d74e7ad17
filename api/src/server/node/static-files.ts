import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { ORIGIN_PLACEHOLDER } from '#shared/app-paths.ts'
import { getCacheControl, getStaticHeaders } from '../../middleware/security-headers.ts'
import {
  completePage,
  createSitemapResponse,
  getBuiltPage,
  getPageStatus,
  SITEMAP_PATH,
} from '../responses/app-pages.ts'
import { createPlainResponse } from '../responses/plain-response.ts'
import { redirectShare } from '../responses/share-target.ts'
import { getImportMapSources } from './import-map.ts'

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

/** Completed pages in memory: each path once for every origin that the server is called by. */
const MAX_CACHED_PAGES = 100

interface StaticFile {
  readonly mtime: number
  readonly type: string
  readonly etag: string
  /** Hashes of inline scripts, for the policy of the page. */
  readonly scripts: readonly string[]
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const toBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

const encode = async (bytes: Buffer, type: string, mtime: number): Promise<StaticFile> => {
  const bodies = new Map([['', toBytes(bytes)]])
  if (COMPRESSIBLE.test(type) && bytes.length > MIN_COMPRESSED_BYTES) {
    bodies.set('br', toBytes(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })))
    bodies.set('gzip', toBytes(await gzipAsync(bytes)))
  }
  const scripts = type.startsWith('text/html') ? getImportMapSources(bytes.toString()) : []
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { mtime, type, etag, scripts, bodies }
}

interface StaticFilesInput {
  /** Folder of the built web app. */
  readonly root: string
  /** Host of the operator's sign-in pages, see `getStaticHeaders`. */
  readonly authDomain: string | null
  /** Origin of the site; null for the one that a request is sent to. */
  readonly publicOrigin: string | null
}

/**
 * Serves the built web app with its headers and encodings; `index.html` for every path without a file extension, with
 * status 404 where the app has no screen.
 */
export const serveStaticFiles = (app: Hono, { root, authDomain, publicOrigin }: StaticFilesInput): void => {
  const cache = new Map<string, StaticFile>()
  const pages = new Map<string, StaticFile>()

  /** A file in which the server writes its origin: a page, or `robots.txt`. */
  const complete = async (file: StaticFile, name: string, path: string, origin: string): Promise<StaticFile> => {
    const key = [name, getPageStatus(path) === 200 ? path : '', origin].join(' ')
    const known = pages.get(key)
    if (known?.mtime === file.mtime) return known
    const text = new TextDecoder().decode(file.bodies.get(''))
    const completed =
      extname(name) === '.html' ? completePage(text, path, origin) : text.replaceAll(ORIGIN_PLACEHOLDER, origin)
    const page = await encode(Buffer.from(completed), file.type, file.mtime)
    if (pages.size >= MAX_CACHED_PAGES) pages.clear()
    pages.set(key, page)
    return page
  }

  const load = async (path: string): Promise<StaticFile | null> => {
    const file = join(root, normalize(path))
    if (!file.startsWith(root)) return null
    const info = await stat(file).catch(() => null)
    if (!info?.isFile()) return null
    const cached = cache.get(file)
    if (cached?.mtime === info.mtimeMs) return cached
    const bytes = await readFile(file)
    const loaded = await encode(bytes, CONTENT_TYPES[extname(file)] ?? 'application/octet-stream', info.mtimeMs)
    cache.set(file, loaded)
    return loaded
  }

  /** The file of a path: its own, its prerendered page, or the page of all screens. */
  const findName = async (path: string): Promise<string | null> => {
    for (const name of [path, `${path}/index.html`, `${path}.html`]) if (await load(name)) return name
    return extname(path) ? null : `${getBuiltPage(path)}index.html`
  }

  const respond = (c: Context, file: StaticFile, path: string, status: 200 | 404 = 200): Response => {
    for (const [name, value] of Object.entries(getStaticHeaders(path, { authDomain, scripts: file.scripts })))
      c.header(name, value)
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
    const origin = publicOrigin ?? new URL(c.req.url).origin
    if (path === SITEMAP_PATH) return createSitemapResponse(origin)
    const name = await findName(path)
    const file = name === null ? null : await load(name)
    if (name === null || file === null) return createPlainResponse('Not found', 404)
    const isPage = extname(name) === '.html'
    if (!isPage && name !== '/robots.txt') return respond(c, file, path)
    const page = path.replace(/\/?index\.html$/, '') || '/'
    return respond(c, await complete(file, name, page, origin), name, isPage ? getPageStatus(page) : 200)
  })
}

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}
