import { client, requestJson } from '#web/platform/api/client.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import type { CachedCorrection } from '#web/storage/analyses/analysis-cache.ts'
import { historyQuery } from '../history/history-queries.ts'

const send = (id: string, { isSent: _, ...correction }: CachedCorrection) =>
  requestJson(
    client.api.resumes[':id'].correction.$put({ param: { id }, json: correction }),
    ({ correctionBody }) => correctionBody,
  )

let sending = Promise.resolve()

/** Sends the corrections that the account does not have yet. What fails is tried again on the next call. */
export const sendCorrections = (): Promise<void> => {
  // One after the other: a correction without its score must not arrive after the scored one.
  sending = sending.then(sendUnsent, sendUnsent)
  return sending
}

const sendUnsent = async (): Promise<void> => {
  const account = getAccountHint()
  if (account === null || !navigator.onLine) return
  const { listUnsentCorrections, updateCachedCorrection } = await import('#web/storage/analyses/analysis-cache.ts')
  for (const [id, correction] of await listUnsentCorrections(account)) {
    // The request would carry the session of another person.
    if (getAccountHint() !== account) return
    try {
      const standing = await send(id, correction).catch((thrown: unknown) => {
        const error = toAppError(thrown)
        // The analysis was deleted on another device.
        if (error.code === 'not-found') return correction
        throw error
      })
      await updateCachedCorrection(account, id, (now) =>
        now?.correctedAt === correction.correctedAt && now.overallScore === correction.overallScore
          ? { ...standing, isSent: true }
          : null,
      )
      await queryClient.invalidateQueries({ queryKey: historyQuery(id).queryKey })
    } catch (thrown) {
      const error = toAppError(thrown)
      console.warn('correction not sent', error)
      if (error.code === 'offline' || error.code === 'unauthenticated') return
    }
  }
}
