import { useCallback, useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
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
  | { readonly step: 'preparing'; readonly plan: PaidPlanId; readonly isTrial: boolean }
  | { readonly step: 'paying'; readonly plan: PaidPlanId; readonly isTrial: boolean; readonly clientSecret: string }
  /** Account credit covered the price, or a subscription is already active. */
  | { readonly step: 'active' }
  | { readonly step: 'failed'; readonly plan: PaidPlanId; readonly error: AppError }

type Buyer = Pick<UserResponse, 'googleId' | 'email' | 'name'>

/** A plan to pay for, or whose trial is started. */
export interface Order {
  readonly plan: PaidPlanId
  readonly isTrial: boolean
}

const create = async ({ googleId, email, name }: Buyer, { plan, isTrial }: Order): Promise<Checkout> => {
  if (isTrial) {
    const { clientSecret } = await withRecentSignIn({ name: 'subscribe', input: plan }, () =>
      requestJson(
        client.api.subscription.trial.$post({ json: { googleId } }),
        ({ beginTrialResponse }) => beginTrialResponse,
      ),
    )
    return { step: 'paying', plan, isTrial, clientSecret }
  }
  const { clientSecret } = await withRecentSignIn({ name: 'subscribe', input: plan }, () =>
    requestJson(
      client.api['create-subscription'].$post({ json: { plan, email, name: name || FALLBACK_NAME } }),
      ({ createSubscriptionResponse }) => createSubscriptionResponse,
    ),
  )
  return clientSecret ? { step: 'paying', plan, isTrial, clientSecret } : { step: 'active' }
}

/**
 * Creates the subscription of a chosen plan, or begins its trial, and provides the client secret for the card form. The
 * last choice wins.
 */
export const useCheckout = () => {
  const [checkout, setCheckout] = useState<Checkout>({ step: 'choosing' })

  const begin = useCallback(async (buyer: Buyer, order: Order) => {
    const { plan, isTrial } = order
    setCheckout({ step: 'preparing', plan, isTrial })
    const next = await create(buyer, order).catch((thrown: unknown): Checkout => {
      const error = toAppError(thrown)
      if (error.code === 'cancelled') return { step: 'choosing' }
      console.warn(error)
      return error.code === 'already-subscribed' ? { step: 'active' } : { step: 'failed', plan, error }
    })
    if (next.step === 'active') await refreshPlan()
    setCheckout((now) => (now.step === 'preparing' && now.plan === plan && now.isTrial === isTrial ? next : now))
  }, [])

  return { checkout, begin, reset: useCallback(() => setCheckout({ step: 'choosing' }), []) }
}
