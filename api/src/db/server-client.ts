import { type Client, type Config, createClient } from '@libsql/client/http'

/** Longer than a server waits for a lock, shorter than people wait. */
const MAX_CALL_MS = 20_000
/** A new index on a large table takes minutes. */
const MAX_MIGRATION_MS = 600_000

export interface ServerLimits {
  readonly callMs?: number
  readonly migrationMs?: number
}

/**
 * A client of a libSQL server over HTTP whose calls end: a server that does not answer in time, and a page in the place
 * of the server, are errors with the codes `SERVER_TIMEOUT` and `SERVER_ANSWER`. Statements that timed out may have
 * been executed.
 */
export const createServerClient = (
  url: string,
  authToken?: string,
  { callMs = MAX_CALL_MS, migrationMs = MAX_MIGRATION_MS }: ServerLimits = {},
): Client => {
  const createLimited = (ms: number) =>
    createClient({ url, ...(authToken !== undefined && { authToken }), fetch: createLimitedFetch(ms) })
  return Object.assign(createLimited(callMs), {
    migrate: (...args: Parameters<Client['migrate']>) => createLimited(migrationMs).migrate(...args),
  })
}

const createServerError = (code: string, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** Reads the whole answer, because a server may stop in the middle of it. */
const createLimitedFetch =
  (ms: number): NonNullable<Config['fetch']> =>
  async (request: Request): Promise<Response> => {
    const signal = AbortSignal.timeout(ms)
    try {
      const response = await fetch(request, { signal })
      const body = await response.arrayBuffer()
      if (response.ok && /^text\/html/i.test(response.headers.get('content-type') ?? ''))
        throw createServerError('SERVER_ANSWER', 'a page answered in the place of the database server')
      const { status, headers } = response
      return new Response(body.byteLength > 0 ? body : null, { status, headers })
    } catch (error) {
      throw signal.aborted ? createServerError('SERVER_TIMEOUT', 'the database server did not answer', error) : error
    }
  }
