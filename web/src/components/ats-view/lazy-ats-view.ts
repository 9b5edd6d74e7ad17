import { lazy } from 'react'

/** The page beside what a parser gets of it: for results and for the editor, fetched when it is opened. */
export const AtsView = lazy(async () => ({ default: (await import('#web/components/ats-view/ats-view.tsx')).AtsView }))
