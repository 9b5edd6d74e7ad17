import { useEffect, useRef } from 'react'

/** When another view takes the place of this one under the same path: to its top, and the focus to its content. */
export const useViewFocus = (view: string): void => {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [view])
}
