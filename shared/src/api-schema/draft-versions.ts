import * as z from 'zod'
import { removeDirectionControls } from '../direction-controls.ts'
import { idSchema } from '../ids.ts'

/** Why a version was saved: `restore`, `import` and `template` are what was there before. */
export const VERSION_REASONS = ['auto', 'manual', 'restore', 'import', 'template'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

export const draftVersionParam = z.object({ id: idSchema, versionId: idSchema })
/** `savedAt`: UTC ms on the device. `name`: empty for none. Of a version that is stored, only the name changes. */
export const draftVersionBody = z.object({
  savedAt: z.int().min(0),
  reason: z.enum(VERSION_REASONS),
  name: z.string().max(200).transform(removeDirectionControls),
  document: z.unknown(),
})

const draftVersionSummary = z.object({
  id: z.string(),
  savedAt: z.int(),
  reason: z.enum(VERSION_REASONS),
  name: z.string(),
})
export const draftVersionsResponse = z.array(draftVersionSummary)
/** `document` may have an older schema version: pass it to `migrateDocument`. */
export const draftVersionResponse = draftVersionSummary.extend({ document: z.unknown() })
