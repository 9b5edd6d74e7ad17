import { Hono } from 'hono'
import { accountLimitsResponse, usageResponse, userResponse } from '#shared/api-schema/account.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { getAccountLimits } from '../../services/usage/account-limits.ts'
import { getUsage } from '../../services/usage/get.ts'
import { toUserResponse } from '../../services/user/to-user-response.ts'

/** `/api/user`: the signed-in user and the usage of this month. */
export const userRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .get('/', describeEndpoint('Account', 'Get the signed-in user', { 200: userResponse }, ['unauthenticated']), (c) =>
    c.json(toUserResponse(c.var.user)),
  )
  .get(
    '/analysis-usage',
    describeEndpoint('Account', 'Get the number of analyses used this month', { 200: usageResponse }, [
      'unauthenticated',
    ]),
    async (c) => c.json(await getUsage({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
  .get(
    '/limits',
    describeEndpoint('Account', 'Get storage use and today’s AI suggestions', { 200: accountLimitsResponse }, [
      'unauthenticated',
    ]),
    async (c) => c.json(await getAccountLimits({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
