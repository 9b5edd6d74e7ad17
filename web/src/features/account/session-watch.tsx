import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { finishRedirect, forgetSession } from '#web/platform/auth.ts'
import { toAppError } from '#web/platform/errors.ts'
import { KEYS, userQuery } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { onSessionEnded } from '#web/platform/session-events.ts'
import { accountHint, onAccountHint } from '#web/platform/session-hint.ts'
import { toast } from '#web/ui/toast.ts'

/** What the device kept of the server's answers goes with the session. */
const forgetSeenOf = (account: string): void => {
  import('#web/storage/seen-analyses.ts').then(({ forgetSeen }) => forgetSeen(account)).catch(console.warn)
}

/** Keeps what is cached in step with who is signed in: ended sessions, other tabs, returns from a redirect. */
export const SessionWatch = () => {
  const { t } = useLingui()

  useEffect(
    () =>
      onSessionEnded(() => {
        forgetSession()
        toast({ title: t`Your session has ended`, description: t`Sign in again; your work is still here.` })
      }),
    [t],
  )

  useEffect(() => {
    let before = accountHint()
    return onAccountHint(() => {
      const now = accountHint()
      if (before !== null && before !== now) forgetSeenOf(before)
      before = now
      const cached = queryClient.getQueryData(userQuery.queryKey)
      if (cached && cached.id !== now) queryClient.removeQueries({ queryKey: KEYS.mine })
    })
  }, [])

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
