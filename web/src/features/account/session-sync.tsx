import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS, userQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { getAccountHint, onAccountHint } from '#web/platform/auth/account-hint.ts'
import { onSessionEnded } from '#web/platform/auth/session-events.ts'
import { clearCachedSession, completeRedirectSignIn } from '#web/platform/auth/sign-in.ts'
import { deleteSharedInput } from '#web/platform/pwa/received-files.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** What the device kept of the server's answers, and what waited for it, goes when a person signs out. */
const deleteLocalData = (account: string): void => {
  deleteSharedInput().catch(console.warn)
  import('#web/storage/analyses/analysis-cache.ts')
    .then(({ deleteAnalysisCache }) => deleteAnalysisCache(account))
    .catch(console.warn)
  import('#web/storage/outbox/outbox-table.ts').then(({ deleteOutbox }) => deleteOutbox(account)).catch(console.warn)
}

/** Keeps what is cached in step with who is signed in: ended sessions, other tabs, returns from a redirect. */
export const SessionSync = () => {
  const { t } = useLingui()

  useEffect(() => {
    // A session that ran out keeps what this device holds; signing out does not. The reason comes after the change.
    let before = getAccountHint()
    let ranOut = false
    const stopEnded = onSessionEnded(() => {
      ranOut = true
      clearCachedSession()
      toast({ title: t`Your session has ended`, description: t`Sign in again; your work is still here.` })
    })
    const stopHint = onAccountHint(() => {
      const left = before
      before = getAccountHint()
      const cached = queryClient.getQueryData(userQuery.queryKey)
      if (cached && cached.id !== before) queryClient.removeQueries({ queryKey: QUERY_KEYS.mine })
      queueMicrotask(() => {
        if (left !== null && left !== getAccountHint() && !ranOut) deleteLocalData(left)
        ranOut = false
      })
    })
    return () => {
      stopEnded()
      stopHint()
    }
  }, [t])

  useEffect(() => {
    completeRedirectSignIn().then(
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
