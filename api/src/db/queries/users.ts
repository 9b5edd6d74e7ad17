import { eq, sql } from 'drizzle-orm'
import type { Language } from '#shared/languages.ts'
import type { Db } from '../db.ts'
import { users } from '../schema.ts'

export type User = typeof users.$inferSelect

export interface UserUpsert {
  readonly id: string
  readonly googleId: string
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
      set: { email: profile.email, name: profile.name, picture: profile.picture },
    })
    .returning()
  return row
}

export const hasUser = async (db: Db, googleId: string): Promise<boolean> =>
  (await db.$count(users, eq(users.googleId, googleId))) > 0

export const getUserById = async (db: Db, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/** Stores the language of the user's last upload. */
export const updateUserLanguage = async (db: Db, id: string, language: Language): Promise<void> => {
  await db.update(users).set({ language }).where(sql`${users.id} = ${id} AND ${users.language} IS NOT ${language}`)
}
