import * as z from 'zod'
import { AppError } from '../../errors.ts'
import { escapeProseMarks } from '../prose/prose-fields.ts'
import { documentSchema, type ResumeDocument, SCHEMA_VERSION } from './document.ts'

/** `MIGRATIONS[n]` converts a document of schema version n to version n + 1. */
const MIGRATIONS: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>> = {
  1: escapeProseMarks,
}

const versioned = z.looseObject({ schemaVersion: z.int().min(1) })

/**
 * Migrates a document from IndexedDB, the server or an export file to the current schema version and validates it.
 * @throws AppError `invalid-document`, or `newer-version` when a later version of the app wrote the document
 */
export const migrateDocument = (stored: unknown): ResumeDocument => {
  const parsed = versioned.safeParse(stored)
  if (!parsed.success) throw new AppError('invalid-document')
  let document: Record<string, unknown> = parsed.data
  let version = parsed.data.schemaVersion
  if (version > SCHEMA_VERSION) throw new AppError('newer-version', { version })
  for (; version < SCHEMA_VERSION; version++) {
    const step = MIGRATIONS[version]
    if (!step) throw new AppError('invalid-document', { version })
    document = { ...step(document), schemaVersion: version + 1 }
  }
  const result = documentSchema.safeParse(document)
  if (!result.success) throw new AppError('invalid-document', { path: result.error.issues[0]?.path.join('.') ?? '' })
  return result.data
}
