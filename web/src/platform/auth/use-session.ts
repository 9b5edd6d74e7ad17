import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { UsageResponse, UserResponse } from '#shared/api-schema/account.ts'
import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { toAppError } from '../api/errors.ts'
import { statusQuery, usageQuery, userQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { getAccountHint, onAccountHint } from './account-hint.ts'

export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: UserResponse }
  /** Signed in before, but the session cannot be checked: offline, or the server fails. */
  | { readonly status: 'unreachable'; readonly user: null; readonly error: Error; readonly retry: () => void }

const none = () => null

/** Id of the account that was last signed in on this device; null for a visitor. */
export const useAccountHint = (): string | null => useSyncExternalStore(onAccountHint, getAccountHint, none)

/** The current session. Makes no request for visitors. */
export const useSession = (): Session => {
  const hint = useAccountHint()
  const user = useQuery({ ...userQuery, enabled: hint !== null }, queryClient)
  if (hint === null) return { status: 'signed-out', user: null }
  if (user.data) return { status: 'signed-in', user: user.data }
  if (user.isFetching || !user.error) return { status: 'loading', user: null }
  const error = toAppError(user.error)
  if (error.code === 'unauthenticated') return { status: 'signed-out', user: null }
  return { status: 'unreachable', user: null, error, retry: () => void user.refetch() }
}

/** Used and allowed analyses of this month. `settled`: the request has succeeded or failed. */
export const useUsage = (): { readonly usage: UsageResponse | null; readonly settled: boolean } => {
  const { status } = useSession()
  const query = useQuery({ ...usageQuery, enabled: status === 'signed-in' }, queryClient)
  return { usage: query.data ?? null, settled: query.isFetched }
}

export interface SubscriptionState {
  readonly status: SubscriptionStatusResponse | null
  readonly error: Error | null
  readonly refetch: () => void
}

/** The plan of the signed-in person; null for visitors and while it loads. */
export const useSubscription = (): SubscriptionState => {
  const { user } = useSession()
  const query = useQuery({ ...statusQuery(user?.googleId ?? ''), enabled: user !== null }, queryClient)
  return { status: query.data ?? null, error: query.error, refetch: () => void query.refetch() }
}
