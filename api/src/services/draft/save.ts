import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import { type ResumeDocument, SCHEMA_VERSION } from '#shared/resume/schema/document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { assertResumeSize } from '#shared/resume/schema/resume-size.ts'
import type { BasedOn } from '#shared/resume/tailoring/based-on.ts'
import type { DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { keepUnknownKeys } from './keep-unknown-keys.ts'
import { type SaveDraftResult, writeDraft } from './write-draft.ts'

export interface SaveDraftInput {
  readonly user: User
  readonly id: string
  readonly name: string
  /** The version that this one is based on; 0 creates a draft. */
  readonly baseVersion: number
  /** A resume document of any supported schema version. */
  readonly document: unknown
  /** Null removes it; undefined leaves the stored one. */
  readonly job?: DraftJob | null | undefined
  readonly basedOn?: BasedOn | null | undefined
}

const currentSchema = z.object({ schemaVersion: z.literal(SCHEMA_VERSION) })

/** A document as it is stored. Throws `invalid-document`, `newer-version` and the codes of `assertResumeSize`. */
export const readSentDocument = (sent: unknown): ResumeDocument => {
  assertResumeSize(sent, LIMITS.documentChars)
  const document = migrateDocument(sent)
  // Migrations rename and remove keys, so only a document of this version is compared.
  if (currentSchema.safeParse(sent).success) keepUnknownKeys(document, sent)
  return document
}

/**
 * Saves a draft as the version after `baseVersion`. Throws `invalid-document`, `newer-version`,
 * `too-many-drafts`, `account-full`, `not-found`, and the codes of `assertResumeSize`.
 */
export const saveDraft = async ({ ctx, input }: ServiceCall<SaveDraftInput>): Promise<SaveDraftResult> => {
  const { user, id, name, baseVersion, job, basedOn } = input
  const document = readSentDocument(input.document)
  if (document.id !== id) throw new AppError('invalid-document', { path: 'id' })
  return writeDraft(ctx, user, { baseVersion, draft: { id, name, document, job, basedOn, deleted: false } })
}
