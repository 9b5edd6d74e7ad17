import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, and `prerendered` where there is no window. */
export const useMediaQuery = (query: string, prerendered: boolean): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => prerendered,
  )
}
