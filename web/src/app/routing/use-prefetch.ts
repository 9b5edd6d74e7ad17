import { useEffect } from 'react'
import { prefetch } from './routes.ts'
import { preloadFallback } from './screens.tsx'

const prefetchLinkTarget = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin) return
  prefetch(link.pathname)
  preloadFallback().catch(() => undefined)
}

/** Prefetches a screen when its link gets the pointer or the focus. */
export const usePrefetch = (): void => {
  useEffect(() => {
    document.addEventListener('pointerover', prefetchLinkTarget, { passive: true })
    document.addEventListener('focusin', prefetchLinkTarget)
    return () => {
      document.removeEventListener('pointerover', prefetchLinkTarget)
      document.removeEventListener('focusin', prefetchLinkTarget)
    }
  }, [])
}
