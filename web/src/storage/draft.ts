import { AppError } from '#shared/errors.ts'
import { documentSchema, emptyDocument, SCHEMA_VERSION } from '#shared/resume/schema/document.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { type DraftRow, draftRowSchema, type VersionRow, versionRowSchema } from './rows.ts'

/**
 * A draft as it was read. `newer`: written by a later app, shown as far as it is understood, not edited.
 * `damaged`: its document cannot be read; it is listed, and `raw` can be exported.
 */
export interface Draft extends DraftRow {
  readonly problem: 'newer' | 'damaged' | null
  readonly raw: unknown
}

/** Reads a stored row; null when it is not a draft at all. */
export const readDraft = (stored: unknown): Draft | null => {
  const row = draftRowSchema.safeParse(stored)
  if (!row.success) return null
  return { ...row.data, ...readDocument(row.data.document, row.data.id), raw: row.data.document }
}

export const readVersion = (stored: unknown): VersionRow | null => {
  const row = versionRowSchema.safeParse(stored)
  if (!row.success) return null
  const { document, problem } = readDocument(row.data.document, row.data.id)
  return problem ? null : { ...row.data, document }
}

/** The row to write back: what `readDraft` added is left out. */
export const rowOf = ({ problem: _problem, raw: _raw, ...row }: Draft): DraftRow => row

const readDocument = (stored: unknown, id: string): Pick<Draft, 'document' | 'problem'> => {
  try {
    return { document: migrateDocument(stored), problem: null }
  } catch (error) {
    const newer = error instanceof AppError && error.code === 'newer-version'
    const asFarAsUnderstood =
      newer && stored && typeof stored === 'object'
        ? documentSchema.safeParse({ ...stored, schemaVersion: SCHEMA_VERSION })
        : null
    return {
      document: asFarAsUnderstood?.data ?? emptyDocument(id, 'es'),
      problem: newer ? 'newer' : 'damaged',
    }
  }
}
