import { lazy } from 'react'

/** Loads `AtsView` as a separate chunk. */
export const AtsView = lazy(async () => ({ default: (await import('#web/components/ats-view/ats-view.tsx')).AtsView }))
