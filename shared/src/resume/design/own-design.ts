import * as z from 'zod'
import { brandNameSchema, brandSchema } from './brand.ts'
import { designAxesSchema, templateCategorySchema } from './design-axes.ts'
import { fontFamilySchema } from './styling-values.ts'

/** What the ids of own designs begin with; no template of the catalog does. */
export const OWN_DESIGN_PREFIX = 'own-'

/** A design that a person made, as documents carry it. */
export const ownDesignSchema = z.object({
  id: z.string().regex(/^own-[0-9a-f]{32}$/),
  name: brandNameSchema,
  /** Id of the template of the catalog that it was made from; servers file its documents under that. */
  base: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  category: templateCategorySchema,
  /** Faces of the catalog, for documents without the brand's own. */
  font: fontFamilySchema,
  displayFont: fontFamilySchema,
  axes: designAxesSchema,
})
export type OwnDesign = z.infer<typeof ownDesignSchema>

export const SAVED_DESIGN_VERSION = 1

/** What the studio saves: a design with its brand, or a brand alone, which any template can carry. */
export const savedDesignSchema = z.object({
  schemaVersion: z.literal(SAVED_DESIGN_VERSION),
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** Null for a brand alone. */
  design: ownDesignSchema.nullable(),
  brand: brandSchema,
  /** Whether reports of analyses carry the brand. */
  onReports: z.boolean().default(false),
})
export type SavedDesign = z.infer<typeof savedDesignSchema>
