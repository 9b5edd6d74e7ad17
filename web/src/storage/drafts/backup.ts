import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import { getRepository } from '../database/connection.ts'
import { newId } from '../new-id.ts'
import { type Draft, parseDraft, toDraftRow } from './draft.ts'

/** File format of a backup; `at` is UTC ms. */
const backupSchema = z.object({ kind: z.literal('faro-backup'), version: z.literal(1), drafts: z.array(z.unknown()) })

/** All drafts of the current account as JSON, without the bin. `at`: UTC ms. */
export const createBackup = async (at: number): Promise<string> => {
  const drafts = (await (await getRepository()).list()).filter((d) => d.deletedAt === null)
  const rows = drafts.map((draft) => ({ ...toDraftRow(draft), document: draft.raw }))
  return JSON.stringify({ kind: 'faro-backup', version: 1, at, drafts: rows }, null, 2)
}

/** Whether a value has the shape of a Faro backup. */
export const isBackup = (value: unknown): boolean => backupSchema.safeParse(value).success

/** A letter may be for a tailored draft, which has a base itself. */
const getDepth = ({ basedOn, document }: Draft): number => (basedOn === null ? 0 : document.letter ? 2 : 1)

/** Restores the drafts of a backup; one that differs from the stored draft becomes a copy. Returns how many. */
export const restoreBackup = async (value: unknown): Promise<number> => {
  const backup = backupSchema.safeParse(value)
  if (!backup.success) throw new AppError('invalid-document')
  const drafts = await getRepository()
  const newIds = new Map<string, string>()
  let restored = 0
  const stored = backup.data.drafts.flatMap((row) => {
    const draft = parseDraft(row)
    return draft && draft.problem === null ? [draft] : []
  })
  // Bases come first: a tailored draft or a letter names its base by the id that it gets here.
  for (const draft of stored.toSorted((a, b) => getDepth(a) - getDepth(b))) {
    const existing = await drafts.get(draft.id)
    if (existing && existing.deletedAt === null && JSON.stringify(existing.document) === JSON.stringify(draft.document))
      continue
    const id = existing ? newId() : draft.id
    newIds.set(draft.id, id)
    const basedOn = draft.basedOn && { ...draft.basedOn, id: newIds.get(draft.basedOn.id) ?? draft.basedOn.id }
    await drafts.mutate(id, () => ({
      draft: { ...toDraftRow(draft), id, document: { ...draft.document, id }, basedOn, remote: null },
    }))
    restored++
  }
  return restored
}
