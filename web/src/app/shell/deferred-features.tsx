import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#web/platform/when-idle.ts'

const PwaNotices = lazy(async () => ({ default: (await import('../pwa/pwa-notices.tsx')).PwaNotices }))
const HelpShortcut = lazy(async () => ({ default: (await import('./help-shortcut.tsx')).HelpShortcut }))

/** Loads PWA notices and keyboard help once the page has loaded and is idle. */
export const DeferredFeatures = () => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle ? (
    <Suspense>
      <PwaNotices />
      <HelpShortcut />
    </Suspense>
  ) : null
}
