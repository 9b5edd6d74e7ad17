import type { TicketResponse } from '#shared/api-schema/support.ts'
import type { Ticket } from '../../db/queries/account/tickets.ts'

/** The fields of a ticket that its owner receives. */
export const toTicketResponse = ({
  userId: _user,
  priority: _priority,
  notifyAt: _notifyAt,
  notifyAttempts: _attempts,
  ...ticket
}: Ticket): TicketResponse => ticket
