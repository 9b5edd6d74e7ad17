import { CLIENT_HEADER, CLIENT_VERSION, IDEMPOTENCY_HEADER } from '#shared/api-schema/headers.ts'
import { AppError } from '#shared/errors.ts'
import { parseErrorResponse, toAppError } from '#web/platform/api/errors.ts'
import { type DeliveryResult, deliverEntries, type OutboxGateway } from './deliver-entries.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { notifyOutboxChange } from './outbox-events.ts'
import { deleteOutboxEntry, listOutboxEntries, updateOutboxEntry } from './outbox-table.ts'

const EMPTY_RESULT: DeliveryResult = { delivered: [], stopReason: null }

/** Calls the API with plain `fetch`: the service worker runs this code too and must start fast. */
const call = async (method: string, path: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
  const headers = { [CLIENT_HEADER]: String(CLIENT_VERSION), ...init.headers }
  const response = await fetch(path, { ...init, method, headers }).catch((thrown: unknown) => {
    throw toAppError(thrown)
  })
  if (!response.ok) throw await parseErrorResponse(response)
  return response.status === 204 ? {} : response.json()
}

const upload = async ({ fields, key }: OutboxEntry): Promise<string> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value)
  const { resumeId } = await call('POST', '/api/resumes/upload', { body, headers: { [IDEMPOTENCY_HEADER]: key } })
  if (typeof resumeId !== 'string') throw new AppError('internal')
  return resumeId
}

const createGateway = (account: string): OutboxGateway => ({
  list: () => listOutboxEntries(account),
  update: (key, patch) => updateOutboxEntry(account, key, patch),
  delete: (key) => deleteOutboxEntry(account, key),
  upload,
  analyze: async (id) => void (await call('POST', `/api/resumes/${id}/analyze`)),
  deleteUploaded: async (id) => void (await call('DELETE', `/api/resumes/${id}`)),
})

/** Sends only when the session cookie belongs to `account`: a CV must never reach another account. */
const deliverForAccount = async (account: string): Promise<DeliveryResult> => {
  if ((await listOutboxEntries(account)).length === 0) return EMPTY_RESULT
  try {
    if ((await call('GET', '/api/user'))['id'] !== account) return { ...EMPTY_RESULT, stopReason: 'unauthenticated' }
  } catch (error) {
    return { ...EMPTY_RESULT, stopReason: toAppError(error).code }
  }
  const result = await deliverEntries(createGateway(account))
  if (result.delivered.length > 0) notifyOutboxChange(result.delivered.length)
  return result
}

/**
 * Sends an account's outbox; only one tab or the service worker sends at a time. With `waitForLock` it waits for its
 * turn, otherwise it does nothing while another one sends. API errors are returned as `stopReason`, not thrown.
 * Pages without https have no locks; there, idempotency keys keep a CV from being analyzed twice.
 */
export const sendOutbox = async (account: string, waitForLock: boolean): Promise<DeliveryResult> => {
  if (!navigator.locks) return deliverForAccount(account)
  return navigator.locks.request('faro-outbox', { ifAvailable: !waitForLock }, (lock) =>
    lock ? deliverForAccount(account) : EMPTY_RESULT,
  )
}
