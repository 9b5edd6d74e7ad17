import { getAccountHint, onAccountHint } from '#web/platform/auth/account-hint.ts'
import { onSessionEnded } from '#web/platform/auth/session-events.ts'
import { createObservable } from '../observable.ts'

/** Account id of drafts that were written before anybody signed in. */
export const VISITOR_ACCOUNT = 'device'

const inBrowser = typeof window !== 'undefined'

/** Id of the account whose drafts are shown. */
export const currentAccount = createObservable<string>((inBrowser ? getAccountHint() : null) ?? VISITOR_ACCOUNT)

/** Increases when a signed-in account is left: state held in memory for one account must not reach the next. */
export const accountChangeCount = createObservable(0)
let previousAccount = currentAccount.get()
currentAccount.subscribe(() => {
  const left = previousAccount
  previousAccount = currentAccount.get()
  if (left !== VISITOR_ACCOUNT) accountChangeCount.set(accountChangeCount.get() + 1)
})

// After an expired session the open draft stays on screen; after a sign-out or another sign-in it does not.
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
