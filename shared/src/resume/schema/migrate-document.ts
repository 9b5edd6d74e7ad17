import * as z from 'zod'
import { AppError } from '../../errors.ts'
import { documentSchema, type ResumeDocument, SCHEMA_VERSION } from './document.ts'

/** One pure step a version: `MIGRATIONS[n]` turns a document of version n into one of version n + 1. */
const MIGRATIONS: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>> = {}

const versioned = z.looseObject({ schemaVersion: z.int().min(1) })

/**
 * Brings a stored or exported document to the current version and checks it.
 * Shared by Dexie, the server and export files. Throws `invalid-document`, or `newer-version` for a document written
 * by a later app (it is then shown read-only, from what `schemaVersion` says).
 */
export const migrateDocument = (stored: unknown): ResumeDocument => {
  const head = versioned.safeParse(stored)
  if (!head.success) throw new AppError('invalid-document')
  let document: Record<string, unknown> = head.data
  let version = head.data.schemaVersion
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
