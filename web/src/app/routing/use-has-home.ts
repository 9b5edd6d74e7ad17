import { useSyncExternalStore } from 'react'
import { hasHome, onHomeChange } from '#web/platform/front-page.ts'

/** Whether `/` shows the resumes of this person in place of the landing page. False while the landing page is prerendered. */
export const useHasHome = (): boolean => useSyncExternalStore(onHomeChange, hasHome, () => false)
