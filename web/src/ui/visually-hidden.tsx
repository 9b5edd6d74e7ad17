import type { ReactNode } from 'react'

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) => (
  <span className="sr-only" aria-live={live}>
    {children}
  </span>
)
