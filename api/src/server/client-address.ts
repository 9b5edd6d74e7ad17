import type { HttpBindings } from '@hono/node-server'
import { unsafeCast } from '#shared/cast.ts'

/** The caller's address on Node: the socket's, or the last one that a trusted proxy has added. */
export const createNodeAddressReader =
  (trustProxy: boolean) =>
  (request: Request, bindings: unknown): string => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const node = unsafeCast<Partial<HttpBindings> | undefined>(bindings, '@hono/node-server passes its own bindings')
    return forwarded || (node?.incoming?.socket.remoteAddress ?? 'unknown')
  }
