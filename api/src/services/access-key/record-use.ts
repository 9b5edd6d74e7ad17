import type { Ctx } from '../../context.ts'
import { recordAccessKeyUse } from '../../db/queries/account/access-keys.ts'
import { describeError } from '../../log.ts'

/** Counts a request of a key after its response, without keeping anybody waiting. `status`: of the response. */
export const recordKeyUse = (ctx: Ctx, id: string, status: number): void => {
  const use = { id, now: ctx.clock(), hasFailed: status >= 400 }
  ctx.background
    .run(ctx.newId(), recordAccessKeyUse(ctx.db, use))
    .catch((error: unknown) => ctx.log({ level: 'warn', event: 'key-use', ...describeError(error) }))
}
