import * as z from 'zod'
import { removeDirectionControls } from '../direction-controls.ts'
import { basedOnSchema } from '../resume/tailoring/based-on.ts'
import { draftJobSchema } from '../resume/tailoring/draft-job.ts'
import { errorResponse } from './common.ts'

/** `baseVersion` 0 creates a draft; any other value must be the version the server holds. */
export const draftBody = z.object({
  name: z.string().max(200).transform(removeDirectionControls),
  baseVersion: z.int().min(0),
  document: z.unknown(),
  /** Null removes them; without them the draft keeps what it has. */
  job: draftJobSchema.nullish(),
  basedOn: basedOnSchema.nullish(),
})
export const draftVersionQuery = z.object({ baseVersion: z.coerce.number().int().min(1) })
/** `since`: UTC ms; only drafts changed after it are listed. */
export const draftsSinceQuery = z.object({ since: z.coerce.number().int().min(0).optional() })

const draftSummaryResponse = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int().min(1),
  deleted: z.boolean(),
  /** UTC ms. */
  updatedAt: z.int(),
})
export const draftsResponse = z.array(draftSummaryResponse)
/** `document` may have an older schema version: pass it to `migrateDocument`. */
export const draftResponse = draftSummaryResponse.extend({
  document: z.unknown(),
  job: draftJobSchema.nullish(),
  basedOn: basedOnSchema.nullish(),
})
export const draftSavedResponse = z.object({ version: z.int().min(1), updatedAt: z.int() })
/** The 409 of a save: the error, and the draft that another device has saved. */
export const draftConflictResponse = errorResponse.extend({ current: draftResponse })
