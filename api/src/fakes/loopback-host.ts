import { createMiddleware } from 'hono/factory'
import { isLoopbackHost } from '../loopback.ts'

/** Whether a request names this machine as its host. A page of another site can point its own name at 127.0.0.1. */
export const isLoopbackRequest = (request: Request): boolean => isLoopbackHost(new URL(request.url).hostname)

/** Refuses requests of other hosts with 421: the fakes let anyone sign in as anyone, so no other site may use them. */
export const requireLoopbackHost = createMiddleware(async (c, next) =>
  isLoopbackRequest(c.req.raw) ? next() : c.text('The fakes answer on localhost only.', 421),
)
