import { KEYS } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'
import { accountHint } from '#web/platform/session-hint.ts'
import { listWaiting, putWaiting, removeWaiting } from '#web/storage/outbox.ts'
import { analyzeCv, type CvToSend, fieldsOf, uploadFieldsOf } from '../run/requests.ts'
import { deliver } from './deliver.ts'

/** Puts a CV aside, to be sent when there is a connection. */
export const postpone = async (cv: CvToSend): Promise<void> => {
  const account = accountHint()
  if (account === null) return
  await putWaiting(account, { key: cv.key, at: Date.now(), fields: fieldsOf(cv), resumeId: null, error: null })
}

/** Sends what waits; in one tab at a time. Answers how many have arrived. */
export const sendWaiting = async (): Promise<number> => {
  const account = accountHint()
  if (account === null || !navigator.onLine) return 0
  const never = new AbortController().signal
  const send = () =>
    deliver({
      list: () => listWaiting(account),
      put: (row) => putWaiting(account, row),
      remove: (key) => removeWaiting(account, key),
      upload: (row) => uploadFieldsOf(row.fields, row.key, never),
      analyze: async (id) => void (await analyzeCv(id, never)),
    })
  const arrived = await navigator.locks.request('faro-outbox', { ifAvailable: true }, (lock) => (lock ? send() : 0))
  if (arrived > 0) {
    await Promise.all([KEYS.usage, KEYS.resumes].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  return arrived
}

/** Another try for what was refused. */
export const retryWaiting = async (key: string): Promise<void> => {
  const account = accountHint()
  const row = account === null ? undefined : (await listWaiting(account)).find((waiting) => waiting.key === key)
  if (account === null || !row) return
  await putWaiting(account, { ...row, error: null })
  await sendWaiting()
}

export const dropWaiting = async (key: string): Promise<void> => {
  const account = accountHint()
  if (account !== null) await removeWaiting(account, key)
}
