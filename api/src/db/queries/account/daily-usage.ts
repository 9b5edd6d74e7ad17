import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { type DailyUsageKind, dailyUsage } from '../../schema/index.ts'

export interface DailyUse {
  readonly userId: string
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string
  readonly kind: DailyUsageKind
}

const isRow = ({ userId, day, kind }: DailyUse) =>
  and(eq(dailyUsage.userId, userId), eq(dailyUsage.day, day), eq(dailyUsage.kind, kind))

/** Counts one use unless `limit` is reached, in one statement. False, without effect, when it is. */
export const takeDailyUse = async (db: Db, use: DailyUse, limit: number): Promise<boolean> => {
  if (limit < 1) return false
  const { rowsAffected } = await db
    .insert(dailyUsage)
    .values({ ...use, count: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.userId, dailyUsage.day, dailyUsage.kind],
      set: { count: sql`${dailyUsage.count} + 1` },
      setWhere: lt(dailyUsage.count, limit),
    })
  return rowsAffected > 0
}

/** Gives one use back, because it cost nothing or was charged elsewhere. */
export const returnDailyUse = async (db: Db, use: DailyUse): Promise<void> => {
  await db
    .update(dailyUsage)
    .set({ count: sql`${dailyUsage.count} - 1` })
    .where(and(isRow(use), gt(dailyUsage.count, 0)))
}

/** How often something was used on a day of UTC; 0 without a row. */
export const countDailyUse = async (db: Db, use: DailyUse): Promise<number> =>
  (await db.select({ count: dailyUsage.count }).from(dailyUsage).where(isRow(use)))[0]?.count ?? 0
