import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 64rem)'

const subscribe = (tell: () => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Whether the viewport is wide enough for form and preview side by side (64rem). */
export const useWideViewport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  )
