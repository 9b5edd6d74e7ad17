import { queryOptions } from '@tanstack/react-query'
import type { ConfigResponse } from '#shared/api-schema/system.ts'
import { client, requestJson } from './client.ts'
import { queryClient } from './query-client.ts'

/** Everything under `mine` belongs to the signed-in account and is removed at sign-out. */
export const QUERY_KEYS = {
  config: ['config'],
  mine: ['mine'],
  user: ['mine', 'user'],
  usage: ['mine', 'usage'],
  status: ['mine', 'status'],
  resumes: ['mine', 'resumes'],
  sessions: ['mine', 'sessions'],
  limits: ['mine', 'limits'],
  webhooks: ['mine', 'webhooks'],
  proposals: ['mine', 'proposals'],
  accessKeys: ['mine', 'access-keys'],
  shares: ['mine', 'shares'],
  tickets: ['mine', 'tickets'],
  team: ['mine', 'team'],
  boards: ['mine', 'boards'],
  candidates: ['mine', 'candidates'],
} as const

export const configQuery = queryOptions({
  queryKey: QUERY_KEYS.config,
  queryFn: () => requestJson(client.api.config.$get(), ({ configResponse }) => configResponse),
  gcTime: Number.POSITIVE_INFINITY,
})

/** The server's configuration, requested once. Throws as `requestJson`. */
export const fetchConfig = (): Promise<ConfigResponse> => queryClient.fetchQuery(configQuery)

/**
 * A failed request is sent again on reconnection or when a person asks, not by what mounts: a screen hides its parts while
 * the session loads, and a part that mounts again would hide itself and ask without end.
 */
export const userQuery = queryOptions({
  queryKey: QUERY_KEYS.user,
  queryFn: () => requestJson(client.api.user.$get(), ({ userResponse }) => userResponse),
  retryOnMount: false,
})

export const usageQuery = queryOptions({
  queryKey: QUERY_KEYS.usage,
  queryFn: () => requestJson(client.api.user['analysis-usage'].$get(), ({ usageResponse }) => usageResponse),
})

/** Never cached: the editor and other devices change it. */
export const limitsQuery = queryOptions({
  queryKey: QUERY_KEYS.limits,
  queryFn: () => requestJson(client.api.user.limits.$get(), ({ accountLimitsResponse }) => accountLimitsResponse),
  staleTime: 0,
})

/** Never cached: a subscription can change outside the app. */
export const statusQuery = (googleId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.status, googleId],
    queryFn: () =>
      requestJson(
        client.api.subscription.status.$get({ query: { googleId } }),
        ({ subscriptionStatusResponse }) => subscriptionStatusResponse,
      ),
    staleTime: 0,
    gcTime: 0,
  })

/** The team of the account; null without one. Members change it on other devices. */
export const teamQuery = queryOptions({
  queryKey: QUERY_KEYS.team,
  queryFn: async () => (await requestJson(client.api.team.$get(), ({ ownTeamResponse }) => ownTeamResponse)).team,
  staleTime: 0,
  refetchOnWindowFocus: true,
})
