import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { MAX_PROPOSALS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { proposals } from '../../schema/index.ts'

export type Proposal = typeof proposals.$inferSelect

export type NewProposal = Omit<Proposal, 'keyName'> & { readonly keyId: string }

/** Inserts a proposal under the name of its key. False when its user has as many as an account may have. */
export const insertProposal = async (db: Db, proposal: NewProposal): Promise<boolean> => {
  const { id, userId, draftId, draftVersion, keyId, changes, createdAt } = proposal
  const { rowsAffected } = await db.run(sql`
    INSERT INTO proposals (id, user_id, draft_id, draft_version, key_name, changes, created_at)
    SELECT ${id}, ${userId}, ${draftId}, ${draftVersion}, name, ${JSON.stringify(changes)}, ${createdAt}
    FROM access_keys WHERE id = ${keyId} AND user_id = ${userId}
      AND (SELECT count(*) FROM proposals WHERE user_id = ${userId}) < ${MAX_PROPOSALS}`)
  return rowsAffected > 0
}

/** The proposals for a draft, the oldest first. */
export const listProposals = (db: Db, userId: string, draftId: string): Promise<Proposal[]> =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.userId, userId), eq(proposals.draftId, draftId)))
    .orderBy(asc(proposals.createdAt))

/** Deletes a proposal. False when the user has no such proposal. */
export const deleteProposal = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(proposals).where(and(eq(proposals.userId, userId), eq(proposals.id, id)))).rowsAffected > 0

/** Removes the proposals for a draft. */
export const deleteProposalsByDraft = async (db: Db, userId: string, draftId: string): Promise<void> => {
  await db.delete(proposals).where(and(eq(proposals.userId, userId), eq(proposals.draftId, draftId)))
}

/** Deletes the proposals that were made by `before` (UTC ms). */
export const createProposalCleanup = (db: Db, before: number) =>
  db.delete(proposals).where(lte(proposals.createdAt, before))
