import { unsafeCast } from '#shared/cast.ts'

/** A response that downloads a file, whose length is unknown for a stream. `name` must be ASCII without quotes. */
export const createFileResponse = (
  body: Uint8Array | ReadableStream<Uint8Array>,
  type: 'application/pdf' | 'application/zip',
  name: string,
): Response =>
  new Response(unsafeCast<Uint8Array<ArrayBuffer> | ReadableStream>(body, 'the renderer allocates an ArrayBuffer'), {
    headers: {
      'Content-Type': type,
      ...(body instanceof Uint8Array && { 'Content-Length': String(body.length) }),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
