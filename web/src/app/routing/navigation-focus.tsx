import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#web/ui/router/router.tsx'

/** Query parameters that show another screen of the same path. */
const SCREEN_PARAMS = ['demo', 'draft', 'for', 'compare', 'with']

const getScreenKey = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search)
  return [pathname, ...SCREEN_PARAMS.map((name) => query.get(name) ?? '')].join(' ')
}

const hasFocusBelow = (main: HTMLElement): boolean =>
  document.activeElement !== null && document.activeElement !== document.body && document.activeElement !== main

/**
 * Focuses the heading of the screen, as soon as there is one. A heading may come late, or be replaced once the code of
 * the screen is loaded: until the person does something, a lost focus goes to the heading again.
 */
const focusHeading = (): (() => void) => {
  const main = document.getElementById('main')
  if (!main) return () => {}
  const focus = () => {
    const heading = main.querySelector('h1')
    if (!heading || hasFocusBelow(main)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  main.focus({ preventScroll: true })
  focus()
  const observer = new MutationObserver(focus)
  observer.observe(main, { childList: true, subtree: true })
  const stop = () => {
    observer.disconnect()
    for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, stop, true)
  }
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, stop, true)
  return stop
}

/** After a navigation, scrolls to the top or the anchor and focuses the heading of the screen. */
export const NavigationFocus = () => {
  const { pathname, search, hash } = useLocation()
  const kind = useNavigationType()
  const first = useRef(true)
  const screen = getScreenKey(pathname, search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each screen, however it was reached
  useEffect(() => {
    const isFirst = first.current
    first.current = false
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (target !== null) target.scrollIntoView({ behavior: isFirst ? 'instant' : 'auto' })
    if (isFirst || target !== null) return
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    return focusHeading()
  }, [screen, hash])

  return null
}
