const MIB = 1024 * 1024
/** More than the tokens that we ask for can take in any encoding. */
const MAX_RESPONSE_BYTES = MIB
/** Each token of a stream comes in an event of its own of some hundred bytes. */
const MAX_STREAM_BYTES = 16 * MIB

/** The provider sent more than an answer can be. Reading stopped there. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError'
}

/** Whether a response comes in events. */
export const isEventStream = (headers: Headers): boolean =>
  headers.get('content-type')?.includes('text/event-stream') ?? false

/**
 * `fetch` that stops reading after 1 MiB, or 16 MiB of events, and follows no redirect, which would carry prompt and
 * key to another server. A redirect becomes a 400, which is not tried again. `redirect: 'error'` does not exist on
 * Workers.
 */
export const boundedFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    await response.body?.cancel()
    return Response.json({ error: { message: 'redirect refused', code: 'redirect' } }, { status: 400 })
  }
  if (!response.body) return response
  const { status, statusText, headers } = response
  const limit = createByteLimit(isEventStream(headers) ? MAX_STREAM_BYTES : MAX_RESPONSE_BYTES)
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers })
}

const createByteLimit = (maxBytes: number) => {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new ResponseTooLargeError())
      else controller.enqueue(chunk)
    },
  })
}
