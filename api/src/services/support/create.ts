import type * as z from 'zod'
import type { createTicketBody, TicketResponse } from '#shared/api-schema/support.ts'
import { AppError } from '#shared/errors.ts'
import { getSupportLevel, MAX_OPEN_TICKETS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { insertTicket } from '../../db/queries/account/tickets.ts'
import type { User } from '../../db/queries/account/users.ts'
import { describeError } from '../../log.ts'
import { addWorkingDays } from './answer-due.ts'
import { notifyTicket } from './notify.ts'
import { toTicketResponse } from './to-ticket-response.ts'

export interface CreateTicketInput extends z.output<typeof createTicketBody> {
  readonly user: User
}

/** What maintenance waits before it tries again what the request is still doing. */
const FIRST_RETRY_MS = 60_000

/**
 * Stores a question to the operator, and passes it on where an address is configured. Throws `not-configured` where
 * nobody answers, `too-many-tickets`.
 */
export const createTicket = async ({ ctx, input }: ServiceCall<CreateTicketInput>): Promise<TicketResponse> => {
  const { user, ...question } = input
  if (!ctx.support.isOpen) throw new AppError('not-configured')
  const { priority, answerDays } = getSupportLevel(user.subscriptionPlan, user.subscriptionStatus)
  const createdAt = ctx.clock()
  const row = {
    ...question,
    id: ctx.newId(),
    userId: user.id,
    priority,
    createdAt,
    answerDueAt: answerDays === null ? null : addWorkingDays(createdAt, answerDays),
    notifyAt: ctx.support.notify ? createdAt + FIRST_RETRY_MS : null,
  }
  if (!(await insertTicket(ctx.db, row))) throw new AppError('too-many-tickets', { max: MAX_OPEN_TICKETS })
  const ticket = { ...row, status: 'open' as const, answers: [], notifyAttempts: 0 }
  if (ctx.support.notify)
    ctx.background
      .run(ctx.newId(), notifyTicket(ctx, ticket, user.email))
      .catch((error: unknown) => ctx.log({ level: 'warn', event: 'ticket-not-sent', ...describeError(error) }))
  return toTicketResponse(ticket)
}
