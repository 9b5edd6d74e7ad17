import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { MAX_LISTED_DELIVERIES } from '#shared/api-schema/webhook-endpoints.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { users, webhookDeliveries, webhookEndpoints } from '../../schema/index.ts'
import type { User } from './users.ts'

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect

/** Inserts an endpoint. False when its user has as many as an account may have. */
export const insertWebhookEndpoint = async (db: Db, endpoint: WebhookEndpoint): Promise<boolean> => {
  const { id, userId, url, secret, createdAt } = endpoint
  const { rowsAffected } = await db.run(sql`
    INSERT INTO webhook_endpoints (id, user_id, url, secret, created_at)
    SELECT ${id}, ${userId}, ${url}, ${secret}, ${createdAt}
    WHERE (SELECT count(*) FROM webhook_endpoints WHERE user_id = ${userId}) < ${MAX_WEBHOOK_ENDPOINTS}`)
  return rowsAffected > 0
}

/** The endpoints of a user, newest first. */
export const listWebhookEndpoints = (db: Db, userId: string): Promise<WebhookEndpoint[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(desc(webhookEndpoints.createdAt))

/** The deliveries of all endpoints of a user, newest first. */
export const listWebhookDeliveries = async (db: Db, userId: string): Promise<WebhookDelivery[]> => {
  const rows = await db
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(desc(webhookDeliveries.createdAt))
  return rows.map(({ delivery }) => delivery)
}

/** Undefined when there is no such delivery, or it was deleted with its endpoint. */
export const getDelivery = async (db: Db, id: string): Promise<WebhookDelivery | undefined> =>
  (await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0]

/** Deletes an endpoint with its deliveries. False when the user has no such endpoint. */
export const deleteWebhookEndpoint = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const own = and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, id))
  const [, deleted] = await db.batch([
    db
      .delete(webhookDeliveries)
      .where(
        sql`${webhookDeliveries.endpointId} IN (SELECT id FROM webhook_endpoints WHERE id = ${id} AND user_id = ${userId})`,
      ),
    db.delete(webhookEndpoints).where(own),
  ])
  return deleted.rowsAffected > 0
}

/** Adds a delivery to an endpoint, due at once, and drops its oldest ones over the limit of the log. */
export const insertWebhookDelivery = async (
  db: Db,
  { id, endpointId, resumeId, now }: { id: string; endpointId: string; resumeId: string; now: number },
): Promise<void> => {
  await db.batch([
    db.run(sql`
      INSERT INTO webhook_deliveries (id, endpoint_id, resume_id, state, created_at, next_attempt_at)
      SELECT ${id}, id, ${resumeId}, 'pending', ${now}, ${now} FROM webhook_endpoints WHERE id = ${endpointId}`),
    db.run(sql`
      DELETE FROM webhook_deliveries WHERE endpoint_id = ${endpointId} AND id NOT IN (
        SELECT id FROM webhook_deliveries WHERE endpoint_id = ${endpointId}
        ORDER BY created_at DESC, id LIMIT ${MAX_LISTED_DELIVERIES})`),
  ])
}

export interface DueDelivery {
  readonly delivery: WebhookDelivery
  readonly endpoint: WebhookEndpoint
  readonly user: User
}

/** Pending deliveries that are due, the longest waiting first. `now`: UTC ms. */
export const listDueDeliveries = (db: Db, now: number, max: number): Promise<DueDelivery[]> =>
  db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, user: users })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(lte(webhookDeliveries.nextAttemptAt, now))
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(max)

/** Takes a due delivery for one try, so that no other process sends it too. False when it was taken. */
export const takeDelivery = async (
  db: Db,
  { id, attempts }: WebhookDelivery,
  nextAttemptAt: number,
): Promise<boolean> =>
  (
    await db
      .update(webhookDeliveries)
      .set({ attempts: attempts + 1, nextAttemptAt })
      .where(
        and(
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.attempts, attempts),
          eq(webhookDeliveries.state, 'pending'),
        ),
      )
  ).rowsAffected > 0

/** Records the result of a try. */
export const updateDelivery = async (
  db: Db,
  id: string,
  result: Pick<WebhookDelivery, 'state' | 'lastStatus' | 'nextAttemptAt'>,
): Promise<void> => {
  await db.update(webhookDeliveries).set(result).where(eq(webhookDeliveries.id, id))
}
