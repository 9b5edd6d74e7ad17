import { onSessionEnded } from '#web/platform/session-events.ts'
import { accountHint, onAccountHint } from '#web/platform/session-hint.ts'
import { external } from './external.ts'

/** Whose drafts are shown: the account this device is signed in to, or the visitor's own. */
export const VISITOR = 'device'

const inBrowser = typeof window !== 'undefined'

export const account = external<string>((inBrowser ? accountHint() : null) ?? VISITOR)

/** Counts the people who have left: what this page holds of one in memory is not shown to the next. */
export const departures = external(0)
let shown = account.get()
account.subscribe(() => {
  const left = shown
  shown = account.get()
  if (left !== VISITOR) departures.set(departures.get() + 1)
})

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
