import { Stripe } from 'stripe'
import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import type { ProviderWebhookEvent } from '../../ports/payments.ts'
import { WEBHOOK_EVENTS } from './names.ts'

const MAX_SIGNATURE_AGE_SECONDS = 300
const SUBSCRIPTION_EVENTS: ReadonlySet<string> = new Set(WEBHOOK_EVENTS)

const idOrObject = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const payloadSchema = z.object({
  object: z.string(),
  id: z.string().nullish(),
  customer: idOrObject,
  charge: idOrObject,
})

const getChargeId = ({ object, id, charge }: z.output<typeof payloadSchema>): string | null =>
  (object === 'charge' ? id : object === 'dispute' || object === 'refund' ? charge : null) ?? null

/** Verifies webhook signatures over the raw body, asynchronously because workerd has no synchronous crypto. */
export const createWebhookVerifier = (stripe: Stripe, secret: string, clock: () => number) => {
  const crypto = Stripe.createSubtleCryptoProvider()
  return async (rawBody: string, signature: string): Promise<ProviderWebhookEvent> => {
    const event = await stripe.webhooks
      .constructEventAsync(rawBody, signature, secret, MAX_SIGNATURE_AGE_SECONDS, crypto, clock())
      .catch((error: unknown) => {
        throw new AppError('invalid-request', {}, error)
      })
    const object = payloadSchema.safeParse(event.data.object)
    return {
      id: event.id,
      type: event.type,
      affectsSubscription: SUBSCRIPTION_EVENTS.has(event.type),
      customerId: (object.success && object.data.customer) || null,
      chargeId: object.success ? getChargeId(object.data) : null,
    }
  }
}
