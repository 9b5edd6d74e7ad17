import type { ReactNode } from 'react'

/** Words for screen readers alone. */
export const VisuallyHidden = ({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) => (
  <span className="sr-only" aria-live={live}>
    {children}
  </span>
)
