import { and, count, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { ignoreFullStorage } from '../../errors.ts'
import { prepareOnce } from '../../prepare-once.ts'
import { analysisRuns, resumes, sessions, usedIdTokens, users } from '../../schema/index.ts'
import { RESERVED_RUN_JOIN, RESUME_SUMMARY_COLUMNS, type ResumeSummary } from '../resume/resumes.ts'
import type { User } from './users.ts'

export type Session = typeof sessions.$inferSelect

const ID_HASH = sql.placeholder('idHash')
const isActive = and(
  eq(sessions.idHash, ID_HASH),
  gt(sessions.expiresAt, sql.placeholder('now')),
  gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
)

/** Sessions that are not expired. `now`: UTC ms. */
export const countSessions = async (db: Db, now: number): Promise<number> => {
  const [row] = await db.select({ sessions: count() }).from(sessions).where(gt(sessions.expiresAt, now))
  return row?.sessions ?? 0
}

const SESSION_COLUMNS = { lastSeenAt: sessions.lastSeenAt, signedInAt: sessions.signedInAt }

const activeSessionStatement = prepareOnce((db) =>
  db
    .select({ ...SESSION_COLUMNS, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isActive)
    .prepare(),
)

const sessionAndResumeStatement = prepareOnce((db) =>
  db
    .select({ ...SESSION_COLUMNS, user: users, ...RESUME_SUMMARY_COLUMNS })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(resumes, and(eq(resumes.id, sql.placeholder('resumeId')), eq(resumes.userId, users.id)))
    .leftJoin(analysisRuns, RESERVED_RUN_JOIN)
    .where(isActive)
    .prepare(),
)

export interface ActiveSessionQuery {
  readonly idHash: string
  readonly now: number
  readonly idleSince: number
  /** The resume that the request polls, read in the same statement because polls are the most frequent requests. */
  readonly resumeId?: string | undefined
}

export interface ActiveSession {
  readonly lastSeenAt: number
  readonly signedInAt: number
  readonly user: User
  readonly polledResume: ResumeSummary | null
}

/** The session, its user and the polled resume; undefined when the session is unknown, idle too long or expired. */
export const getActiveSession = async (
  db: Db,
  { resumeId, ...query }: ActiveSessionQuery,
): Promise<ActiveSession | undefined> => {
  if (resumeId === undefined) {
    const [row] = await activeSessionStatement(db).all({ ...query })
    return row && { ...row, polledResume: null }
  }
  const [row] = await sessionAndResumeStatement(db).all({ ...query, resumeId })
  if (!row) return undefined
  const { lastSeenAt, signedInAt, user, id, createdAt, revision, lastUsedAt, ...rest } = row
  const exists = id !== null && createdAt !== null && revision !== null && lastUsedAt !== null
  const polled = exists ? { id, createdAt, revision, lastUsedAt, ...rest } : null
  return { lastSeenAt, signedInAt, user, polledResume: polled }
}

/** Records that an ID token was used. Returns false when it was used before. `expiresAt`: UTC ms. */
export const insertUsedIdToken = async (db: Db, tokenHash: string, expiresAt: number): Promise<boolean> =>
  (await db.insert(usedIdTokens).values({ tokenHash, expiresAt }).onConflictDoNothing()).rowsAffected > 0

/** More devices than a person has; without a limit sign-ins could fill the disk. */
const MAX_SESSIONS = 100

/** Inserts a session and deletes the one it replaces, expired ones, and all but the last used of its user. */
export const insertSession = async (db: Db, session: Session, replacedIdHash: string | null): Promise<void> => {
  const isExpired = lt(sessions.expiresAt, session.createdAt)
  await db.batch([
    db.delete(sessions).where(replacedIdHash === null ? isExpired : or(isExpired, eq(sessions.idHash, replacedIdHash))),
    db.insert(sessions).values(session),
    db.delete(sessions).where(
      sql`${sessions.userId} = ${session.userId} AND ${sessions.idHash} NOT IN (SELECT id_hash FROM sessions
        WHERE user_id = ${session.userId} ORDER BY last_seen_at DESC, created_at DESC LIMIT ${MAX_SESSIONS})`,
    ),
  ])
}

/** Updates the last use. `now`: UTC ms. */
export const touchSession = async (db: Db, idHash: string, now: number): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, idHash)).catch(ignoreFullStorage)
}

/** Deletes one session. `idHash`: SHA-256 of its id, hex. */
export const deleteSession = async (db: Db, idHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.idHash, idHash))
}

/** Deletes every session of a user. */
export const deleteSessionsByUser = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Deletes the other sessions of a user. */
export const deleteOtherSessions = async (db: Db, userId: string, idHash: string): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, idHash)))
}

/** Lists the sessions of a user that have not ended. Times in UTC ms. */
export const listSessionsByUser = (
  db: Db,
  userId: string,
  { now, idleSince }: { readonly now: number; readonly idleSince: number },
): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)))
