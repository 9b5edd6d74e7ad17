import { Hono } from 'hono'
import { idParam } from '#shared/api-schema/common.ts'
import {
  draftVersionBody,
  draftVersionParam,
  draftVersionResponse,
  draftVersionsResponse,
} from '#shared/api-schema/draft-versions.ts'
import { SIZE_ERROR_CODES } from '#shared/errors.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { validate } from '../../middleware/validate.ts'
import { getVersion, listVersions } from '../../services/draft-version/read.ts'
import { saveVersion } from '../../services/draft-version/save.ts'

/** `/api/drafts/:id/versions`: earlier states of a draft, for the other devices of this account. */
export const draftVersionRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/:id/versions',
    describeEndpoint('Drafts', 'List the versions of a draft, newest first', { 200: draftVersionsResponse }, [
      'unauthenticated',
    ]),
    validate('param', idParam),
    async (c) => {
      const input = { user: c.var.user, draftId: c.req.valid('param').id }
      return c.json(await listVersions({ ctx: c.var.ctx, input }))
    },
  )
  .get(
    '/:id/versions/:versionId',
    describeEndpoint('Drafts', 'Get a version of a draft', { 200: draftVersionResponse }, [
      'unauthenticated',
      'not-found',
    ]),
    validate('param', draftVersionParam),
    async (c) => {
      const { id: draftId, versionId: id } = c.req.valid('param')
      return c.json(await getVersion({ ctx: c.var.ctx, input: { user: c.var.user, draftId, id } }))
    },
  )
  .put(
    '/:id/versions/:versionId',
    describeEndpoint(
      'Drafts',
      'Save a version of a draft, or rename one; only new versions require the plan',
      { 204: 'nothing' },
      ['unauthenticated', 'plan-required', 'not-found', 'invalid-document', ...SIZE_ERROR_CODES, 'account-full'],
    ),
    validate('param', draftVersionParam),
    validate('json', draftVersionBody),
    async (c) => {
      const { id: draftId, versionId: id } = c.req.valid('param')
      const { document = null, ...body } = c.req.valid('json')
      await saveVersion({ ctx: c.var.ctx, input: { user: c.var.user, draftId, id, document, ...body } })
      return c.body(null, 204)
    },
  )
