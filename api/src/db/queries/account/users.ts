import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Language } from '#shared/languages.ts'
import type { Db } from '../../db.ts'
import { sessions, users } from '../../schema/index.ts'

export type User = typeof users.$inferSelect

export interface UserUpsert {
  readonly id: string
  readonly googleId: string
  readonly googleAccountId?: string | null
  readonly email: string
  readonly name: string
  readonly picture: string | null
  readonly createdAt: number
}

/** Creates a user, or updates name, email and picture. Returns the row. */
export const upsertUser = async (db: Db, { id, createdAt, ...profile }: UserUpsert): Promise<User | undefined> => {
  const [row] = await db
    .insert(users)
    .values({ id, createdAt, lastAnalysisReset: createdAt, ...profile })
    .onConflictDoUpdate({
      target: users.googleId,
      set: {
        email: profile.email,
        name: profile.name,
        picture: profile.picture,
        googleAccountId: sql`coalesce(${profile.googleAccountId ?? null}, ${users.googleAccountId})`,
      },
    })
    .returning()
  return row
}

/** Addresses that Google gives to one person for good; another domain may give an address to somebody else. */
const PERMANENT_ADDRESS = /@(gmail|googlemail)\.com$/i

/**
 * Gives the account of an email to the new Firebase user of the same Google account. Sessions of the old one end. False
 * when the account belongs to another Google account, or when that is unknown.
 */
export const adoptUser = async (
  db: Db,
  { googleId, email, googleAccountId }: Pick<UserUpsert, 'googleId' | 'email' | 'googleAccountId'>,
): Promise<boolean> => {
  if (!googleAccountId) return false
  const isSame = eq(users.googleAccountId, googleAccountId)
  const isUnknown = PERMANENT_ADDRESS.test(email) ? isNull(users.googleAccountId) : undefined
  const owner = and(eq(users.email, email), or(isSame, isUnknown))
  const [, adopted] = await db.batch([
    db.delete(sessions).where(inArray(sessions.userId, db.select({ id: users.id }).from(users).where(owner))),
    db.update(users).set({ googleId, googleAccountId }).where(owner).returning({ id: users.id }),
  ])
  return adopted.length > 0
}

/** Whether somebody with this id of the identity provider has an account. */
export const hasUser = async (db: Db, googleId: string): Promise<boolean> =>
  (await db.$count(users, eq(users.googleId, googleId))) > 0

/** Undefined when there is no such user. */
export const getUserById = async (db: Db, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/** Stores the language of the user's last upload. */
export const updateUserLanguage = async (db: Db, id: string, language: Language): Promise<void> => {
  await db.update(users).set({ language }).where(sql`${users.id} = ${id} AND ${users.language} IS NOT ${language}`)
}

/** The account with an email address, in capitals or not, or an id. Undefined when there is none. */
export const findUserByEmailOrId = async (db: Db, key: string): Promise<User | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(or(eq(sql`lower(${users.email})`, key.toLowerCase()), eq(users.id, key)))
  )[0]
