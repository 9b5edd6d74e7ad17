import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { finishRedirect, forgetSession } from '#web/platform/auth.ts'
import { toAppError } from '#web/platform/errors.ts'
import { dropShared } from '#web/platform/inbox.ts'
import { KEYS, userQuery } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { onSessionEnded } from '#web/platform/session-events.ts'
import { accountHint, onAccountHint } from '#web/platform/session-hint.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** What the device kept of the server's answers, and what waited for it, goes when a person signs out. */
const forgetOnDevice = (account: string): void => {
  dropShared().catch(console.warn)
  import('#web/storage/seen-analyses.ts').then(({ forgetSeen }) => forgetSeen(account)).catch(console.warn)
  import('#web/storage/outbox/rows.ts').then(({ forgetOutbox }) => forgetOutbox(account)).catch(console.warn)
}

/** Keeps what is cached in step with who is signed in: ended sessions, other tabs, returns from a redirect. */
export const SessionWatch = () => {
  const { t } = useLingui()

  useEffect(() => {
    // A session that ran out keeps what this device holds; signing out does not. The reason comes after the change.
    let before = accountHint()
    let ranOut = false
    const stopEnded = onSessionEnded(() => {
      ranOut = true
      forgetSession()
      toast({ title: t`Your session has ended`, description: t`Sign in again; your work is still here.` })
    })
    const stopHint = onAccountHint(() => {
      const left = before
      before = accountHint()
      const cached = queryClient.getQueryData(userQuery.queryKey)
      if (cached && cached.id !== before) queryClient.removeQueries({ queryKey: KEYS.mine })
      queueMicrotask(() => {
        if (left !== null && left !== accountHint() && !ranOut) forgetOnDevice(left)
        ranOut = false
      })
    })
    return () => {
      stopEnded()
      stopHint()
    }
  }, [t])

  useEffect(() => {
    finishRedirect().then(
      (done) => {
        if (done === null) return
        toast({
          kind: 'success',
          title: t`Welcome!`,
          description: t`You have successfully authenticated with Google.`,
        })
      },
      (error: unknown) => {
        console.warn(toAppError(error))
        toast({
          kind: 'error',
          title: t`Authentication Error`,
          description: t`Could not sign in. Please try again.`,
        })
      },
    )
  }, [t])

  return null
}
