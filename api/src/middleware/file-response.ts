import { trust } from '#shared/cast.ts'

/** A file to save. The name is ours: ASCII, no quotes. */
export const fileResponse = (bytes: Uint8Array, type: 'application/pdf' | 'application/zip', name: string): Response =>
  new Response(trust<Uint8Array<ArrayBuffer>>(bytes, 'drawn into a buffer of its own'), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
