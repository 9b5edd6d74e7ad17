import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import { getRepository } from '../database/connection.ts'
import { newId } from '../new-id.ts'
import { parseDraft, toDraftRow } from './draft.ts'

/** A file with every draft of the account: `{kind: 'faro-backup', version, at, drafts}`. */
const backupSchema = z.object({ kind: z.literal('faro-backup'), version: z.literal(1), drafts: z.array(z.unknown()) })

/** The backup as JSON text. `at` in UTC ms. */
export const createBackup = async (at: number): Promise<string> => {
  const drafts = (await (await getRepository()).list()).filter((d) => d.deletedAt === null)
  const rows = drafts.map((draft) => ({ ...toDraftRow(draft), document: draft.raw }))
  return JSON.stringify({ kind: 'faro-backup', version: 1, at, drafts: rows }, null, 2)
}

export const isBackup = (value: unknown): boolean => backupSchema.safeParse(value).success

/** Brings the drafts of a backup in. One that is here already and differs comes as a second draft. Gives how many. */
export const restoreBackup = async (value: unknown): Promise<number> => {
  const backup = backupSchema.safeParse(value)
  if (!backup.success) throw new AppError('invalid-document')
  const drafts = await getRepository()
  let restored = 0
  for (const stored of backup.data.drafts) {
    const draft = parseDraft(stored)
    if (!draft || draft.problem) continue
    const here = await drafts.get(draft.id)
    if (here && here.deletedAt === null && JSON.stringify(here.document) === JSON.stringify(draft.document)) continue
    const id = here ? newId() : draft.id
    await drafts.mutate(id, () => ({
      draft: { ...toDraftRow(draft), id, document: { ...draft.document, id }, remote: null },
    }))
    restored++
  }
  return restored
}
