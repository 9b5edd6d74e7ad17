import { type CreatedWebhookEndpointResponse, WEBHOOK_SECRET_PREFIX } from '#shared/api-schema/webhook-endpoints.ts'
import { AppError } from '#shared/errors.ts'
import { hasCapability, MAX_WEBHOOK_ENDPOINTS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { insertWebhookEndpoint } from '../../db/queries/account/webhook-endpoints.ts'
import { toHex } from '../../hash.ts'
import { toWebhookEndpointResponse } from './to-response.ts'

const SECRET_BYTES = 32

/**
 * Adds an address for finished analyses; the answer alone has its secret. Throws `plan-required`, `not-public`,
 * `too-many-webhooks`.
 */
export const createWebhookEndpoint = async ({
  ctx,
  input: { user, url },
}: ServiceCall<{ readonly user: User; readonly url: string }>): Promise<CreatedWebhookEndpointResponse> => {
  if (!hasCapability('webhooks', user.subscriptionPlan, user.subscriptionStatus)) throw new AppError('plan-required')
  if (!(await ctx.webhooks.isPublic(url))) throw new AppError('not-public')
  const secret = WEBHOOK_SECRET_PREFIX + toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer)
  const row = { id: ctx.newId(), userId: user.id, url, secret, createdAt: ctx.clock() }
  if (!(await insertWebhookEndpoint(ctx.db, row)))
    throw new AppError('too-many-webhooks', { max: MAX_WEBHOOK_ENDPOINTS })
  return { ...toWebhookEndpointResponse(row, []), secret }
}
