import { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { LIMITS } from '#shared/resume/schema/limits.ts'

export interface RestLimits {
  /** How long the rest of a body may take, ms. */
  readonly waitMs: number
  /** Largest rest that is read, bytes. */
  readonly maxBytes: number
}

/** The largest upload that a client may have begun to send in good faith. */
const REST_LIMITS: RestLimits = { waitMs: 1_000, maxBytes: 2 * LIMITS.fileBytes }

type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>

/**
 * Wraps an app so that a response to a body that nobody has read to its end leaves the connection in order: the rest is
 * read and discarded, and where it is too large or too slow, the response says that the connection closes. Otherwise the
 * client's next request on it would fail.
 */
export const readRestOfBody =
  (fetch: Fetch, limits: RestLimits = REST_LIMITS): Fetch =>
  async (request, bindings) => {
    const response = await fetch(request, bindings)
    const { incoming, outgoing } = bindings
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse)) return response
    if (incoming.complete || incoming.destroyed) return response
    if (!(await discardRest(incoming, limits))) outgoing.setHeader('Connection', 'close')
    return response
  }

/** Whether the body of a request ended within the limits. */
const discardRest = (incoming: IncomingMessage, { waitMs, maxBytes }: RestLimits): Promise<boolean> => {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(false)
  return new Promise((resolve) => {
    let bytes = 0
    const finish = (hasEnded: boolean): void => {
      clearTimeout(timer)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose)
      resolve(hasEnded)
    }
    const onData = (chunk: Uint8Array): void => {
      bytes += chunk.length
      if (bytes > maxBytes) finish(false)
    }
    const onEnd = (): void => finish(true)
    const onClose = (): void => finish(false)
    const timer = setTimeout(finish, waitMs, false)
    // A reader that gave up pauses the stream whenever its own buffer is full.
    incoming.removeAllListeners('data').on('data', onData).on('end', onEnd).on('close', onClose)
    incoming.resume()
  })
}
