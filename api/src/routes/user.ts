import { Hono } from 'hono'
import { usageResponse, userResponse } from '#shared/api-schema/responses.ts'
import type { UserEnv } from '../context.ts'
import { doc } from '../middleware/doc.ts'
import { requireUser } from '../middleware/session.ts'
import { readUsage } from '../services/usage/read.ts'
import { toUserResponse } from '../services/user/view.ts'

export const user = new Hono<UserEnv>()
  .use(requireUser)
  .get('/', doc('Account', 'Who is signed in', { 200: userResponse }, ['unauthenticated']), (c) =>
    c.json(toUserResponse(c.var.user)),
  )
  .get(
    '/analysis-usage',
    doc('Account', 'Analyses used this month', { 200: usageResponse }, ['unauthenticated']),
    async (c) => c.json(await readUsage(c.var.ctx, c.var.user)),
  )
