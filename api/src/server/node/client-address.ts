import type { HttpBindings } from '@hono/node-server'
import { unsafeCast } from '#shared/cast.ts'

/**
 * Reads the client's IP address on Node: that of the socket, or with `trustProxy` the last one of `X-Forwarded-For`,
 * which the proxy has added.
 */
export const createNodeAddressReader =
  (trustProxy: boolean) =>
  (request: Request, bindings: unknown): string => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const node = unsafeCast<Partial<HttpBindings> | undefined>(bindings, '@hono/node-server passes these bindings')
    return forwarded || (node?.incoming?.socket.remoteAddress ?? 'unknown')
  }
