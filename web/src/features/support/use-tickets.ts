import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import type { createTicketBody } from '#shared/api-schema/support.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'

export type NewTicket = z.input<typeof createTicketBody>

const ticketsQuery = {
  queryKey: QUERY_KEYS.tickets,
  queryFn: () => requestJson(client.api.support.tickets.$get(), ({ ticketsResponse }) => ticketsResponse),
  staleTime: 0,
}

/** The questions of the account with their answers. */
export const useTickets = () => useQuery(ticketsQuery, queryClient)

/** Sends a question. Throws the codes of the API. */
export const createTicket = async (json: NewTicket): Promise<void> => {
  await requestJson(client.api.support.tickets.$post({ json }), ({ ticketResponse }) => ticketResponse)
  await queryClient.invalidateQueries({ queryKey: QUERY_KEYS.tickets })
}
