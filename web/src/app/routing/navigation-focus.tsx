import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** After a navigation, scrolls to the top or the anchor and focuses the content for screen readers. */
export const NavigationFocus = () => {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const first = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each path
  useEffect(() => {
    const isFirst = first.current
    first.current = false
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (target !== null) target.scrollIntoView({ behavior: isFirst ? 'instant' : 'auto' })
    if (isFirst) return
    if (target === null && kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    if (target === null) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, kind])

  return null
}
