import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToast, subscribeToToast } from '#web/ui/feedback/toast.ts'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/feedback/toaster.tsx')).Toaster }))

let wanted = false
const isWanted = (): boolean => {
  if (getToast() !== null) wanted = true
  return wanted
}

/** Loads the toaster with the first toast. */
export const LazyToaster = () => {
  const needed = useSyncExternalStore(subscribeToToast, isWanted, () => false)
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
