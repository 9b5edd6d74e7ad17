import { Hono } from 'hono'
import { translateBody, translateResponse } from '#shared/api-schema/translations.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { validate } from '../../middleware/validate.ts'
import { translate } from '../../services/translation/translate.ts'

/** `/api/translations`: texts of a resume in the other language, as proposals. */
export const translationRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .post(
    '/',
    describeEndpoint(
      'Analyses',
      'Translate the texts of a resume into the other language, to accept one by one',
      { 200: translateResponse },
      ['unauthenticated', 'plan-required', 'daily-limit', 'provider-unavailable', 'request-too-large', 'rate-limited'],
    ),
    rateLimit('analyze'),
    validate('json', translateBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('json'), signal: c.req.raw.signal }
      return c.json(await translate({ ctx: c.var.ctx, input }))
    },
  )
