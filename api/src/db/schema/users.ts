import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '#shared/languages.ts'
import type { BillingInterval, PaidPlanId, SubscriptionStatus } from '#shared/plans.ts'
import { createdAt, id, now } from './columns.ts'

export const users = sqliteTable('users', {
  id: id(),
  /** Id of the user in Firebase. A user that was deleted there and signs in again has a new one. */
  googleId: text('google_id').notNull().unique(),
  /** Id of the Google account itself, which never changes; null until the next sign-in. */
  googleAccountId: text('google_account_id'),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  picture: text('picture'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  stripeSubscriptionId: text('stripe_subscription_id').unique(),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('free'),
  subscriptionPlan: text('subscription_plan').$type<PaidPlanId>().notNull().default('basic'),
  subscriptionInterval: text('subscription_interval').$type<BillingInterval>().notNull().default('month'),
  cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
  currentPeriodEnd: integer('current_period_end'),
  /** Incremented with every stored provider state, so that a late read cannot overwrite a newer one. */
  subscriptionRevision: integer('subscription_revision').notNull().default(0),
  monthlyAnalysisCount: integer('monthly_analysis_count').notNull().default(0),
  lastAnalysisReset: integer('last_analysis_reset').notNull().default(now),
  language: text('language').$type<Language>(),
  createdAt: createdAt(),
  /** Bytes of the user's uploads, results, documents and drafts. Kept by the triggers of migrations 0003 and 0006. */
  storageBytes: integer('storage_bytes').notNull().default(0),
})

/** The column of a table whose rows belong to one person and go with them. */
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
