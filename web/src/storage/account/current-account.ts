import { getAccountHint, onAccountHint } from '#web/platform/auth/account-hint.ts'
import { onSessionEnded } from '#web/platform/auth/session-events.ts'
import { createObservable } from '../observable.ts'

/** Whose drafts are shown: the account this device is signed in to, or the visitor's own. */
export const VISITOR_ACCOUNT = 'device'

const inBrowser = typeof window !== 'undefined'

export const currentAccount = createObservable<string>((inBrowser ? getAccountHint() : null) ?? VISITOR_ACCOUNT)

/** Counts the people who have left: what this page holds of one in memory is not shown to the next. */
export const accountChangeCount = createObservable(0)
let previousAccount = currentAccount.get()
currentAccount.subscribe(() => {
  const left = previousAccount
  previousAccount = currentAccount.get()
  if (left !== VISITOR_ACCOUNT) accountChangeCount.set(accountChangeCount.get() + 1)
})

// A session that ran out keeps the open work on screen; signing out, or another person, does not.
let expired = false
if (inBrowser) {
  onSessionEnded(() => {
    expired = true
  })
  onAccountHint(() =>
    queueMicrotask(() => {
      const next = getAccountHint()
      if (next !== null || !expired) currentAccount.set(next ?? VISITOR_ACCOUNT)
      expired = false
    }),
  )
}
