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

/** Makes the user, or brings name, e-mail and picture up to date. Answers the row as it now stands. */
export const upsertUser = async (db: Db, { id, createdAt, ...known }: UserUpsert): Promise<User | undefined> => {
  const [row] = await db
    .insert(users)
    .values({ id, createdAt, lastAnalysisReset: createdAt, ...known })
    .onConflictDoUpdate({
      target: users.googleId,
      set: { email: known.email, name: known.name, picture: known.picture },
    })
    .returning()
  return row
}

export const getUserById = async (db: Db, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

export const updateUserLanguage = async (db: Db, id: string, language: Language): Promise<void> => {
  await db.update(users).set({ language }).where(sql`${users.id} = ${id} AND ${users.language} IS NOT ${language}`)
}
