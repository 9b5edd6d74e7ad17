import { and, desc, eq, sql } from 'drizzle-orm'
import { MAX_OWN_DESIGNS } from '#shared/plans.ts'
import type { Brand } from '#shared/resume/design/brand.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import type { Db } from '../../db.ts'
import { isUniqueViolation } from '../../errors.ts'
import { ownDesigns } from '../../schema/index.ts'
import { countBytes, countRowBytes, fitsAccount, fitsReplaced } from '../account/storage.ts'

export type OwnDesignRow = typeof ownDesigns.$inferSelect

const isOwnedBy = (userId: string, id: string) => and(eq(ownDesigns.userId, userId), eq(ownDesigns.id, id))

/** Undefined when the user has no such design. */
export const getOwnDesignById = async (db: Db, userId: string, id: string): Promise<OwnDesignRow | undefined> =>
  (await db.select().from(ownDesigns).where(isOwnedBy(userId, id)))[0]

/** The designs of a user without their data, the last saved first. */
export const listOwnDesigns = (db: Db, userId: string) =>
  db
    .select({
      id: ownDesigns.id,
      name: ownDesigns.name,
      version: ownDesigns.version,
      updatedAt: ownDesigns.updatedAt,
    })
    .from(ownDesigns)
    .where(eq(ownDesigns.userId, userId))
    .orderBy(desc(ownDesigns.updatedAt))

/** The brand of a user's reports: that of the design that was saved last of those that have it on reports. */
export const getReportBrand = async (db: Db, userId: string): Promise<Brand | undefined> =>
  (
    await db
      .select({ design: ownDesigns.design })
      .from(ownDesigns)
      .where(and(eq(ownDesigns.userId, userId), eq(ownDesigns.onReports, true)))
      .orderBy(desc(ownDesigns.updatedAt))
      .limit(1)
  )[0]?.design.brand

export interface OwnDesignWrite {
  readonly userId: string
  readonly design: SavedDesign
  /** UTC ms. */
  readonly now: number
}

/** Inserts version 1. False when the design exists or the account has no room for it. */
export const insertOwnDesign = async (db: Db, { userId, design, now }: OwnDesignWrite): Promise<boolean> => {
  const json = JSON.stringify(design)
  const { id, brand, onReports } = design
  try {
    const { rowsAffected } = await db.run(sql`
      INSERT INTO own_designs (id, user_id, version, name, design, on_reports, created_at, updated_at)
      SELECT ${id}, ${userId}, 1, ${brand.name}, ${json}, ${onReports ? 1 : 0}, ${now}, ${now}
      WHERE (SELECT count(*) FROM own_designs WHERE user_id = ${userId}) < ${MAX_OWN_DESIGNS}
        AND ${fitsAccount(userId, countRowBytes(json))}`)
    return rowsAffected > 0
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Writes the version after `baseVersion`. False when that is no longer the current version, or there is no room. */
export const updateOwnDesign = async (
  db: Db,
  baseVersion: number,
  { userId, design, now }: OwnDesignWrite,
): Promise<boolean> => {
  const { rowsAffected } = await db
    .update(ownDesigns)
    .set({ version: baseVersion + 1, name: design.brand.name, design, onReports: design.onReports, updatedAt: now })
    .where(
      and(
        isOwnedBy(userId, design.id),
        eq(ownDesigns.version, baseVersion),
        fitsReplaced(userId, countBytes(JSON.stringify(design)), sql`octet_length(${ownDesigns.design})`),
      ),
    )
  return rowsAffected > 0
}

/** False when the user has no such design. */
export const deleteOwnDesignById = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(ownDesigns).where(isOwnedBy(userId, id))).rowsAffected > 0

/** How many designs an account has. */
export const countOwnDesigns = (db: Db, userId: string): Promise<number> =>
  db.$count(ownDesigns, eq(ownDesigns.userId, userId))

/** A design for the export, as JSON. Undefined when it was deleted meanwhile. */
export const getExportedDesign = async (db: Db, userId: string, id: string): Promise<string | undefined> =>
  (
    await db
      .select({ json: sql<string>`${ownDesigns.design}` })
      .from(ownDesigns)
      .where(isOwnedBy(userId, id))
  )[0]?.json
