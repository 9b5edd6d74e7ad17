import { AppError } from '#shared/errors.ts'
import { migrateDocument } from '#shared/resume/migrate.ts'
import type { Ctx } from '../../context.ts'
import { scrub } from '../../db/queries/account.ts'
import { countDrafts, type Draft, draftOf, insertDraft, updateDraft } from '../../db/queries/drafts.ts'
import type { User } from '../../db/queries/users.ts'

const MOST_DRAFTS = 200

export interface DraftInput {
  readonly id: string
  readonly name: string
  /** The version this one was made from; 0 for a new draft. */
  readonly baseVersion: number
  readonly document: unknown
}

export type Saved =
  | { readonly kind: 'saved'; readonly version: number; readonly updatedAt: number }
  /** Another device was faster: what it saved, for the client to merge or to keep both. */
  | { readonly kind: 'conflict'; readonly current: Draft }

/** Saves a draft as the version after `baseVersion`. Throws `invalid-document`, `newer-version`, `invalid-request`. */
export const saveDraft = async (ctx: Ctx, user: User, input: DraftInput): Promise<Saved> => {
  const document = migrateDocument(input.document)
  if (document.id !== input.id) throw new AppError('invalid-document', { path: 'id' })
  return write(ctx, user, input.baseVersion, { id: input.id, name: input.name, document, deleted: false })
}

/** Deletes a draft: a stone without content stays, so that other devices learn of it. */
export const deleteDraft = async (ctx: Ctx, user: User, id: string, baseVersion: number): Promise<Saved> => {
  if (!(await draftOf(ctx.db, user.id, id))) throw new AppError('not-found')
  const saved = await write(ctx, user, baseVersion, { id, name: '', document: null, deleted: true })
  await scrub(ctx.db)
  return saved
}

const write = async (
  ctx: Ctx,
  user: User,
  base: number,
  draft: { id: string; name: string; document: unknown; deleted: boolean },
): Promise<Saved> => {
  const now = ctx.clock()
  if (base === 0 && (await countDrafts(ctx.db, user.id)) >= MOST_DRAFTS) throw new AppError('storage-full')
  const row = { ...draft, userId: user.id, now }
  const done = base === 0 ? await insertDraft(ctx.db, row) : await updateDraft(ctx.db, base, row)
  if (done) return { kind: 'saved', version: base + 1, updatedAt: now }
  const current = await draftOf(ctx.db, user.id, draft.id)
  if (!current) throw new AppError('not-found')
  return { kind: 'conflict', current }
}
