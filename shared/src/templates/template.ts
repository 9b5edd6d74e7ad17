import * as z from 'zod'
import { designAxesSchema, templateCategorySchema } from '../resume/design/design-axes.ts'
import { colorSchema, fontFamilySchema } from '../resume/design/styling-values.ts'

/**
 * A template is data only: every field selects one of a fixed set of forms. A design and its variants share all fields
 * but name, faces and order of colors. Sizes in pt, colors as #rrggbb.
 */
const localizedLine = z.object({ es: z.string().min(1), en: z.string().min(1) })

const colorSchemeSchema = z.object({
  id: z.string(),
  name: localizedLine,
  /** Headings and accents. Contrast at least 4.5:1 on white and on `tint`. */
  primary: colorSchema,
  /** Body text. */
  ink: colorSchema,
  /** Secondary text such as dates and places. Contrast at least 4.5:1. */
  muted: colorSchema,
  /** Background of sidebars and header bands. */
  tint: colorSchema,
})
export type ColorScheme = z.infer<typeof colorSchemeSchema>

export const templateSchema = designAxesSchema.extend({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Id of the design that this is a variant of: that of its first variant. */
  design: z.string(),
  name: localizedLine,
  description: localizedLine,
  category: templateCategorySchema,
  isPopular: z.boolean(),
  colorSchemes: z.array(colorSchemeSchema).min(3).max(6),
  /** The face of the text; the user can choose another. */
  font: fontFamilySchema,
  /** The face of name and headings. */
  displayFont: fontFamilySchema,
  /** Why the design has no place for a photo; set when `photo` is `none`. */
  photoReason: localizedLine.optional(),
})
export type Template = z.infer<typeof templateSchema>

/** Whether the header's background covers the full page width, above a sidebar too. */
export const hasFullWidthHeader = ({ header }: Pick<Template, 'header'>): boolean => header === 'banner'
