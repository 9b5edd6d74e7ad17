import { SHARE_PATH } from '#shared/api-schema/shares.ts'
import { ORIGIN_PLACEHOLDER } from '#shared/app-paths.ts'
import { isAuthProxyPath, proxyAuth } from '../../adapters/firebase/auth-proxy.ts'
import type { App } from '../../app.ts'
import { SECURITY_HEADERS } from '../../middleware/security-headers.ts'
import { MCP_PATH } from '../../routes/system/mcp.ts'
import {
  completePage,
  createSitemapResponse,
  getBuiltPage,
  getPageStatus,
  SITEMAP_PATH,
} from '../responses/app-pages.ts'
import { createPlainResponse } from '../responses/plain-response.ts'
import { SECURITY_TXT_PATH } from '../responses/security-txt.ts'
import { redirectShare } from '../responses/share-target.ts'
import type { Assets, WorkerApp } from './worker-app.ts'

export type Lifetime = NonNullable<Parameters<App['fetch']>[2]>

/**
 * Handles a request of a Worker: the API, the tools for agents, a shared resume, the Firebase sign-in pages, or a route
 * of the web app.
 */
export const serveRequest = async (
  request: Request,
  { api, mcp, sharePages, projectId, publicOrigin, synchronizeClock, createSecurityTxt }: WorkerApp,
  { ASSETS }: { readonly ASSETS?: Assets },
  lifetime: Lifetime,
): Promise<Response> => {
  const { pathname, origin } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    await synchronizeClock()
    return api.fetch(request, {}, lifetime)
  }
  if (pathname === MCP_PATH) {
    await synchronizeClock()
    return mcp.fetch(request, {}, lifetime)
  }
  if (pathname.startsWith(SHARE_PATH)) {
    await synchronizeClock()
    return sharePages.fetch(request, {}, lifetime)
  }
  if (pathname === SECURITY_TXT_PATH) return createSecurityTxt(request)
  if (projectId && isAuthProxyPath(pathname)) return proxyAuth(request, projectId)
  const shared = redirectShare(request.method, pathname)
  if (shared) return shared
  const site = publicOrigin ?? origin
  if (pathname === SITEMAP_PATH) return createSitemapResponse(site)
  // Other files are served before the Worker runs, so this is a route of the app or a missing file.
  const isPage = pathname === '/robots.txt' || !/\.[^/.]+\.*$/.test(pathname)
  if (ASSETS && isPage && (request.method === 'GET' || request.method === 'HEAD'))
    return servePage(request, ASSETS, site)
  return createPlainResponse('Not found', 404)
}

/** Serves the page of a route, or `robots.txt`, with the origin of the site in it. */
const servePage = async (request: Request, assets: Assets, site: string): Promise<Response> => {
  const { pathname, origin } = new URL(request.url)
  const isText = pathname === '/robots.txt'
  const status = isText ? 200 : getPageStatus(pathname)
  const file = isText ? pathname : getBuiltPage(pathname)
  const found = await assets.fetch(new Request(`${origin}${file}`, status === 200 ? { headers: request.headers } : {}))
  if (found.status !== 200) return found
  const text = await found.text()
  const headers = new Headers(found.headers)
  for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name)
  const body = isText ? text.replaceAll(ORIGIN_PLACEHOLDER, site) : completePage(text, pathname, site)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** What an operator does about a variable that is not set. */
export const describeMissing = (name: string): string =>
  `${name} is not set. Put it in .dev.vars (or \`wrangler secret put ${name}\`), or run \`npm run dev:worker\`.`

/** Response of a Worker whose variables do not permit it to run, with instructions for the operator. */
export const createNotConfiguredResponse = (message: string): Response =>
  Response.json(
    { error: { code: 'not-configured', message, requestId: crypto.randomUUID() } },
    { status: 503, headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' } },
  )
