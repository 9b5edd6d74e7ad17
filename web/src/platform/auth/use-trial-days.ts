import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession, useSubscription } from './use-session.ts'

/** Days of the free trial that this person can start, or that a visitor is offered; 0 for none or while unknown. */
export const useTrialDays = (): number => {
  const session = useSession()
  const { status } = useSubscription()
  const { data: config } = useQuery(configQuery, queryClient)
  if (session.status === 'signed-in') return status?.trialDays ?? 0
  return session.status === 'signed-out' ? (config?.trialDays ?? 0) : 0
}
