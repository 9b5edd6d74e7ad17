import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 64rem)'

const subscribe = (onChange: () => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the viewport is wide enough for form and preview side by side (64rem). */
export const useWideViewport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  )
