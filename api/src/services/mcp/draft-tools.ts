import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import { idSchema } from '#shared/ids.ts'
import { applyChanges, type Change, changeSchema } from '#shared/resume/edits/changes.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { assertResumeSize } from '#shared/resume/schema/resume-size.ts'
import { openDraft } from './draft-source.ts'
import { defineTool } from './tool.ts'
import type { ChangeOutcome, OpenDraft, ToolHost } from './tool-host.ts'

const MAX_CHANGES = 100

const listTool = defineTool({
  name: 'list_drafts',
  description: 'Lists the person’s drafts, newest first, without their content.',
  needsAccount: true,
  input: z.object({}),
  run: async ({ drafts, assertScope }) => {
    assertScope('read')
    return { data: { drafts: (await drafts?.list()) ?? [] } }
  },
})

const readTool = defineTool({
  name: 'read_draft',
  description: 'Gets one draft with its document and version.',
  needsAccount: true,
  input: z.object({ draftId: idSchema }),
  run: async (host, { draftId }) => ({ data: { ...(await openDraft(host, draftId)) } }),
})

const propose = (draft: OpenDraft, changes: readonly Change[], conflicts: readonly Change[], note: string) => ({
  applied: false,
  version: draft.version,
  changes: changes.filter((change) => !conflicts.includes(change)),
  conflicts,
  note,
})

/** Stores the changes that fit; the person decides about them in the editor. */
const storeProposal = async (
  { drafts }: ToolHost,
  draft: OpenDraft,
  changes: readonly Change[],
  conflicts: readonly Change[],
): Promise<ChangeOutcome> => {
  const fitting = changes.filter((change) => !conflicts.includes(change))
  const proposalId = fitting.length > 0 ? await drafts?.propose(draft, fitting) : undefined
  const note =
    proposalId === undefined
      ? 'Nothing is proposed: the draft has other values now.'
      : 'Proposed: this key has no write scope. The person accepts or declines it in the editor of this draft.'
  return { ...propose(draft, changes, conflicts, note), ...(proposalId !== undefined && { proposalId }) }
}

/** Applies all changes or none. */
const apply = async (
  host: ToolHost,
  { draftId, version, changes }: { draftId: string; version: number; changes: readonly Change[] },
): Promise<ChangeOutcome> => {
  const draft = await openDraft(host, draftId)
  if (changes.some(({ path }) => path[0] === 'id' || path[0] === 'schemaVersion'))
    throw new AppError('invalid-request', { path: 'changes' })
  const { document, conflicts } = applyChanges(draft.document, changes)
  assertResumeSize(document, LIMITS.documentChars)
  if (!host.drafts?.canWrite) return storeProposal(host, draft, changes, conflicts)
  if (draft.version !== version) throw new AppError('conflict')
  if (conflicts.length > 0) return propose(draft, changes, conflicts, 'Not applied: some values are different now.')
  const saved = await host.drafts.save({ ...draft, document })
  if (saved === null) throw new AppError('conflict')
  return { applied: true, version: saved, changes, conflicts, note: 'Applied.' }
}

const applyTool = defineTool({
  name: 'apply_changes',
  description:
    'Changes a draft. With the write scope, either all changes are applied as the next version or none are. Without it, nothing is changed: the changes wait in the editor for the person to accept or decline.',
  needsAccount: true,
  changesDrafts: true,
  input: z.object({
    draftId: idSchema,
    version: z.int().min(1).describe('The version that the changes apply to, from read_draft'),
    changes: z.array(changeSchema).min(1).max(MAX_CHANGES),
  }),
  run: async (host, input) => ({ data: { ...(await apply(host, input)) } }),
})

/** Tools on the drafts of an account. */
export const DRAFT_TOOLS = [listTool, readTool, applyTool]
