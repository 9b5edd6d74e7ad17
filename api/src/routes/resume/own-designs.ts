import { Hono } from 'hono'
import {
  ownDesignBody,
  ownDesignConflictResponse,
  ownDesignParam,
  ownDesignResponse,
  ownDesignSavedResponse,
  ownDesignsResponse,
} from '#shared/api-schema/own-designs.ts'
import { AppError } from '#shared/errors.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { createErrorBody } from '../../middleware/errors.ts'
import { validate } from '../../middleware/validate.ts'
import { deleteOwnDesign } from '../../services/own-design/delete.ts'
import { getOwnDesign } from '../../services/own-design/get.ts'
import { listOwnDesigns } from '../../services/own-design/list.ts'
import { saveOwnDesign } from '../../services/own-design/save.ts'
import { toOwnDesignResponse } from '../../services/own-design/to-own-design-response.ts'

const TAG = 'Own designs'
const SESSION_CODES = ['unauthenticated', 'session-required'] as const

/** `/api/designs`: designs and brands that the signed-in person made. */
export const ownDesignRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/',
    describeEndpoint(
      TAG,
      'List your designs and brands, most recently saved first',
      { 200: ownDesignsResponse },
      SESSION_CODES,
    ),
    async (c) => c.json(await listOwnDesigns({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
  .get(
    '/:id',
    describeEndpoint(TAG, 'Get a design with its colors, fonts and logo', { 200: ownDesignResponse }, [
      ...SESSION_CODES,
      'not-found',
    ]),
    validate('param', ownDesignParam),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('param') }
      return c.json(toOwnDesignResponse(await getOwnDesign({ ctx: c.var.ctx, input })))
    },
  )
  .put(
    '/:id',
    describeEndpoint(
      TAG,
      'Save a design as the next version; only new designs require the plan',
      { 200: ownDesignSavedResponse, 409: ownDesignConflictResponse },
      [
        ...SESSION_CODES,
        'plan-required',
        'not-found',
        'invalid-design',
        'newer-version',
        'unreadable-face',
        'unreadable-logo',
        'low-contrast',
        'request-too-large',
        'too-many-designs',
        'account-full',
      ],
    ),
    validate('param', ownDesignParam),
    validate('json', ownDesignBody),
    async (c) => {
      const { baseVersion, design } = c.req.valid('json')
      const input = { user: c.var.user, ...c.req.valid('param'), baseVersion, design }
      const result = await saveOwnDesign({ ctx: c.var.ctx, input })
      if (result.kind === 'saved') return c.json({ version: result.version, updatedAt: result.updatedAt }, 200)
      const current = toOwnDesignResponse(result.current)
      return c.json({ ...createErrorBody(new AppError('conflict'), c), current }, 409)
    },
  )
  .delete(
    '/:id',
    describeEndpoint(TAG, 'Delete a design; documents that use it stay as they are', { 204: 'nothing' }, [
      ...SESSION_CODES,
      'not-found',
    ]),
    validate('param', ownDesignParam),
    async (c) => {
      await deleteOwnDesign({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
