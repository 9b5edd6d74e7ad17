import { cacheNames } from 'workbox-core'
import { RECOGNITION_CACHE } from '#web/workers/ocr/cache-name.ts'

declare const self: ServiceWorkerGlobalScope

const CACHE_NAME = 'previous-assets'

/**
 * Copies the assets of the previous release to a cache of their own: a tab that still runs it needs its lazy chunks.
 * `current`: URLs of this release. Must run during installation, because activation clears the old precache.
 */
export const savePreviousAssets = (current: readonly string[]): void => {
  const copyToCache = async () => {
    const precache = await caches.open(cacheNames.precache)
    const now = new Set(current.map((url) => new URL(url, self.location.origin).pathname))
    const old = (await precache.keys()).filter(({ url }) => {
      const { pathname } = new URL(url)
      return pathname.startsWith('/assets/') && !now.has(pathname)
    })
    if (old.length === 0) return
    await caches.delete(CACHE_NAME)
    const previous = await caches.open(CACHE_NAME)
    for (const request of old) {
      const response = await precache.match(request)
      if (response) await previous.put(new URL(request.url).pathname, response)
    }
  }
  self.addEventListener('install', (event) => event.waitUntil(copyToCache().catch(() => undefined)))
}

const isPage = (response: Response): boolean => response.headers.get('content-type')?.includes('text/html') ?? false

/**
 * Serves an asset that is not precached: of another release, or the worker for scans, from its cache, else from the
 * network. An HTML response becomes an error.
 */
export const servePreviousAsset = async ({ request }: { request: Request }): Promise<Response> => {
  const { pathname } = new URL(request.url)
  for (const name of [CACHE_NAME, RECOGNITION_CACHE]) {
    const cached = await caches.match(pathname, { cacheName: name })
    if (cached) return cached
  }
  const response = await fetch(request)
  return isPage(response) ? Response.error() : response
}
