import { type SubscriptionStatusResponse, subscriptionStatusResponse } from '#shared/api-schema/responses.ts'
import { client, requestJson } from '#web/platform/api.ts'
import { KEYS } from '#web/platform/queries.ts'
import { queryClient } from '#web/platform/query.ts'

/** What the account may do has changed: ask for it anew wherever it is shown. */
export const refreshPlan = (): Promise<void> =>
  Promise.all([KEYS.status, KEYS.usage, KEYS.user].map((queryKey) => queryClient.invalidateQueries({ queryKey }))).then(
    () => undefined,
  )

/** Has the server confirm a payment with the provider; only its answer says that a plan is active. */
export const confirmPayment = async (
  googleId: string,
  paymentIntentId: string,
): Promise<SubscriptionStatusResponse> => {
  const call = client.api.subscription.confirm.$post({ json: { googleId, paymentIntentId } })
  const status = await requestJson(call, subscriptionStatusResponse)
  await refreshPlan()
  return status
}
