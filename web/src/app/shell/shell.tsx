import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from '#web/ui/router/router.tsx'
import { NavBar } from '../nav/nav-bar.tsx'
import { NavigationFocus } from '../routing/navigation-focus.tsx'
import { isStaticScreen } from '../routing/routes.ts'
import { useHasHome } from '../routing/use-has-home.ts'
import { usePrefetch } from '../routing/use-prefetch.ts'
import { DeferredFeatures } from './deferred-features.tsx'
import { DocumentMetadata } from './document-metadata.tsx'
import { Footer } from './footer.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import { LazyTrialReminder } from './lazy-trial-reminder.tsx'

/** Navigation, footer and notifications around every screen. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const isStatic = isStaticScreen(pathname, useHasHome())
  usePrefetch()
  return (
    <div className="flex min-h-svh flex-col workspace:lg:h-dvh workspace:lg:min-h-[30rem]">
      <a
        href="#main"
        className="sr-only z-60 rounded-faro bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        <Trans>Skip to content</Trans>
      </a>
      <NavBar />
      <LazyTrialReminder />
      <main id="main" tabIndex={-1} className="flex-1 outline-none workspace:lg:min-h-0">
        {children}
      </main>
      {isStatic && <Footer />}
      <DocumentMetadata />
      <NavigationFocus />
      <LazyToaster />
      <DeferredFeatures />
    </div>
  )
}
