import { hasCapability } from '#shared/plans.ts'
import { userQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { bindToAccount } from '../account/bind-to-account.ts'
import { currentAccount, VISITOR_ACCOUNT } from '../account/current-account.ts'
import { getRepository } from '../database/connection.ts'
import { syncDraftsNow, withTabLock } from './sync-scheduler.ts'

/**
 * Syncs the versions of a draft with the account, where its plan stores them; with `isAsked`, those that are stored on
 * every plan. Never rejects.
 */
export const syncVersionsOf = async (draftId: string, isAsked = false): Promise<void> => {
  const owner = currentAccount.get()
  if (owner === VISITOR_ACCOUNT || !navigator.onLine) return
  try {
    const [repository, user] = await Promise.all([getRepository(), queryClient.ensureQueryData(userQuery)])
    const canAdd = hasCapability('draft-versions', user.subscriptionPlan, user.subscriptionStatus)
    if (repository.kind === 'memory' || !(canAdd || isAsked)) return
    // Versions follow their draft into the account.
    if (isAsked) await syncDraftsNow()
    const [{ syncVersions }, { apiVersionRemote }] = await Promise.all([
      import('./sync-versions.ts'),
      import('./api-version-remote.ts'),
    ])
    const remote = bindToAccount(owner, apiVersionRemote)
    await withTabLock(() => syncVersions({ repository, remote, draftId, canAdd }))
  } catch (error) {
    console.warn('versions could not be synced', error)
  }
}
