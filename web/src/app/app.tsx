import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { useLocation } from '#web/ui/router/router.tsx'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { Screens } from './routing/screens.tsx'
import { Shell } from './shell/shell.tsx'

const Guarded = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey={useLocation().pathname}>{children}</ErrorBoundary>
)

/** The app below the router. The landing page is prerendered from the same tree. */
export const App = () => (
  <I18nProvider i18n={i18n}>
    <Shell>
      <Guarded>
        <Screens />
      </Guarded>
    </Shell>
  </I18nProvider>
)
