import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'

/** The address of our own pages as the caller knows it; `Origin` was checked before (`sameOrigin`). */
export const ownOrigin = <E extends AppEnv>(c: Context<E>): string =>
  c.var.ctx.publicOrigin ?? c.req.header('origin') ?? new URL(c.req.url).origin
