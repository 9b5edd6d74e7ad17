import { trust } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { stripeClient } from '../adapters/stripe/client.ts'
import { stripePayments } from '../adapters/stripe/payments.ts'
import { STAND_IN_KEYS } from '../dev/stripe/keys.ts'
import type { StandIn } from '../dev/stripe/stand-in.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payments.ts'
import type { ServiceEnv } from './env.ts'

/** Stripe by its keys. Without a webhook secret every webhook is refused: nothing unsigned gets in. */
export const stripeOf = (env: ServiceEnv, clock: Clock): Payments =>
  env.STRIPE_SECRET_KEY === undefined
    ? noPayments
    : stripePayments({
        stripe: stripeClient({ secretKey: env.STRIPE_SECRET_KEY }),
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? crypto.randomUUID(),
        clock,
      })

/** A Worker without Stripe's keys: every call says `not-configured`, the rest of the API is whole. */
const noPayments = trust<Payments>(
  new Proxy({}, { get: () => () => Promise.reject(new AppError('not-configured')) }),
  'every method of the port throws the same',
)

/** The same adapter in front of the stand-in: in this process (Node), or at an address beside it (`wrangler dev`). */
export const standInPayments = (standIn: StandIn | URL, clock: Clock): Payments =>
  stripePayments({
    stripe: stripeClient({
      secretKey: STAND_IN_KEYS.secretKey,
      ...(standIn instanceof URL
        ? { baseUrl: standIn.href }
        : { fetch: (input, init) => standIn.fetch(new Request(input, init)) }),
    }),
    webhookSecret: STAND_IN_KEYS.webhookSecret,
    clock,
  })
