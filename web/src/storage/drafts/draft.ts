import { removeDirectionControls } from '#shared/direction-controls.ts'
import { AppError } from '#shared/errors.ts'
import { createEmptyDocument, documentSchema, SCHEMA_VERSION } from '#shared/resume/schema/document.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { type DraftRow, draftRowSchema, type VersionRow, versionRowSchema } from '../database/rows.ts'

/**
 * A stored draft after validation. `newer`: written by a later release; shown as far as this one understands it, and
 * read-only. `damaged`: its document is invalid; it is listed, and `raw` can be exported.
 */
export interface Draft extends DraftRow {
  readonly problem: 'newer' | 'damaged' | null
  readonly raw: unknown
}

const MAX_NAME_CHARS = 200

/** The name of a draft as it is stored. */
export const cleanDraftName = (name: string): string => removeDirectionControls(name).trim().slice(0, MAX_NAME_CHARS)

/** Validates a stored row; null when it is not a draft. */
export const parseDraft = (stored: unknown): Draft | null => {
  const row = draftRowSchema.safeParse(stored)
  if (!row.success) return null
  const name = removeDirectionControls(row.data.name)
  return { ...row.data, name, ...parseDocument(row.data.document, row.data.id), raw: row.data.document }
}

/** A stored version; null for one of a later release and for a damaged one. */
export const parseVersion = (stored: unknown): VersionRow | null => {
  const row = versionRowSchema.safeParse(stored)
  if (!row.success) return null
  const { document, problem } = parseDocument(row.data.document, row.data.id)
  return problem ? null : { ...row.data, document }
}

/** The row to store: without the fields that `parseDraft` added. */
export const toDraftRow = ({ problem: _problem, raw: _raw, ...row }: Draft): DraftRow => row

const parseDocument = (stored: unknown, id: string): Pick<Draft, 'document' | 'problem'> => {
  try {
    return { document: migrateDocument(stored), problem: null }
  } catch (error) {
    const newer = error instanceof AppError && error.code === 'newer-version'
    const partiallyParsed =
      newer && stored && typeof stored === 'object'
        ? documentSchema.safeParse({ ...stored, schemaVersion: SCHEMA_VERSION })
        : null
    return {
      document: partiallyParsed?.data ?? createEmptyDocument(id, 'es'),
      problem: newer ? 'newer' : 'damaged',
    }
  }
}
