import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, id } from './columns.ts'

/** Webhook events of the payment provider that were handled. */
export const webhookEvents = sqliteTable('webhook_events', {
  id: id(),
  type: text('type').notNull(),
  receivedAt: integer('received_at').notNull(),
})

/** Provider ids of a deleted account, until the provider has confirmed the end of billing. */
export const closingSubscriptions = sqliteTable('closing_subscriptions', {
  id: id(),
  stripeCustomerId: text('stripe_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  createdAt: createdAt(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: integer('next_attempt_at').notNull().default(0),
})
