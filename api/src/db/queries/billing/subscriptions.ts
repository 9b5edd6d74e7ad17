import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { BillingInterval, PaidPlanId, SubscriptionStatus } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { closingSubscriptions, users, webhookEvents } from '../../schema/index.ts'
import type { User } from '../account/users.ts'

/** The subscription columns of a user's row. */
export interface SubscriptionState {
  readonly stripeSubscriptionId: string | null
  readonly subscriptionStatus: SubscriptionStatus
  readonly subscriptionPlan: PaidPlanId
  readonly subscriptionInterval: BillingInterval
  readonly cancelAtPeriodEnd: boolean
  readonly currentPeriodEnd: number | null
}

export interface WebhookEvent {
  readonly id: string
  readonly type: string
  readonly receivedAt: number
}

/** The user of a customer of the payment provider; undefined when nobody is. */
export const getUserByCustomerId = async (db: Db, customerId: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.stripeCustomerId, customerId)))[0]

/** Stores a customer id unless the user has one. Returns the stored id; null when the user is gone. */
export const saveCustomerId = async (db: Db, userId: string, customerId: string): Promise<string | null> => {
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)))
  const [row] = await db.select({ savedId: users.stripeCustomerId }).from(users).where(eq(users.id, userId))
  return row?.savedId ?? null
}

/** Removes a customer id that the provider no longer knows. */
export const clearCustomerId = async (db: Db, userId: string, customerId: string): Promise<void> => {
  await db
    .update(users)
    .set({ stripeCustomerId: null, subscriptionRevision: sql`${users.subscriptionRevision} + 1` })
    .where(and(eq(users.id, userId), eq(users.stripeCustomerId, customerId)))
}

/**
 * Stores the state of the provider, and the event that caused the read, in one batch. False, and nothing is stored, when
 * another state was stored since the user's row was read.
 */
export const updateSubscription = async (
  db: Db,
  { id, subscriptionRevision }: Pick<User, 'id' | 'subscriptionRevision'>,
  state: SubscriptionState,
  event: WebhookEvent | null,
): Promise<boolean> => {
  const isUnchanged = and(eq(users.id, id), eq(users.subscriptionRevision, subscriptionRevision))
  const update = db
    .update(users)
    .set({ ...state, subscriptionRevision: subscriptionRevision + 1 })
    .where(isUnchanged)
  if (!event) return (await update).rowsAffected > 0
  const [, updated] = await db.batch([
    db.run(sql`INSERT INTO ${webhookEvents} (id, type, received_at)
      SELECT ${event.id}, ${event.type}, ${event.receivedAt}
      WHERE EXISTS (SELECT 1 FROM ${users} WHERE ${isUnchanged}) ON CONFLICT (id) DO NOTHING`),
    update,
  ])
  return updated.rowsAffected > 0
}

/** Whether an event of the payment provider was handled before. */
export const hasWebhookEvent = async (db: Db, id: string): Promise<boolean> =>
  (await db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id))).length > 0

/** Stores an event that belongs to no user. */
export const insertWebhookEvent = async (db: Db, event: WebhookEvent): Promise<void> => {
  await db.insert(webhookEvents).values(event).onConflictDoNothing()
}

export type BillingClosure = typeof closingSubscriptions.$inferSelect

/** Deleted accounts whose billing has to be ended now, at most 50. `now`: UTC ms. */
export const listDueBillingClosures = async (db: Db, now: number, max = 50): Promise<BillingClosure[]> =>
  db
    .select()
    .from(closingSubscriptions)
    .where(lte(closingSubscriptions.nextAttemptAt, now))
    .orderBy(closingSubscriptions.nextAttemptAt)
    .limit(max)

/** Deletes a closure that the payment provider has confirmed. */
export const deleteBillingClosure = async (db: Db, id: string): Promise<void> => {
  await db.delete(closingSubscriptions).where(eq(closingSubscriptions.id, id))
}

/** Counts a failed attempt. `nextAttemptAt`: UTC ms. */
export const rescheduleBillingClosure = async (
  db: Db,
  closing: BillingClosure,
  nextAttemptAt: number,
): Promise<void> => {
  await db
    .update(closingSubscriptions)
    .set({ attempts: closing.attempts + 1, nextAttemptAt })
    .where(eq(closingSubscriptions.id, closing.id))
}
