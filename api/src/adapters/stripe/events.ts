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

const eventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.unknown() }),
})

/** Repeating a malformed event would not mend it, so it is refused for good. The error names its id only. */
const createMalformedError = (event: unknown): AppError => {
  const { data } = eventSchema.pick({ id: true }).safeParse(event)
  return new AppError('invalid-request', { eventId: data?.id ?? 'unknown' })
}

/** Whether the signature was made at a time that the server's clock does not accept. */
const isOfOtherTime = (signature: string, now: number): boolean =>
  Math.abs(Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN) - now / 1_000) > MAX_SIGNATURE_AGE_SECONDS

const getChargeId = ({ object, id, charge }: z.output<typeof payloadSchema>): string | null =>
  (object === 'charge' ? id : object === 'dispute' || object === 'refund' ? charge : null) ?? null

/** Verifies webhook signatures over the raw body, asynchronously because workerd has no synchronous crypto. */
export const createWebhookVerifier = (stripe: Stripe, secret: string, clock: () => number) => {
  const crypto = Stripe.createSubtleCryptoProvider()
  return async (rawBody: string, signature: string): Promise<ProviderWebhookEvent> => {
    const event: unknown = await stripe.webhooks
      .constructEventAsync(rawBody, signature, secret, MAX_SIGNATURE_AGE_SECONDS, crypto, clock())
      .catch((error: unknown) => {
        throw new AppError(
          'invalid-request',
          { reason: isOfOtherTime(signature, clock()) ? 'time' : 'signature' },
          error,
        )
      })
    const { data: parsed } = eventSchema.safeParse(event)
    if (!parsed) throw createMalformedError(event)
    const affectsSubscription = SUBSCRIPTION_EVENTS.has(parsed.type)
    const { data: object } = payloadSchema.safeParse(parsed.data.object)
    if (affectsSubscription && !object) throw createMalformedError(event)
    return {
      id: parsed.id,
      type: parsed.type,
      affectsSubscription,
      customerId: (object?.object === 'customer' ? object.id : object?.customer) || null,
      paymentIntentId: (object?.object === 'payment_intent' && object.id) || null,
      cardSetupId: (object?.object === 'setup_intent' && object.id) || null,
      chargeId: object ? getChargeId(object) : null,
    }
  }
}
