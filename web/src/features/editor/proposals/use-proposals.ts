import { useQuery } from '@tanstack/react-query'
import type { ProposalResponse } from '#shared/api-schema/proposals.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'

const REFRESH_MS = 60_000

/** What agents propose for a draft, and what removes a proposal. Asked for people who have or had a plan. */
export const useProposals = (draftId: string) => {
  const { user } = useSession()
  const online = useOnline()
  const queryKey = [...QUERY_KEYS.proposals, draftId]
  const { data = [] } = useQuery(
    {
      queryKey,
      queryFn: () =>
        requestJson(client.api.proposals.$get({ query: { draftId } }), ({ proposalsResponse }) => proposalsResponse),
      enabled: online && user !== null && user.subscriptionStatus !== 'free',
      staleTime: 0,
      refetchInterval: REFRESH_MS,
    },
    queryClient,
  )
  /** Removes a proposal on which the person has decided; offline it is offered again later. */
  const remove = async ({ id }: ProposalResponse): Promise<void> => {
    queryClient.setQueryData<ProposalResponse[]>(queryKey, (known) => known?.filter((one) => one.id !== id))
    try {
      await requestVoid(client.api.proposals[':id'].$delete({ param: { id } }))
    } catch (error) {
      if (toAppError(error).code !== 'not-found') console.warn(error)
    }
  }
  return { proposals: data, remove }
}
