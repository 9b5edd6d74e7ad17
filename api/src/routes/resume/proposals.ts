import { Hono } from 'hono'
import { idParam } from '#shared/api-schema/common.ts'
import { proposalsQuery, proposalsResponse } from '#shared/api-schema/proposals.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { validate } from '../../middleware/validate.ts'
import { deleteProposal } from '../../services/proposal/delete.ts'
import { listProposals } from '../../services/proposal/list.ts'

const TAG = 'Proposals'
const SESSION_CODES = ['unauthenticated', 'session-required'] as const

/** `/api/proposals`: changes that agents propose through `/mcp`, for the signed-in person to accept or decline. */
export const proposalRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/',
    describeEndpoint(TAG, 'List what agents propose for a draft, oldest first', { 200: proposalsResponse }, [
      ...SESSION_CODES,
      'invalid-request',
    ]),
    validate('query', proposalsQuery),
    async (c) => c.json(await listProposals({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('query') } })),
  )
  .delete(
    '/:id',
    describeEndpoint(TAG, 'Remove a proposal that was accepted or declined', { 204: 'nothing' }, [
      ...SESSION_CODES,
      'not-found',
    ]),
    validate('param', idParam),
    async (c) => {
      await deleteProposal({ ctx: c.var.ctx, input: { user: c.var.user, ...c.req.valid('param') } })
      return c.body(null, 204)
    },
  )
