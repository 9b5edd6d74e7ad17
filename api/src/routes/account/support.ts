import { Hono } from 'hono'
import { createTicketBody, ticketResponse, ticketsResponse } from '#shared/api-schema/support.ts'
import type { SessionEnv } from '../../app-env.ts'
import { requireSession } from '../../middleware/caller.ts'
import { describeEndpoint } from '../../middleware/describe-endpoint.ts'
import { rateLimit } from '../../middleware/rate-limit.ts'
import { validate } from '../../middleware/validate.ts'
import { createTicket } from '../../services/support/create.ts'
import { listTickets } from '../../services/support/list.ts'

const ERROR_CODES = ['unauthenticated', 'session-required'] as const

/** `/api/support`: questions of the signed-in person to the operator. */
export const supportRoutes = new Hono<SessionEnv>()
  .use(requireSession)
  .get(
    '/tickets',
    describeEndpoint(
      'Support',
      'List your questions and their answers, newest first',
      { 200: ticketsResponse },
      ERROR_CODES,
    ),
    async (c) => c.json(await listTickets({ ctx: c.var.ctx, input: { user: c.var.user } })),
  )
  .post(
    '/tickets',
    describeEndpoint('Support', 'Send a question to support', { 201: ticketResponse }, [
      ...ERROR_CODES,
      'invalid-request',
      'too-many-tickets',
      'rate-limited',
      'not-configured',
    ]),
    rateLimit('ticket'),
    validate('json', createTicketBody),
    async (c) => {
      const input = { user: c.var.user, ...c.req.valid('json') }
      return c.json(await createTicket({ ctx: c.var.ctx, input }), 201)
    },
  )
