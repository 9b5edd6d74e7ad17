import type { Ctx, ServiceCall } from '../../context.ts'
import { listDueTickets, recordTicketNotice, type Ticket } from '../../db/queries/account/tickets.ts'
import { describeError } from '../../log.ts'

const MINUTE_MS = 60_000
const MAX_RETRY_DELAY_MS = 6 * 60 * MINUTE_MS
/** About four days. The ticket itself stays in the database. */
const MAX_ATTEMPTS = 24

const getNextTry = (now: number, attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : now + Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** attempts)

/** Passes a ticket on to the operator's own system, once. Schedules another try after a failure; never throws for one. */
export const notifyTicket = async (ctx: Ctx, ticket: Ticket, email: string): Promise<void> => {
  const { notify } = ctx.support
  if (!notify) return recordTicketNotice(ctx.db, ticket.id, null)
  const { id, subject, message, diagnostics, priority, createdAt, answerDueAt } = ticket
  try {
    await notify({ id, subject, message, diagnostics, priority, createdAt, answerDueAt, email })
    await recordTicketNotice(ctx.db, id, null)
  } catch (error) {
    await recordTicketNotice(ctx.db, id, getNextTry(ctx.clock(), ticket.notifyAttempts))
    const attempts = ticket.notifyAttempts + 1
    ctx.log({ level: 'warn', event: 'ticket-not-sent', ticketId: id, attempts, ...describeError(error) })
  }
}

/** Passes on up to `max` tickets that are due. */
export const notifyTickets = async ({ ctx, input: { max } }: ServiceCall<{ readonly max: number }>): Promise<void> => {
  for (const { ticket, email } of await listDueTickets(ctx.db, ctx.clock(), max)) await notifyTicket(ctx, ticket, email)
}
