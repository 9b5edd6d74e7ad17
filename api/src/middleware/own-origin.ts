import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** The origin of our pages as the browser sees it. `requireSameOrigin` has verified the `Origin` header before. */
export const getOwnOrigin = <E extends AppEnv>(c: Context<E>): string =>
  c.var.ctx.publicOrigin ?? c.req.header('origin') ?? new URL(c.req.url).origin
