import { and, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { sessions, users } from '../schema.ts'
import type { User } from './users.ts'

export type Session = typeof sessions.$inferSelect

/** The session and its user, when it is neither idle for too long nor at its end. */
export const liveSession = async (
  db: Db,
  { idHash, now, idleSince }: { idHash: string; now: number; idleSince: number },
): Promise<{ session: Session; user: User } | undefined> => {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)))
  return row
}

/** Writes the new session, drops the one it replaces and what has ended. */
export const startSession = async (db: Db, session: Session, replaced: string | null): Promise<void> => {
  const ended = lt(sessions.expiresAt, session.createdAt)
  await db.batch([
    db.delete(sessions).where(replaced === null ? ended : or(ended, eq(sessions.idHash, replaced))),
    db.insert(sessions).values(session),
  ])
}

export const touchSession = async (db: Db, idHash: string, now: number): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, idHash))
}

export const endSession = async (db: Db, idHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.idHash, idHash))
}

/** Ends every session of a user, but for `except` where it is given. */
export const endSessions = async (db: Db, userId: string, except?: string): Promise<void> => {
  const mine = eq(sessions.userId, userId)
  await db.delete(sessions).where(except === undefined ? mine : and(mine, ne(sessions.idHash, except)))
}

export const sessionsOf = (db: Db, userId: string): Promise<Session[]> =>
  db.select().from(sessions).where(eq(sessions.userId, userId))
