import type { KeyScope } from '#shared/api-schema/access-keys.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { CurrentKey } from '../access-key/current-key.ts'
import { getDraft } from '../draft/get.ts'
import { listDrafts } from '../draft/list.ts'
import { saveDraft } from '../draft/save.ts'
import { createProposal } from '../proposal/create.ts'
import type { ToolDrafts, ToolHost } from './tool-host.ts'

export interface AccountHostInput {
  readonly user: User
  readonly key: CurrentKey
  readonly language: Language
  readonly signal: AbortSignal
}

/** The tools' view of the account of a key: its drafts, and tasks under the limits of its person. */
export const createAccountHost = (ctx: Ctx, { user, key, language, signal }: AccountHostInput): ToolHost => ({
  language,
  now: ctx.clock,
  assertScope: (scope: KeyScope) => {
    if (!key.scopes.includes(scope)) throw new AppError('insufficient-scope', { scope })
  },
  run: async (name, input) => {
    const seconds = await ctx.rateLimiter.count('analyze', user.id)
    if (seconds > 0) throw new AppError('rate-limited', { seconds })
    return ctx.tasks.run(name, input, { caller: user.id, signal })
  },
  drafts: createDrafts(ctx, user, key),
})

const createDrafts = (ctx: Ctx, user: User, key: CurrentKey): ToolDrafts => ({
  canWrite: key.scopes.includes('write'),
  list: async () => {
    const drafts = await listDrafts({ ctx, input: { user, since: 0 } })
    return drafts.flatMap(({ deleted, ...draft }) => (deleted ? [] : [draft]))
  },
  open: async (id) => {
    const { name, version, document } = await getDraft({ ctx, input: { user, id } })
    return { id, name, version, document: migrateDocument(document) }
  },
  propose: ({ id: draftId, version: draftVersion }, changes) =>
    createProposal({ ctx, input: { user, keyId: key.id, draftId, draftVersion, changes } }),
  save: async ({ id, name, version, document }) => {
    const saved = await saveDraft({ ctx, input: { user, id, name, baseVersion: version, document } })
    return saved.kind === 'saved' ? saved.version : null
  },
})
