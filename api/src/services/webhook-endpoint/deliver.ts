import {
  DELIVERY_BACKOFF_SECONDS,
  TEST_RESUME_ID,
  WEBHOOK_SIGNATURE_HEADER,
  type WebhookEvent,
} from '#shared/api-schema/webhook-endpoints.ts'
import { hasCapability } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import {
  type DueDelivery,
  insertWebhookDelivery,
  listDueDeliveries,
  listWebhookEndpoints,
  takeDelivery,
  updateDelivery,
} from '../../db/queries/account/webhook-endpoints.ts'
import { describeError } from '../../log.ts'
import { sign } from '../../signature.ts'

const SECOND_MS = 1_000
/** Sent at the same time: a slow receiver holds up the others for its time limit at most. */
const PARALLEL = 5

/** Queues the event of a finished analysis for each address of its person; `deliverDue` sends it. Returns how many. */
export const queueDeliveries = async (ctx: Ctx, user: User, resumeId: string): Promise<number> => {
  if (!hasCapability('webhooks', user.subscriptionPlan, user.subscriptionStatus)) return 0
  const now = ctx.clock()
  const endpoints = await listWebhookEndpoints(ctx.db, user.id)
  for (const { id: endpointId } of endpoints)
    await insertWebhookDelivery(ctx.db, { id: ctx.newId(), endpointId, resumeId, now })
  return endpoints.length
}

/** Sends up to `max` deliveries that are due. A failed one is tried again later, a few times. */
export const deliverDue = async (ctx: Ctx, max: number): Promise<void> => {
  const due = await listDueDeliveries(ctx.db, ctx.clock(), max)
  for (let at = 0; at < due.length; at += PARALLEL)
    await Promise.all(due.slice(at, at + PARALLEL).map((delivery) => deliver(ctx, delivery)))
}

/** Makes one try of a delivery, unless another process makes it. A test has one try only. */
export const deliver = async (ctx: Ctx, { delivery, endpoint, user }: DueDelivery): Promise<void> => {
  const wait = DELIVERY_BACKOFF_SECONDS[delivery.attempts]
  const nextAttemptAt = ctx.clock() + (wait ?? DELIVERY_BACKOFF_SECONDS[0]) * SECOND_MS
  if (!(await takeDelivery(ctx.db, delivery, nextAttemptAt))) return
  const isOpen = hasCapability('webhooks', user.subscriptionPlan, user.subscriptionStatus)
  const lastStatus = isOpen ? await send(ctx, { delivery, endpoint }) : null
  if (lastStatus !== null && lastStatus >= 200 && lastStatus < 300)
    return updateDelivery(ctx.db, delivery.id, { state: 'delivered', lastStatus, nextAttemptAt: null })
  const isLast = wait === undefined || !isOpen || delivery.resumeId === TEST_RESUME_ID
  const result = isLast
    ? ({ state: 'failed', nextAttemptAt: null } as const)
    : ({ state: 'pending', nextAttemptAt } as const)
  return updateDelivery(ctx.db, delivery.id, { ...result, lastStatus })
}

/** The status of the answer, null without one. The log has neither the address nor the event. */
const send = async (ctx: Ctx, { delivery, endpoint }: Omit<DueDelivery, 'user'>): Promise<number | null> => {
  const { id, createdAt, resumeId } = delivery
  const event: WebhookEvent =
    resumeId === TEST_RESUME_ID
      ? { id, type: 'webhook.test', createdAt, data: {} }
      : { id, type: 'analysis.finished', createdAt, data: { resumeId } }
  const body = JSON.stringify(event)
  const seconds = Math.floor(ctx.clock() / SECOND_MS)
  const signature = `t=${seconds},v1=${await sign(endpoint.secret, `${seconds}.${body}`)}`
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Faro-Webhooks',
    [WEBHOOK_SIGNATURE_HEADER]: signature,
  }
  try {
    return await ctx.webhooks.send(endpoint.url, body, headers)
  } catch (error) {
    ctx.log({ level: 'info', event: 'webhook-failed', deliveryId: id, ...describeError(error) })
    return null
  }
}
