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

/** Deletes cached analyses, pictures of drafts, queued CVs, those for boards too, and shared input of an account. */
const deleteLocalData = (account: string): void => {
  deleteSharedInput().catch(console.warn)
  import('#web/storage/analyses/analysis-cache.ts')
    .then(({ deleteAnalysisCache }) => deleteAnalysisCache(account))
    .catch(console.warn)
  import('#web/storage/thumbnails/thumbnails.ts')
    .then(({ deleteThumbnails }) => deleteThumbnails(account))
    .catch(console.warn)
  import('#web/storage/board/board-queue.ts')
    .then(({ deleteBoardQueue }) => deleteBoardQueue(account))
    .catch(console.warn)
  import('#web/storage/outbox/outbox-table.ts').then(({ deleteOutbox }) => deleteOutbox(account)).catch(console.warn)
}

/** Clears cached data when the session ends or another tab changes the account; completes redirect sign-ins. */
export const SessionSync = () => {
  const { t } = useLingui()

  useEffect(() => {
    // An expired session keeps the local data, a sign-out deletes it. The reason is known only after the change.
    let account = getAccountHint()
    let expired = false
    const stopEnded = onSessionEnded(() => {
      expired = true
      clearCachedSession()
      toast({ title: t`Your session has ended`, description: t`Sign in again. Your work is still here.` })
    })
    const stopHint = onAccountHint(() => {
      const previousAccount = account
      account = getAccountHint()
      const cached = queryClient.getQueryData(userQuery.queryKey)
      if (cached && cached.id !== account) queryClient.removeQueries({ queryKey: QUERY_KEYS.mine })
      queueMicrotask(() => {
        if (previousAccount !== null && previousAccount !== getAccountHint() && !expired)
          deleteLocalData(previousAccount)
        expired = false
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
