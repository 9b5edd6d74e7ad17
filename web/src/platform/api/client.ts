import { hc } from 'hono/client'
import type * as z from 'zod'
import type { App } from '#api/app.ts'
import { CLIENT_HEADER, CLIENT_VERSION } from '#shared/api-schema/headers.ts'
import { AppError } from '#shared/errors.ts'
import { countRenewals, reportSessionEnded, wasRenewedSince } from '../auth/session-events.ts'
import { reportOutdatedClient } from './client-version.ts'
import { parseErrorResponse, toAppError } from './errors.ts'

/** Repeats a request that was refused because the session that it was sent with was replaced meanwhile. */
const fetchInSession: typeof fetch = async (input, init) => {
  const count = countRenewals()
  const response = await fetch(input, init)
  // The request that replaces the session has a token, and does not wait for itself.
  if (response.status !== 401 || new Headers(init?.headers).has('authorization')) return response
  return (await wasRenewedSince(count)) ? fetch(input, init) : response
}

/** API client, typed by the API's routes. The session cookie is the only credential. */
export const client = hc<App>(globalThis.location?.origin ?? 'http://localhost', {
  fetch: fetchInSession,
  init: { credentials: 'same-origin' },
  headers: { [CLIENT_HEADER]: String(CLIENT_VERSION) },
})

const loadSchemas = () => import('./response-schemas.ts')

/**
 * Awaits a response and validates its JSON body by the schema that `select` takes, which loads beside the response.
 * Throws an `AppError`: the code of the error body, `offline`, `cancelled` when aborted, or `internal` for an invalid
 * body. A 401 also ends the session on this device.
 */
export const requestJson = async <S extends z.ZodType>(
  call: Promise<Response> | Promise<unknown>,
  select: (schemas: Awaited<ReturnType<typeof loadSchemas>>) => S,
): Promise<z.output<S>> => {
  const loading = loadSchemas()
  // Its failure is reported below, and only when there is a body to check.
  loading.catch(() => undefined)
  const response = await requireOkResponse(call)
  const schemas = await loading.catch((thrown: unknown) => {
    throw toAppError(thrown)
  })
  const parsed = select(schemas).safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw new AppError('internal', {}, parsed.error)
  return parsed.data
}

/** Awaits a response and ignores its body. Throws as `requestJson`. */
export const requestVoid = async (call: Promise<unknown>): Promise<void> => void (await requireOkResponse(call))

/** Awaits a response and returns its body as a file. Throws as `requestJson`. */
export const fetchBlob = async (call: Promise<unknown>): Promise<Blob> => (await requireOkResponse(call)).blob()

const requireOkResponse = async (call: Promise<unknown>): Promise<Response> => {
  const response = await call.catch((thrown: unknown) => {
    throw toAppError(thrown)
  })
  if (!(response instanceof Response)) throw new AppError('internal')
  if (response.ok) return response
  const error = await parseErrorResponse(response)
  if (error.code === 'unauthenticated') reportSessionEnded()
  if (error.code === 'client-too-old') reportOutdatedClient()
  throw error
}
