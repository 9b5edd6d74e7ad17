import { Stripe } from 'stripe'
import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import type { ProviderEvent } from '../../ports/payments.ts'
import { WEBHOOK_EVENTS } from './names.ts'

const TOLERANCE_SECONDS = 300
const CONCERNS: ReadonlySet<string> = new Set(WEBHOOK_EVENTS)

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const payload = z.object({ object: z.string(), id: z.string().nullish(), customer: reference, charge: reference })

const chargeOf = ({ object, id, charge }: z.output<typeof payload>): string | null =>
  (object === 'charge' ? id : object === 'dispute' || object === 'refund' ? charge : null) ?? null

/** Checks a webhook's signature over the raw text; in workerd only the asynchronous way works. */
export const eventReader = (stripe: Stripe, secret: string, clock: () => number) => {
  const crypto = Stripe.createSubtleCryptoProvider()
  return async (rawBody: string, signature: string): Promise<ProviderEvent> => {
    const event = await stripe.webhooks
      .constructEventAsync(rawBody, signature, secret, TOLERANCE_SECONDS, crypto, clock())
      .catch((error: unknown) => {
        throw new AppError('invalid-request', {}, error)
      })
    const read = payload.safeParse(event.data.object)
    return {
      id: event.id,
      type: event.type,
      concernsSubscription: CONCERNS.has(event.type),
      customerId: (read.success && read.data.customer) || null,
      chargeId: read.success ? chargeOf(read.data) : null,
    }
  }
}
