import { Hono } from 'hono'
import { idParam } from '#shared/api-schema/common.ts'
import {
  draftBody,
  draftConflictResponse,
  draftResponse,
  draftSavedResponse,
  draftsResponse,
  draftsSinceQuery,
  draftVersionQuery,
} from '#shared/api-schema/drafts.ts'
import { AppError, SIZE_ERROR_CODES } from '#shared/errors.ts'
import type { UserEnv } from '../../app-env.ts'
import { requireUser } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { createErrorBody } from '../../middleware/errors.ts'
import { validate } from '../../middleware/validate.ts'
import { deleteDraft } from '../../services/draft/delete.ts'
import { getDraft } from '../../services/draft/get.ts'
import { listDrafts } from '../../services/draft/list.ts'
import { saveDraft } from '../../services/draft/save.ts'
import { toDraftResponse } from '../../services/draft/to-draft-response.ts'

const SAVE_RESPONSES = { 200: draftSavedResponse, 409: draftConflictResponse }

/** `/api/drafts`: drafts of this account for its other devices. */
export const draftRoutes = new Hono<UserEnv>()
  .use(requireUser)
  .get(
    '/',
    describeEndpoint('Drafts', 'List the drafts in your account that changed after `since`', { 200: draftsResponse }, [
      'unauthenticated',
    ]),
    validate('query', draftsSinceQuery),
    async (c) => {
      const input = { user: c.var.user, since: c.req.valid('query').since ?? 0 }
      return c.json(await listDrafts({ ctx: c.var.ctx, input }))
    },
  )
  .get(
    '/:id',
    describeEndpoint('Drafts', 'Get a draft', { 200: draftResponse }, ['unauthenticated', 'not-found']),
    validate('param', idParam),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param') }
      return c.json(toDraftResponse(await getDraft({ ctx: c.var.ctx, input })))
    },
  )
  .put(
    '/:id',
    describeEndpoint('Drafts', 'Save a draft as the next version', SAVE_RESPONSES, [
      'unauthenticated',
      'invalid-document',
      ...SIZE_ERROR_CODES,
      'too-many-drafts',
      'account-full',
    ]),
    validate('param', idParam),
    validate('json', draftBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), ...c.req.valid('json') }
      const result = await saveDraft({ ctx: c.var.ctx, input })
      if (result.kind === 'saved') return c.json({ version: result.version, updatedAt: result.updatedAt }, 200)
      return c.json({ ...createErrorBody(new AppError('conflict'), c), current: toDraftResponse(result.current) }, 409)
    },
  )
  .delete(
    '/:id',
    describeEndpoint('Drafts', 'Delete a draft on all devices', SAVE_RESPONSES, ['unauthenticated', 'not-found']),
    validate('param', idParam),
    validate('query', draftVersionQuery),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param'), ...c.req.valid('query') }
      const result = await deleteDraft({ ctx: c.var.ctx, input })
      if (result.kind === 'saved') return c.json({ version: result.version, updatedAt: result.updatedAt }, 200)
      return c.json({ ...createErrorBody(new AppError('conflict'), c), current: toDraftResponse(result.current) }, 409)
    },
  )
