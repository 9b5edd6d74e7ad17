import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadScreenCatalog } from '#web/i18n/i18n.ts'
import { getAccountHint, onAccountHint } from '#web/platform/auth/account-hint.ts'

const TrialReminder = lazy(async () => {
  const [module] = await Promise.all([import('./trial-reminder.tsx'), loadScreenCatalog()])
  return { default: module.TrialReminder }
})

const none = () => null

/** Loads the reminder, with the code for requests, for known accounts only. */
export const LazyTrialReminder = () =>
  useSyncExternalStore(onAccountHint, getAccountHint, none) === null ? null : (
    <Suspense>
      <TrialReminder />
    </Suspense>
  )
