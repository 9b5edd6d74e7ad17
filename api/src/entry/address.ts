import * as z from 'zod'

const nodeBindings = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }) })

/** The caller's address on Node: the socket's, or the last one that a trusted proxy has added. */
export const nodeAddress =
  (trustProxy: boolean) =>
  (request: Request, bindings: unknown): string => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    return forwarded || (nodeBindings.safeParse(bindings).data?.incoming.socket.remoteAddress ?? 'unknown')
  }
