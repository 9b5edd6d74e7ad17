import type { Ctx } from '../../context.ts'
import { pingDatabase } from '../../db/queries/system/health.ts'

/** Reports the server version, whether the database responds and whether the disk has room. Never throws. */
export const getHealth = async ({ ctx }: { readonly ctx: Ctx }) => ({
  status: 'ok' as const,
  version: ctx.version,
  storage: ctx.getStorage(),
  database: (await pingDatabase(ctx.db)) ? ('ok' as const) : ('unavailable' as const),
})
