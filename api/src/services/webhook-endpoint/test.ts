import { TEST_RESUME_ID, type WebhookEndpointResponse } from '#shared/api-schema/webhook-endpoints.ts'
import { AppError } from '#shared/errors.ts'
import { hasCapability } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import {
  getDelivery,
  insertWebhookDelivery,
  listWebhookDeliveries,
  listWebhookEndpoints,
} from '../../db/queries/account/webhook-endpoints.ts'
import { deliver } from './deliver.ts'
import { toWebhookEndpointResponse } from './to-response.ts'

/**
 * Sends a signed test to an address at once and returns the address with its deliveries, the test first. An address that
 * does not answer is no error: the delivery says so. Throws `plan-required`, `not-found`.
 */
export const testWebhookEndpoint = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ readonly user: User; readonly id: string }>): Promise<WebhookEndpointResponse> => {
  if (!hasCapability('webhooks', user.subscriptionPlan, user.subscriptionStatus)) throw new AppError('plan-required')
  const endpoint = (await listWebhookEndpoints(ctx.db, user.id)).find((own) => own.id === id)
  if (!endpoint) throw new AppError('not-found')
  const deliveryId = ctx.newId()
  await insertWebhookDelivery(ctx.db, { id: deliveryId, endpointId: id, resumeId: TEST_RESUME_ID, now: ctx.clock() })
  const delivery = await getDelivery(ctx.db, deliveryId)
  if (delivery) await deliver(ctx, { delivery, endpoint, user })
  return toWebhookEndpointResponse(endpoint, await listWebhookDeliveries(ctx.db, user.id))
}
