import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { unsafeCast } from '#shared/cast.ts'
import { createPrivateFile, makePrivate } from '../../db/private-file.ts'
import { createStripeFake, type StripeFake, type StripeFakeOptions } from './fake.ts'
import type { StripeObject } from './objects.ts'
import type { Snapshot } from './store.ts'

const responseSchema = z.object({ fingerprint: z.string(), status: z.int(), body: z.string() })
const snapshotSchema = z.object({
  objects: z.array(z.unknown()),
  answers: z.array(z.tuple([z.string(), responseSchema])),
  ahead: z.int(),
})

const oldSubscriptionSchema = z.looseObject({
  object: z.literal('subscription'),
  payment_settings: z.undefined().optional(),
})

/** Subscriptions of earlier releases have a card of their own. */
const addPaymentSettings = (object: unknown): unknown => {
  const { data: old } = oldSubscriptionSchema.safeParse(object)
  if (!old) return object
  const save_default_payment_method = 'on_subscription'
  return {
    ...old,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method },
  }
}

const subscriptionSchema = z.looseObject({ object: z.literal('subscription'), created: z.number() })

/** Subscriptions of earlier releases have no trial, and periods from their first day on. */
const addTrialFields = (object: unknown): unknown => {
  const { data: subscription } = subscriptionSchema.safeParse(object)
  if (!subscription) return object
  const { created } = subscription
  return { billing_cycle_anchor: created, trial_start: null, trial_end: null, trial_settings: null, ...subscription }
}

/** Null on the first start and for a damaged file; the fake starts empty then. */
const loadSnapshot = (file: string): Snapshot | null => {
  try {
    const { objects, ...rest } = snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return {
      ...rest,
      objects: unsafeCast<StripeObject[]>(
        objects.map(addPaymentSettings).map(addTrialFields),
        'written by `save` below',
      ),
    }
  } catch {
    return null
  }
}

const WEBHOOK_PATH = '/api/webhooks/stripe'

/**
 * Creates a Stripe fake that stores its state in a file, so that subscriptions survive a restart. `send` forwards the
 * webhook requests to the API.
 */
export const openStripeFake = (
  file: string,
  send: (request: Request) => Response | Promise<Response>,
  options: Pick<StripeFakeOptions, 'controls'> = {},
): StripeFake => {
  makePrivate(file)
  return createStripeFake({
    ...options,
    saved: loadSnapshot(file),
    save: (snapshot) => {
      createPrivateFile(`${file}.new`)
      makePrivate(`${file}.new`)
      writeFileSync(`${file}.new`, JSON.stringify(snapshot))
      renameSync(`${file}.new`, file)
    },
    deliver: async (payload, signature) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
      const response = await send(
        new Request(`http://localhost${WEBHOOK_PATH}`, { method: 'POST', headers, body: payload }),
      )
      return response.ok
    },
  })
}
