import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Toasts } from './toasts.tsx'

export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a href="#main" className="sr-only focus:not-sr-only">
      <Trans>Skip to content</Trans>
    </a>
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <Toasts />
  </>
)
