import type { TicketResponse } from '#shared/api-schema/support.ts'
import type { ServiceCall } from '../../context.ts'
import { listTicketsByUser } from '../../db/queries/account/tickets.ts'
import type { User } from '../../db/queries/account/users.ts'
import { toTicketResponse } from './to-ticket-response.ts'

/** Lists the questions of a user with their answers, newest first. */
export const listTickets = async ({
  ctx,
  input: { user },
}: ServiceCall<{ readonly user: User }>): Promise<TicketResponse[]> =>
  (await listTicketsByUser(ctx.db, user.id)).map(toTicketResponse)
