import { cacheNames } from 'workbox-core'

declare const self: ServiceWorkerGlobalScope

const PREVIOUS = 'previous-assets'

/**
 * Puts the last release's files aside, so that a tab that still runs the old one finds its lazy chunks. Kept for one
 * release. Done while the new one installs: at activation the precache drops them at the same time.
 */
export const savePreviousAssets = (current: readonly string[]): void => {
  const keep = async () => {
    const precache = await caches.open(cacheNames.precache)
    const now = new Set(current.map((url) => new URL(url, self.location.origin).pathname))
    const old = (await precache.keys()).filter(({ url }) => {
      const { pathname } = new URL(url)
      return pathname.startsWith('/assets/') && !now.has(pathname)
    })
    if (old.length === 0) return
    await caches.delete(PREVIOUS)
    const previous = await caches.open(PREVIOUS)
    for (const request of old) {
      const response = await precache.match(request)
      if (response) await previous.put(new URL(request.url).pathname, response)
    }
  }
  self.addEventListener('install', (event) => event.waitUntil(keep().catch(() => undefined)))
}

const isPage = (response: Response): boolean => response.headers.get('content-type')?.includes('text/html') ?? false

/** A file under `/assets/` that is not of this release: the last one's copy, else the network's, never a page. */
export const servePreviousAsset = async ({ request }: { request: Request }): Promise<Response> => {
  const kept = await (await caches.open(PREVIOUS)).match(new URL(request.url).pathname)
  if (kept) return kept
  const response = await fetch(request)
  return isPage(response) ? Response.error() : response
}
