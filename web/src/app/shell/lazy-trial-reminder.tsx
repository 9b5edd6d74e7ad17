import { lazy, Suspense } from 'react'
import { useSession } from '#web/platform/auth/use-session.ts'

const TrialReminder = lazy(async () => ({ default: (await import('./trial-reminder.tsx')).TrialReminder }))

/** Loads the reminder for people in a free trial only. */
export const LazyTrialReminder = () => {
  const { user } = useSession()
  if (user?.subscriptionStatus !== 'trialing') return null
  return (
    <Suspense>
      <TrialReminder user={user} />
    </Suspense>
  )
}
