import type * as z from 'zod'
import { errorResponse } from '#shared/api-schema/common.ts'
import { CliError } from '../command.ts'
import type { Login } from './stored-login.ts'

const TIMEOUT_MS = 20_000

interface ServerRequest<S extends z.ZodType> {
  readonly method: 'GET' | 'PUT'
  /** From `/api` on. */
  readonly path: string
  readonly body?: unknown
  readonly answer: S
}

/**
 * Makes a request of the API with the stored key and checks its answer. Throws `CliError` with the code and the sentence
 * of the server, or `offline` when it cannot be reached. A redirect is not followed: it would carry the key elsewhere.
 */
export const requestServer = async <S extends z.ZodType>(
  { server, key }: Login,
  { method, path, body, answer }: ServerRequest<S>,
): Promise<z.output<S>> => {
  const response = await fetch(new URL(path, server), {
    method,
    redirect: 'error',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new CliError('offline', `The server ${server} cannot be reached.`)
  })
  const json: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const { data, success } = answer.safeParse(json)
    if (success) return data
    throw new CliError('internal', `${server} did not respond like a Faro server of this version.`)
  }
  const { data: refusal } = errorResponse.safeParse(json)
  if (refusal) throw new CliError(refusal.error.code, refusal.error.message)
  throw new CliError('internal', `${server} answered ${response.status}; is it a Faro server?`)
}
