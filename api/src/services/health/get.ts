import type { Ctx } from '../../context.ts'
import { pingDatabase } from '../../db/queries/health.ts'

/** Reports the server version and whether the database responds. Never throws. */
export const getHealth = async ({ ctx }: { readonly ctx: Ctx }) => ({
  status: 'ok' as const,
  version: ctx.version,
  database: (await pingDatabase(ctx.db)) ? ('ok' as const) : ('unavailable' as const),
})
