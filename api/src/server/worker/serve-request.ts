import { isAuthProxyPath, proxyAuth } from '../../adapters/firebase/auth-proxy.ts'
import type { App } from '../../app.ts'
import { SECURITY_HEADERS } from '../../middleware/security-headers.ts'
import { createPlainResponse } from '../plain-response.ts'
import { SECURITY_TXT_PATH } from '../security-txt.ts'
import { redirectShare } from '../share-target.ts'
import type { Assets, WorkerApp } from './worker-app.ts'

export type Lifetime = NonNullable<Parameters<App['fetch']>[2]>

/** Handles a request of a Worker: the API, the Firebase sign-in pages, or a route of the web app. */
export const serveRequest = async (
  request: Request,
  { api, projectId, synchronizeClock, createSecurityTxt }: WorkerApp,
  { ASSETS }: { readonly ASSETS?: Assets },
  lifetime: Lifetime,
): Promise<Response> => {
  const { pathname, origin } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    await synchronizeClock()
    return api.fetch(request, {}, lifetime)
  }
  if (pathname === SECURITY_TXT_PATH) return createSecurityTxt(request)
  if (projectId && isAuthProxyPath(pathname)) return proxyAuth(request, projectId)
  const shared = redirectShare(request.method, pathname)
  if (shared) return shared
  // Existing files are served before the Worker runs, so this is a route of the app or a missing file.
  const isRoute = !/\.[^/.]+\.*$/.test(pathname) && (request.method === 'GET' || request.method === 'HEAD')
  if (ASSETS && isRoute) return ASSETS.fetch(new Request(`${origin}/`, { headers: request.headers }))
  return createPlainResponse('Not found', 404)
}

/** Response of a Worker without a required variable, with instructions for the operator. */
export const createNotConfiguredResponse = (missing: string): Response =>
  Response.json(
    {
      error: {
        code: 'not-configured',
        message: `${missing} is not set. Put it in .dev.vars (or \`wrangler secret put ${missing}\`), or run \`npm run dev:worker\`.`,
        requestId: crypto.randomUUID(),
      },
    },
    { status: 503, headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' } },
  )
