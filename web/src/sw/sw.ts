import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isAppPath } from '#shared/app-paths.ts'
import { registerBackgroundSync } from './background-sync.ts'
import { savePreviousAssets, servePreviousAsset } from './previous-assets.ts'
import { handleShareTarget } from './share-target.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] }

const getUrl = (file: string | { url: string }): string => (typeof file === 'string' ? file : file.url)

// Pages draw where workers have no `OffscreenCanvas`, as in WebKitGTK 2.44: elsewhere that code is never loaded.
const pagesDraw = typeof OffscreenCanvas === 'undefined'
const files = self.__WB_MANIFEST.filter((file) => pagesDraw || !getUrl(file).startsWith('assets/draw-on-page-'))

savePreviousAssets(files.map(getUrl))
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/] })
cleanupOutdatedCaches()

/** Paths that the server handles: the API, shared resumes, sign-in and payment helpers. */
const SERVER_PATHS = [
  /^\/api\//,
  /^\/r\//,
  /^\/__/,
  /^\/identitytoolkit/,
  /^\/securetoken/,
  /^\/service_accounts\//,
  /^\/emulator\//,
  /^\/v1\//,
]

const openShell = createHandlerBoundToURL('/index.html')

/** A path without a screen is for the server, which may know it; offline the app says that there is no such page. */
const openUnknownPath: RouteHandlerCallback = async (options) => {
  try {
    return await fetch(options.request)
  } catch {
    const { body, headers } = await openShell(options)
    return new Response(body, { status: 404, headers })
  }
}

registerRoute(({ url, request }) => request.mode === 'navigate' && isAppPath(url.pathname), openShell)
registerRoute(new NavigationRoute(openUnknownPath, { denylist: SERVER_PATHS }))
registerRoute(
  ({ url, request }) => request.method === 'POST' && url.pathname === '/analyzer',
  handleShareTarget,
  'POST',
)
// Code that is not precached, until the next release.
const LATE_ASSETS = 'late-assets'
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(face-worker|info|share-image)-/.test(url.pathname),
  new CacheFirst({ cacheName: LATE_ASSETS }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), servePreviousAsset)

// The faces that are not precached, from their first use on. A change of the files takes another name.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/fonts/pdf/'),
  new CacheFirst({ cacheName: 'pdf-fonts-1' }),
)
// Pictures of templates keep their names. Without one, the gallery draws the template.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/gallery/'),
  new StaleWhileRevalidate({ cacheName: 'gallery' }),
)
// So are the completions of the editor's fields, which without a connection are none until then.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/vocabulary/suggestions-'),
  new CacheFirst({ cacheName: 'completions' }),
)

// The only API response that is the same for everybody.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/templates',
  new StaleWhileRevalidate({ cacheName: 'templates' }),
)

registerBackgroundSync()

// An update activates when the person accepts it (platform/pwa/pwa-state.ts); a first install controls its pages at once.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete(LATE_ASSETS)]))
})
