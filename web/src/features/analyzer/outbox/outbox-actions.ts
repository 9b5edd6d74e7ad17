import { reportOutdatedClient } from '#web/platform/api/client-version.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import { reportSessionEnded } from '#web/platform/auth/session-events.ts'
import { registerBackgroundSync } from '#web/platform/pwa/background-sync.ts'
import { addOutboxEntry, deleteOutboxEntry, updateOutboxEntry } from '#web/storage/outbox/outbox-table.ts'
import { sendOutbox } from '#web/storage/outbox/send-outbox.ts'
import { toSyncTag } from '#web/storage/outbox/sync-tag.ts'
import { type CvUpload, toUploadFields } from '../run/analysis-requests.ts'

/** Queues a CV until there is a connection. */
export const queueCv = async (cv: CvUpload): Promise<void> => {
  const account = getAccountHint()
  if (account === null) return
  await addOutboxEntry(account, {
    key: cv.key,
    at: Date.now(),
    fields: toUploadFields(cv),
    resumeId: null,
    error: null,
  })
  await registerBackgroundSync(toSyncTag(account))
}

/** Refetches usage and resumes. */
export const invalidateAnalyses = async (): Promise<void> => {
  await Promise.all(
    [QUERY_KEYS.usage, QUERY_KEYS.resumes].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

/** Sends the outbox now; returns how many CVs were analyzed. */
export const sendQueued = async (): Promise<number> => {
  const account = getAccountHint()
  if (account === null || !navigator.onLine) return 0
  const { delivered, stopReason } = await sendOutbox(account, false)
  if (stopReason === 'unauthenticated') reportSessionEnded()
  if (stopReason === 'client-too-old') reportOutdatedClient()
  if (stopReason !== null) await registerBackgroundSync(toSyncTag(account))
  if (delivered.length > 0) await invalidateAnalyses()
  return delivered.length
}

/** Sends an entry again that the server refused. */
export const retryEntry = async (key: string): Promise<void> => {
  const account = getAccountHint()
  if (account !== null && (await updateOutboxEntry(account, key, { error: null }))) await sendQueued()
}

/** Deletes an entry that is not sent yet. */
export const deleteEntry = async (key: string): Promise<void> => {
  const account = getAccountHint()
  if (account !== null) await deleteOutboxEntry(account, key)
}
