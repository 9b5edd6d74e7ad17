import * as z from 'zod'
import { savedDesignSchema } from '../resume/design/own-design.ts'
import { errorResponse } from './common.ts'

export const ownDesignParam = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })
/** `baseVersion` 0 creates a design; any other value must be the version the server holds. `design`: a `SavedDesign`. */
export const ownDesignBody = z.object({ baseVersion: z.int().min(0), design: z.unknown() })

const ownDesignSummary = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int().min(1),
  /** UTC ms. */
  updatedAt: z.int(),
})
export const ownDesignsResponse = z.array(ownDesignSummary)
export const ownDesignResponse = ownDesignSummary.extend({ design: savedDesignSchema })
export type OwnDesignResponse = z.infer<typeof ownDesignResponse>
export const ownDesignSavedResponse = z.object({ version: z.int().min(1), updatedAt: z.int() })
/** The 409 of a save: the error, and the design that another device has saved. */
export const ownDesignConflictResponse = errorResponse.extend({ current: ownDesignResponse })
