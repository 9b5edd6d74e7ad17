import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { trials } from '../../schema/index.ts'

export type Trial = typeof trials.$inferSelect

/** The trial of a person, known by the account or by one of the hashes. */
export const findTrial = async (
  db: Db,
  { userId, hashes }: { userId: string; hashes: readonly string[] },
): Promise<Trial | undefined> =>
  (
    await db
      .select()
      .from(trials)
      .where(or(eq(trials.userId, userId), inArray(trials.personHash, [...hashes])))
  )[0]

/** Stores that a person's trial begins. False when another account had the person's trial. `startedAt`: UTC ms. */
export const claimTrial = async (
  db: Db,
  claim: Pick<Trial, 'personHash' | 'startedAt'> & { userId: string },
): Promise<boolean> => {
  await db.insert(trials).values(claim).onConflictDoNothing()
  return (await db.$count(trials, and(eq(trials.personHash, claim.personHash), eq(trials.userId, claim.userId)))) > 0
}

/** Stores the subscription of a trial; from then on it is used. */
export const recordTrialSubscription = async (db: Db, userId: string, subscriptionId: string): Promise<void> => {
  await db
    .update(trials)
    .set({ subscriptionId })
    .where(and(eq(trials.userId, userId), isNull(trials.subscriptionId)))
}

/** Deletes the trials of deleted accounts that began by `before` (UTC ms). */
export const createTrialCleanup = (db: Db, before: number) =>
  db.delete(trials).where(and(isNull(trials.userId), lte(trials.startedAt, before)))
