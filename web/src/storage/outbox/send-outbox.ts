import { CLIENT_HEADER, CLIENT_VERSION, IDEMPOTENCY_HEADER } from '#shared/api-schema/headers.ts'
import { AppError } from '#shared/errors.ts'
import { parseErrorResponse, toAppError } from '#web/platform/api/errors.ts'
import { type DeliveryResult, deliverEntries, type OutboxGateway } from './deliver-entries.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { notifyOutboxChange } from './outbox-events.ts'
import { deleteOutboxEntry, listOutboxEntries, updateOutboxEntry } from './outbox-table.ts'

const EMPTY_RESULT: DeliveryResult = { delivered: [], stopReason: null }

/** The API by `fetch` alone: pages and the service worker run this, and the latter shall start fast. */
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
  update: (key, what) => updateOutboxEntry(account, key, what),
  delete: (key) => deleteOutboxEntry(account, key),
  upload,
  analyze: async (id) => void (await call('POST', `/api/resumes/${id}/analyze`)),
  deleteUploaded: async (id) => void (await call('DELETE', `/api/resumes/${id}`)),
})

/** The cookie says who is signed in: nothing of one person is ever sent as another's. */
const deliverForAccount = async (account: string): Promise<DeliveryResult> => {
  if ((await listOutboxEntries(account)).length === 0) return EMPTY_RESULT
  try {
    if ((await call('GET', '/api/user'))['id'] !== account) return { ...EMPTY_RESULT, stopReason: 'unauthenticated' }
  } catch (error) {
    return { ...EMPTY_RESULT, stopReason: toAppError(error).code }
  }
  const delivery = await deliverEntries(createGateway(account))
  if (delivery.delivered.length > 0) notifyOutboxChange(delivery.delivered.length)
  return delivery
}

/**
 * Sends an account's outbox, one sender at a time among all tabs and the service worker. `patient` waits for its turn;
 * else nothing is done while another sends. Never throws for what the server says.
 */
export const sendOutbox = (account: string, patient: boolean): Promise<DeliveryResult> =>
  navigator.locks.request('faro-outbox', { ifAvailable: !patient }, (lock) =>
    lock ? deliverForAccount(account) : EMPTY_RESULT,
  )
