import { Hono } from 'hono'
import { letterRewriteBody, letterRewriteResponse } from '#shared/api-schema/letters.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { validate } from '../../middleware/validate.ts'
import { rewriteLetter } from '../../services/letter/rewrite.ts'

/** `/api/letters`: what a model does for cover letters, which are stored as drafts. */
export const letterRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .post(
    '/rewrite',
    describeEndpoint(
      'Letters',
      'Suggest other wordings for the sentences of a cover letter; wordings that add facts are left out',
      { 200: letterRewriteResponse },
      ['unauthenticated', 'plan-required', 'daily-limit', 'provider-unavailable', 'request-too-large', 'rate-limited'],
    ),
    rateLimit('analyze'),
    validate('json', letterRewriteBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('json'), signal: c.req.raw.signal }
      return c.json(await rewriteLetter({ ctx: c.var.ctx, input }))
    },
  )
