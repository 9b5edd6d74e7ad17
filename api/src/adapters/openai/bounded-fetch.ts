/** More than the tokens that we ask for can take in any encoding. */
const MAX_RESPONSE_BYTES = 1024 * 1024

/** The provider sent more than an answer can be. Reading stopped there. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError'
}

/**
 * `fetch` that stops reading after 1 MiB and follows no redirect, which would carry prompt and key to another server. A
 * redirect becomes a 400, which is not tried again. `redirect: 'error'` does not exist on Workers.
 */
export const boundedFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    await response.body?.cancel()
    return Response.json({ error: { message: 'redirect refused', code: 'redirect' } }, { status: 400 })
  }
  if (!response.body) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(createByteLimit()), { status, statusText, headers })
}

const createByteLimit = () => {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > MAX_RESPONSE_BYTES) controller.error(new ResponseTooLargeError())
      else controller.enqueue(chunk)
    },
  })
}
