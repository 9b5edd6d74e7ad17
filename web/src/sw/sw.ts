import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { registerBackgroundSync } from './background-sync.ts'
import { savePreviousAssets, servePreviousAsset } from './previous-assets.ts'
import { handleShareTarget } from './share-target.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] }

const files = self.__WB_MANIFEST

savePreviousAssets(files.map((file) => (typeof file === 'string' ? file : file.url)))
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/] })
cleanupOutdatedCaches()

/** Paths that are the server's own: the API, sign-in and payment helpers. */
const NOT_SCREENS = [
  /^\/api\//,
  /^\/__/,
  /^\/identitytoolkit/,
  /^\/securetoken/,
  /^\/service_accounts\//,
  /^\/emulator\//,
  /^\/v1\//,
]

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_SCREENS }))
registerRoute(
  ({ url, request }) => request.method === 'POST' && url.pathname === '/analyzer',
  handleShareTarget,
  'POST',
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), servePreviousAsset)

// The one answer of the server that is the same for everybody.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/templates',
  new StaleWhileRevalidate({ cacheName: 'templates' }),
)

registerBackgroundSync()

// A new release waits until a person says so (platform/pwa.ts); the first one takes its pages at once.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})
