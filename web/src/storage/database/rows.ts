import * as z from 'zod'
import { VERSION_REASONS } from '#shared/api-schema/draft-versions.ts'
import { idSchema } from '#shared/ids.ts'
import { provenanceSchema } from '#shared/parser/parsed-resume.ts'
import { changeSchema } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { basedOnSchema } from '#shared/resume/tailoring/based-on.ts'
import { draftJobSchema } from '#shared/resume/tailoring/draft-job.ts'

// Times in stored rows are UTC ms. Their documents are validated separately, by `parseDraft`.

/** An edit that could not be merged with one of another tab, stored until the person resolves it. */
const conflictSchema = z.object({ id: idSchema, at: z.int(), change: changeSchema })
export type Conflict = z.infer<typeof conflictSchema>

export const draftRowSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  document: z.unknown(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** Increases with every write. */
  version: z.int().min(0),
  deletedAt: z.int().nullable().default(null),
  /** Time of the last automatic version. */
  snapshotAt: z.int().default(0),
  /** Id of the resume in the account, once it exists. */
  resumeId: idSchema.nullable().default(null),
  /** Source lines of imported fields; the form marks those with low confidence. */
  provenance: z.array(provenanceSchema).default([]),
  conflicts: z.array(conflictSchema).default([]),
  /** The job that the draft is written for. No file that is exported contains it. */
  job: draftJobSchema.nullable().catch(null).default(null),
  /** Of a tailored draft: its base and what they share. */
  basedOn: basedOnSchema.nullable().catch(null).default(null),
  /** State of the last sync: version in the account, local version (`seen`), and what both shared. */
  remote: z
    .object({
      version: z.int().min(1),
      seen: z.int().min(0),
      document: z.unknown(),
      job: draftJobSchema.nullable().catch(null).default(null),
      basedOn: basedOnSchema.nullable().catch(null).default(null),
    })
    .nullable()
    .default(null),
})
export type DraftRow = Omit<z.infer<typeof draftRowSchema>, 'document'> & { document: ResumeDocument }

export const changeRowSchema = z.object({
  seq: z.int().optional(),
  draftId: idSchema,
  at: z.int(),
  changes: z.array(changeSchema),
})
export type ChangeRow = z.infer<typeof changeRowSchema>

export const versionRowSchema = z.object({
  id: idSchema,
  draftId: idSchema,
  at: z.int(),
  reason: z.enum(VERSION_REASONS),
  /** Given by the person; empty for none. A version with a name is kept. */
  name: z.string().max(200).catch('').default(''),
  /** Its name in the account as of the last sync; null while it is not there. */
  accountName: z.string().nullable().catch(null).default(null),
  document: z.unknown(),
})
export type VersionRow = Omit<z.infer<typeof versionRowSchema>, 'document'> & { document: ResumeDocument }
