import { onSessionEnded } from '#web/platform/session-events.ts'
import { accountHint, onAccountHint } from '#web/platform/session-hint.ts'
import { external } from './external.ts'

/** Whose drafts are shown: the account this device is signed in to, or the visitor's own. */
export const VISITOR = 'device'

const inBrowser = typeof window !== 'undefined'

export const account = external<string>((inBrowser ? accountHint() : null) ?? VISITOR)

// A session that ran out keeps the open work on screen; signing out, or another person, does not.
let expired = false
if (inBrowser) {
  onSessionEnded(() => {
    expired = true
  })
  onAccountHint(() =>
    queueMicrotask(() => {
      const next = accountHint()
      if (next !== null || !expired) account.set(next ?? VISITOR)
      expired = false
    }),
  )
}
