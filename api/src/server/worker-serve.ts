import { isAuthProxyPath, proxyAuth } from '../adapters/firebase/auth-proxy.ts'
import type { App } from '../app.ts'
import { SECURITY_HEADERS } from '../middleware/security-headers.ts'
import type { Assets, WorkerApp } from './worker-app.ts'

export type Lifetime = NonNullable<Parameters<App['fetch']>[2]>

/** What every Worker entry does with a request once it has its app: the API, else a page of the web app. */
export const serveRequest = async (
  request: Request,
  { api, projectId }: WorkerApp,
  { ASSETS }: { readonly ASSETS?: Assets },
  life: Lifetime,
): Promise<Response> => {
  const { pathname, origin } = new URL(request.url)
  if (pathname.startsWith('/api/')) return api.fetch(request, {}, life)
  if (projectId && isAuthProxyPath(pathname)) return proxyAuth(request, projectId)
  // Files that are there never come here: this is a route of the app, or a file that is gone.
  const isRoute = !/\.[^/]+$/.test(pathname) && (request.method === 'GET' || request.method === 'HEAD')
  if (ASSETS && isRoute) return ASSETS.fetch(new Request(`${origin}/`, { headers: request.headers }))
  return new Response('Not found', { status: 404, headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' } })
}

/** A Worker that lacks a setting says which, and what to run. */
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
