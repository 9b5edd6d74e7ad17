import { MAX_LISTED_DELIVERIES, type WebhookEndpointResponse } from '#shared/api-schema/webhook-endpoints.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../db/queries/account/webhook-endpoints.ts'

/** An endpoint for its owner, without its secret. `deliveries`: of any endpoints, newest first. */
export const toWebhookEndpointResponse = (
  { id, url, createdAt }: WebhookEndpoint,
  deliveries: readonly WebhookDelivery[],
): WebhookEndpointResponse => ({
  id,
  url,
  createdAt,
  deliveries: deliveries
    .filter(({ endpointId }) => endpointId === id)
    .slice(0, MAX_LISTED_DELIVERIES)
    .map(({ endpointId: _, ...delivery }) => delivery),
})
