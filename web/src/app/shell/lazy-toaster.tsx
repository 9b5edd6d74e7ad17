import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToast, shownToast } from '#web/ui/feedback/toast.ts'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/feedback/toaster.tsx')).Toaster }))

let wanted = false
const isWanted = (): boolean => {
  if (shownToast() !== null) wanted = true
  return wanted
}

/** The code of toasts comes with the first one. */
export const Toasts = () => {
  const needed = useSyncExternalStore(onToast, isWanted, () => false)
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
