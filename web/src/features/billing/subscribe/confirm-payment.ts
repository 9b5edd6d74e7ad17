import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'

/** Refetches everything that depends on the plan. */
export const refreshPlan = (): Promise<void> =>
  Promise.all(
    [QUERY_KEYS.status, QUERY_KEYS.usage, QUERY_KEYS.user].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  ).then(() => undefined)

/** Confirms a payment through the server. Only the returned status tells whether the plan is active. */
export const confirmPayment = async (
  googleId: string,
  paymentIntentId: string,
): Promise<SubscriptionStatusResponse> => {
  const call = client.api.subscription.confirm.$post({ json: { googleId, paymentIntentId } })
  const status = await requestJson(call, ({ subscriptionStatusResponse }) => subscriptionStatusResponse)
  await refreshPlan()
  return status
}
