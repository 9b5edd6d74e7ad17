import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToast, subscribeToToast } from '#web/ui/feedback/toast.ts'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/feedback/toaster.tsx')).Toaster }))

let wasShown = false
const hasShownToast = (): boolean => {
  if (getToast() !== null) wasShown = true
  return wasShown
}

/** Loads the toaster with the first toast. */
export const LazyToaster = () => {
  const needed = useSyncExternalStore(subscribeToToast, hasShownToast, () => false)
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
