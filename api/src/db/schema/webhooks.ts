import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DeliveryState } from '#shared/api-schema/webhook-endpoints.ts'
import { createdAt, id } from './columns.ts'
import { owner } from './users.ts'

/** Addresses of people's programs that are told of finished analyses. */
export const webhookEndpoints = sqliteTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: owner(),
    url: text('url').notNull(),
    /** Signs deliveries, so it cannot be hashed. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('webhook_endpoints_user').on(t.userId)],
)

/** Events for an address, sent or still to be sent. The newest of each are kept. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    resumeId: text('resume_id').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** HTTP status of the last answer; null without one. */
    lastStatus: integer('last_status'),
    createdAt: createdAt(),
    /** Null when it is delivered or has failed. */
    nextAttemptAt: integer('next_attempt_at'),
  },
  (t) => [index('webhook_deliveries_endpoint').on(t.endpointId), index('webhook_deliveries_due').on(t.nextAttemptAt)],
)
