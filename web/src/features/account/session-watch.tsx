import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { finishRedirect, forgetSession } from '#web/platform/auth.ts'
import { toAppError } from '#web/platform/errors.ts'
import { KEYS, userQuery } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { onSessionEnded } from '#web/platform/session-events.ts'
import { accountHint, onAccountHint } from '#web/platform/session-hint.ts'
import { toast } from '#web/ui/toast.ts'

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

  useEffect(
    () =>
      onAccountHint(() => {
        const cached = queryClient.getQueryData(userQuery.queryKey)
        if (cached && cached.id !== accountHint()) queryClient.removeQueries({ queryKey: KEYS.mine })
      }),
    [],
  )

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
