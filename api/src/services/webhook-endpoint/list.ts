import type { WebhookEndpointResponse } from '#shared/api-schema/webhook-endpoints.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listWebhookDeliveries, listWebhookEndpoints } from '../../db/queries/account/webhook-endpoints.ts'
import { toWebhookEndpointResponse } from './to-response.ts'

/** Lists the addresses of a user with their last deliveries, newest first. */
export const listEndpoints = async ({
  ctx,
  input: { user },
}: {
  readonly ctx: Pick<Ctx, 'db'>
  readonly input: { readonly user: User }
}): Promise<WebhookEndpointResponse[]> => {
  const [endpoints, deliveries] = await Promise.all([
    listWebhookEndpoints(ctx.db, user.id),
    listWebhookDeliveries(ctx.db, user.id),
  ])
  return endpoints.map((endpoint) => toWebhookEndpointResponse(endpoint, deliveries))
}
