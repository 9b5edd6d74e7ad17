import { asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { TicketAnswer } from '#shared/api-schema/support.ts'
import { MAX_OPEN_TICKETS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { tickets, users } from '../../schema/index.ts'

export type Ticket = typeof tickets.$inferSelect

/** Inserts a ticket. False when too many of its user wait for an answer. */
export const insertTicket = async (
  db: Db,
  ticket: Omit<Ticket, 'status' | 'answers' | 'notifyAttempts'>,
): Promise<boolean> => {
  const { id, userId, subject, message, diagnostics, priority, createdAt, answerDueAt, notifyAt } = ticket
  const { rowsAffected } = await db.run(sql`
    INSERT INTO tickets (id, user_id, subject, message, diagnostics, priority, created_at, answer_due_at, notify_at)
    SELECT ${id}, ${userId}, ${subject}, ${message}, ${diagnostics}, ${priority}, ${createdAt}, ${answerDueAt}, ${notifyAt}
    WHERE (SELECT count(*) FROM tickets WHERE user_id = ${userId} AND status = 'open') < ${MAX_OPEN_TICKETS}`)
  return rowsAffected > 0
}

/** Inserts a ticket that the operator opened and answered. */
export const insertAnsweredTicket = async (
  db: Db,
  ticket: Pick<Ticket, 'id' | 'userId' | 'subject' | 'answers' | 'createdAt'>,
): Promise<void> => {
  await db.insert(tickets).values({ ...ticket, message: '', priority: 0, status: 'answered' })
}

/** The tickets of a user, newest first, at most 200. */
export const listTicketsByUser = (db: Db, userId: string): Promise<Ticket[]> =>
  db.select().from(tickets).where(eq(tickets.userId, userId)).orderBy(desc(tickets.createdAt)).limit(200)

/** Tickets with the address of their user: the highest priority first, then the oldest. `isOpen`: only those that wait. */
export const listTickets = (db: Db, isOpen: boolean) =>
  db
    .select({ ticket: tickets, email: users.email })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(isOpen ? eq(tickets.status, 'open') : undefined)
    .orderBy(desc(tickets.priority), asc(tickets.createdAt))

/** Adds an answer. False for an unknown ticket. */
export const answerTicket = async (db: Db, id: string, answer: TicketAnswer): Promise<boolean> => {
  const answers = sql`json_insert(${tickets.answers}, '$[#]', json(${JSON.stringify(answer)}))`
  return (await db.update(tickets).set({ status: 'answered', answers }).where(eq(tickets.id, id))).rowsAffected > 0
}

/** Tickets that are due to be passed on, at most `max`. `now`: UTC ms. */
export const listDueTickets = (db: Db, now: number, max: number) =>
  db
    .select({ ticket: tickets, email: users.email })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(lte(tickets.notifyAt, now))
    .orderBy(asc(tickets.notifyAt))
    .limit(max)

/** Records a try to pass a ticket on; `notifyAt` null when it is not tried again. */
export const recordTicketNotice = async (db: Db, id: string, notifyAt: number | null): Promise<void> => {
  await db
    .update(tickets)
    .set({ notifyAt, notifyAttempts: sql`${tickets.notifyAttempts} + 1` })
    .where(eq(tickets.id, id))
}
