import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TicketAnswer, TicketStatus } from '#shared/api-schema/support.ts'
import { createdAt, id } from './columns.ts'
import { owner } from './users.ts'

/** Questions to the operator, with their answers. */
export const tickets = sqliteTable(
  'tickets',
  {
    id: id(),
    userId: owner(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Only with the person's consent. */
    diagnostics: text('diagnostics'),
    /** Of the plan at that time. */
    priority: integer('priority').notNull(),
    status: text('status').$type<TicketStatus>().notNull().default('open'),
    answers: text('answers', { mode: 'json' }).$type<TicketAnswer[]>().notNull().default([]),
    createdAt: createdAt(),
    answerDueAt: integer('answer_due_at'),
    /** When to pass the ticket on next; null when that is done or nowhere to go. */
    notifyAt: integer('notify_at'),
    notifyAttempts: integer('notify_attempts').notNull().default(0),
  },
  (t) => [index('tickets_user').on(t.userId, t.createdAt), index('tickets_notify').on(t.notifyAt)],
)
