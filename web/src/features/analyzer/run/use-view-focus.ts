import { useEffect, useRef } from 'react'

/** Scrolls to the top and focuses the main content when `view` changes without a change of path. */
export const useViewFocus = (view: string): void => {
  const previousView = useRef(view)
  useEffect(() => {
    if (previousView.current === view) return
    previousView.current = view
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [view])
}
