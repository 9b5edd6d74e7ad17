import { unsafeCast } from '#shared/cast.ts'

/** A response that downloads a file. `name` must be ASCII without quotes. */
export const createFileResponse = (
  bytes: Uint8Array,
  type: 'application/pdf' | 'application/zip',
  name: string,
): Response =>
  new Response(unsafeCast<Uint8Array<ArrayBuffer>>(bytes, 'the renderer and fflate allocate an ArrayBuffer'), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
