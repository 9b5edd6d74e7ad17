import * as z from 'zod'

const MAX_URL_CHARS = 500

/** Deliveries of one endpoint that are kept, the newest. */
export const MAX_LISTED_DELIVERIES = 50
/** How long to wait after each failed try, in seconds; after the last one a delivery has failed. */
export const DELIVERY_BACKOFF_SECONDS = [60, 300, 1_800, 7_200, 21_600, 86_400] as const

export const WEBHOOK_SECRET_PREFIX = 'whsec_'
/** Of every delivery: `t=<seconds>,v1=<HMAC-SHA-256 of "<seconds>.<body>" with the secret, hex>`. */
export const WEBHOOK_SIGNATURE_HEADER = 'Faro-Signature'

/** Https to a host name of several labels, on the usual port, without credentials and fragment. No IP address matches. */
const WEBHOOK_URL = /^https:\/\/(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](?:[/?][!"$-~]*)?$/i

export const createWebhookEndpointBody = z.object({ url: z.string().max(MAX_URL_CHARS).regex(WEBHOOK_URL) })

const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Times in UTC ms. `lastStatus`: of the last answer; null without one. `resumeId`: empty for a test. */
const deliveryResponse = z.object({
  id: z.string(),
  resumeId: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int().min(0),
  lastStatus: z.int().nullable(),
  createdAt: z.int(),
  nextAttemptAt: z.int().nullable(),
})

export const webhookEndpointResponse = z.object({
  id: z.string(),
  url: z.string(),
  createdAt: z.int(),
  deliveries: z.array(deliveryResponse),
})
export type WebhookDeliveryResponse = z.infer<typeof deliveryResponse>
export type WebhookEndpointResponse = z.infer<typeof webhookEndpointResponse>
export const webhookEndpointsResponse = z.array(webhookEndpointResponse)

/** The only response with the secret of the signatures. */
export const createdWebhookEndpointResponse = webhookEndpointResponse.extend({ secret: z.string() })
export type CreatedWebhookEndpointResponse = z.infer<typeof createdWebhookEndpointResponse>

/** The body of a delivery. It has ids alone: what it is about is read with an access key. `createdAt`: UTC ms. */
export type WebhookEvent = { readonly id: string; readonly createdAt: number } & (
  | { readonly type: 'analysis.finished'; readonly data: { readonly resumeId: string } }
  | { readonly type: 'webhook.test'; readonly data: Record<string, never> }
)

/** The `resumeId` of a delivery that only tests its address. */
export const TEST_RESUME_ID = ''
