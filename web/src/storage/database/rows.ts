import * as z from 'zod'
import { idSchema } from '#shared/ids.ts'
import { provenanceSchema } from '#shared/parser/parsed-resume.ts'
import { changeSchema } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'

/** Rows as they lie on the device. Instants are UTC ms. Documents inside are parsed apart (`draft.ts`). */

/** An edit that could not be joined with one made in another tab: kept until a person has chosen. */
const conflictSchema = z.object({ id: idSchema, at: z.int(), change: changeSchema })
export type Conflict = z.infer<typeof conflictSchema>

export const draftRowSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  document: z.unknown(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** Counts writes; a higher one is newer. */
  version: z.int().min(0),
  deletedAt: z.int().nullable().default(null),
  /** When a version was last kept of itself. */
  snapshotAt: z.int().default(0),
  /** The server's row, once there is one. */
  resumeId: idSchema.nullable().default(null),
  /** Where imported fields came from; doubtful ones are marked in the form. */
  provenance: z.array(provenanceSchema).default([]),
  conflicts: z.array(conflictSchema).default([]),
  /** The account's copy: its version, our version when the two were last alike, and the document they shared then. */
  remote: z
    .object({ version: z.int().min(1), seen: z.int().min(0), document: z.unknown() })
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

const VERSION_REASONS = ['auto', 'manual', 'restore', 'import', 'template'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

export const versionRowSchema = z.object({
  id: idSchema,
  draftId: idSchema,
  at: z.int(),
  reason: z.enum(VERSION_REASONS),
  document: z.unknown(),
})
export type VersionRow = Omit<z.infer<typeof versionRowSchema>, 'document'> & { document: ResumeDocument }
