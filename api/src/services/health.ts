import type { Ctx } from '../context.ts'
import { databaseAnswers } from '../db/queries/health.ts'

export const readHealth = async (ctx: Ctx) => ({
  status: 'ok' as const,
  version: ctx.version,
  database: (await databaseAnswers(ctx.db)) ? ('ok' as const) : ('unavailable' as const),
})
