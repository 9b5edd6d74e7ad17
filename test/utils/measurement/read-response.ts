export interface ResponseHead {
  readonly status: number
  /** Characters of the whole response, its head included. */
  readonly length: number
}

const HEAD_END = '\r\n\r\n'
const CHUNKS_END = '\r\n0\r\n\r\n'

/**
 * Reads one HTTP/1.1 response to a GET from the start of what a connection received, one character a byte; null where it
 * is not complete. A body ends by its length or its last chunk.
 */
export const readResponse = (received: string): ResponseHead | null => {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return null
  const head = received.slice(0, headEnd)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  const bodyStart = headEnd + HEAD_END.length
  if (status === 304 || status === 204) return { status, length: bodyStart }
  const bytes = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (bytes !== undefined) {
    const length = bodyStart + Number(bytes)
    return received.length < length ? null : { status, length }
  }
  // The first chunk may be the last one: the line end before it is that of the head.
  const chunksEnd = received.indexOf(CHUNKS_END, headEnd + 2)
  return chunksEnd < 0 ? null : { status, length: chunksEnd + CHUNKS_END.length }
}
