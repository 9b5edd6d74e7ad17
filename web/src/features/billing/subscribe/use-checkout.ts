import { useCallback, useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { createSubscriptionResponse } from '#shared/api-schema/subscriptions.ts'
import type { AppError } from '#shared/errors.ts'
import type { PaidPlanId } from '#shared/plans.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { withRecentSignIn } from '#web/platform/auth/recent-sign-in.ts'
import { refreshPlan } from './confirm-payment.ts'

/** Name sent for an account that has none. */
const FALLBACK_NAME = 'Usuario'

export type Checkout =
  | { readonly step: 'choosing' }
  | { readonly step: 'preparing'; readonly plan: PaidPlanId }
  | { readonly step: 'paying'; readonly plan: PaidPlanId; readonly clientSecret: string }
  /** Account credit covered the price, or a subscription is already active. */
  | { readonly step: 'active' }
  | { readonly step: 'failed'; readonly plan: PaidPlanId; readonly error: AppError }

type Buyer = Pick<UserResponse, 'email' | 'name'>

const create = async ({ email, name }: Buyer, plan: PaidPlanId): Promise<Checkout> => {
  const { clientSecret } = await withRecentSignIn({ name: 'subscribe', input: plan }, () =>
    requestJson(
      client.api['create-subscription'].$post({ json: { plan, email, name: name || FALLBACK_NAME } }),
      createSubscriptionResponse,
    ),
  )
  return clientSecret ? { step: 'paying', plan, clientSecret } : { step: 'active' }
}

/**
 * Creates the subscription of a chosen plan and provides the client secret for the payment form. The last choice
 * wins.
 */
export const useCheckout = () => {
  const [checkout, setCheckout] = useState<Checkout>({ step: 'choosing' })

  const begin = useCallback(async (buyer: Buyer, plan: PaidPlanId) => {
    setCheckout({ step: 'preparing', plan })
    const next = await create(buyer, plan).catch((thrown: unknown): Checkout => {
      const error = toAppError(thrown)
      if (error.code === 'cancelled') return { step: 'choosing' }
      console.warn(error)
      return error.code === 'already-subscribed' ? { step: 'active' } : { step: 'failed', plan, error }
    })
    if (next.step === 'active') await refreshPlan()
    setCheckout((now) => (now.step === 'preparing' && now.plan === plan ? next : now))
  }, [])

  return { checkout, begin, reset: useCallback(() => setCheckout({ step: 'choosing' }), []) }
}
