import { wakeWhenOnline } from '#web/platform/background-sync.ts'
import { KEYS } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { sessionEnded } from '#web/platform/session-events.ts'
import { accountHint } from '#web/platform/session-hint.ts'
import { clientTooOld } from '#web/platform/too-old.ts'
import { markWaiting, putWaiting, removeWaiting } from '#web/storage/outbox/rows.ts'
import { sendOutbox } from '#web/storage/outbox/send.ts'
import { syncTag } from '#web/storage/outbox/sync-tag.ts'
import { type CvToSend, fieldsOf } from '../run/requests.ts'

/** Puts a CV aside, to be sent when there is a connection. */
export const postpone = async (cv: CvToSend): Promise<void> => {
  const account = accountHint()
  if (account === null) return
  await putWaiting(account, { key: cv.key, at: Date.now(), fields: fieldsOf(cv), resumeId: null, error: null })
  await wakeWhenOnline(syncTag(account))
}

/** What hangs on the server's list of analyses is asked for again. */
export const refreshAnalyses = async (): Promise<void> => {
  await Promise.all([KEYS.usage, KEYS.resumes].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Sends what waits. Answers how many have arrived. */
export const sendWaiting = async (): Promise<number> => {
  const account = accountHint()
  if (account === null || !navigator.onLine) return 0
  const { arrived, stopped } = await sendOutbox(account, false)
  if (stopped === 'unauthenticated') sessionEnded()
  if (stopped === 'client-too-old') clientTooOld()
  if (stopped !== null) await wakeWhenOnline(syncTag(account))
  if (arrived.length > 0) await refreshAnalyses()
  return arrived.length
}

/** Another try for what was refused. */
export const retryWaiting = async (key: string): Promise<void> => {
  const account = accountHint()
  if (account !== null && (await markWaiting(account, key, { error: null }))) await sendWaiting()
}

export const dropWaiting = async (key: string): Promise<void> => {
  const account = accountHint()
  if (account !== null) await removeWaiting(account, key)
}
