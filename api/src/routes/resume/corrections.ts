import { Hono } from 'hono'
import * as z from 'zod'
import { idParam } from '#shared/api-schema/common.ts'
import { correctionBody, correctionResponse } from '#shared/api-schema/corrections.ts'
import { SIZE_ERROR_CODES } from '#shared/errors.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { limitContent } from '../../middleware/request-body.ts'
import { validate } from '../../middleware/validate.ts'
import { getCorrection } from '../../services/correction/get.ts'
import { saveCorrection } from '../../services/correction/save.ts'

const correctedContent = z
  .object({ reading: z.object({ content: z.unknown() }) })
  .transform(({ reading }) => reading.content)

/** `/api/resumes/{id}/correction`: what a person corrected of what was read. */
export const correctionRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/:id/correction',
    describeEndpoint(
      'Resumes',
      'Get your corrections to the text read from a resume, or null',
      { 200: correctionResponse },
      ['unauthenticated', 'not-found'],
    ),
    validate('param', idParam),
    async (c) => c.json(await getCorrection({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })),
  )
  .put(
    '/:id/correction',
    describeEndpoint(
      'Resumes',
      'Correct the text read from a resume, or undo the correction with `reading` set to null; does not count toward the limit',
      { 200: correctionBody },
      ['unauthenticated', 'not-found', 'invalid-request', ...SIZE_ERROR_CODES, 'account-full'],
    ),
    validate('param', idParam),
    limitContent(correctedContent),
    validate('json', correctionBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), correction: c.req.valid('json') }
      return c.json(await saveCorrection({ ctx: c.var.ctx, input }))
    },
  )
