import { useEffect } from 'react'
import { prefetch } from './routes.ts'

const intended = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link !== null && link.origin === location.origin) prefetch(link.pathname)
}

/** Whatever link a pointer or the focus comes to: its screen's code is fetched before the click. */
export const usePrefetch = (): void => {
  useEffect(() => {
    document.addEventListener('pointerover', intended, { passive: true })
    document.addEventListener('focusin', intended)
    return () => {
      document.removeEventListener('pointerover', intended)
      document.removeEventListener('focusin', intended)
    }
  }, [])
}
