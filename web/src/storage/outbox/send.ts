import { CLIENT_HEADER, CLIENT_VERSION, IDEMPOTENCY_HEADER } from '#shared/api-schema/headers.ts'
import { AppError } from '#shared/errors.ts'
import { errorOfResponse, toAppError } from '#web/platform/errors.ts'
import { announceChange } from './changes.ts'
import { type Courier, type Delivery, deliver } from './deliver.ts'
import type { Waiting } from './row.ts'
import { listWaiting, markWaiting, removeWaiting } from './rows.ts'

const NOTHING: Delivery = { arrived: [], stopped: null }

/** The API by `fetch` alone: pages and the service worker run this, and the latter shall start fast. */
const call = async (method: string, path: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
  const headers = { [CLIENT_HEADER]: String(CLIENT_VERSION), ...init.headers }
  const response = await fetch(path, { ...init, method, headers }).catch((thrown: unknown) => {
    throw toAppError(thrown)
  })
  if (!response.ok) throw await errorOfResponse(response)
  return response.status === 204 ? {} : response.json()
}

const upload = async ({ fields, key }: Waiting): Promise<string> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value)
  const { resumeId } = await call('POST', '/api/resumes/upload', { body, headers: { [IDEMPOTENCY_HEADER]: key } })
  if (typeof resumeId !== 'string') throw new AppError('internal')
  return resumeId
}

const courierOf = (account: string): Courier => ({
  list: () => listWaiting(account),
  mark: (key, what) => markWaiting(account, key, what),
  remove: (key) => removeWaiting(account, key),
  upload,
  analyze: async (id) => void (await call('POST', `/api/resumes/${id}/analyze`)),
  takeBack: async (id) => void (await call('DELETE', `/api/resumes/${id}`)),
})

/** The cookie says who is signed in: nothing of one person is ever sent as another's. */
const deliverAs = async (account: string): Promise<Delivery> => {
  if ((await listWaiting(account)).length === 0) return NOTHING
  try {
    if ((await call('GET', '/api/user'))['id'] !== account) return { ...NOTHING, stopped: 'unauthenticated' }
  } catch (error) {
    return { ...NOTHING, stopped: toAppError(error).code }
  }
  const delivery = await deliver(courierOf(account))
  if (delivery.arrived.length > 0) announceChange(delivery.arrived.length)
  return delivery
}

/**
 * Sends an account's outbox, one sender at a time among all tabs and the service worker. `patient` waits for its turn;
 * else nothing is done while another sends. Never throws for what the server says.
 */
export const sendOutbox = (account: string, patient: boolean): Promise<Delivery> =>
  navigator.locks.request('faro-outbox', { ifAvailable: !patient }, (lock) => (lock ? deliverAs(account) : NOTHING))
