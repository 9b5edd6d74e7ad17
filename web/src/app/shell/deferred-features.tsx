import { lazy, Suspense, useEffect, useState } from 'react'

const PwaNotices = lazy(async () => ({ default: (await import('../pwa/pwa-notices.tsx')).PwaNotices }))
const HelpShortcut = lazy(async () => ({ default: (await import('./help-shortcut.tsx')).HelpShortcut }))

/** Loads PWA notices and keyboard help once the page has loaded and is idle. */
export const DeferredFeatures = () => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500))
    const ready = () => wait(() => setIdle(true), { timeout: 3000 })
    if (document.readyState === 'complete') ready()
    else addEventListener('load', ready, { once: true })
  }, [])
  return idle ? (
    <Suspense>
      <PwaNotices />
      <HelpShortcut />
    </Suspense>
  ) : null
}
