import * as z from 'zod'
import { colorSchema, fontFamilySchema, SECTION_KEYS } from '../resume/schema/content.ts'

/**
 * A template is data only: every field selects one of a fixed set of forms. A design and its variants share all fields
 * but name, faces and order of colors. Sizes in pt, colors as #rrggbb.
 */
export const TEMPLATE_CATEGORIES = ['modern', 'classic', 'creative', 'tech'] as const
export const templateCategorySchema = z.enum(TEMPLATE_CATEGORIES)
export type TemplateCategory = z.infer<typeof templateCategorySchema>

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

const letterCaseSchema = z.enum(['normal', 'upper', 'small-caps'])
export type LetterCase = z.infer<typeof letterCaseSchema>

/** Space after each letter as a share of the size; extractors take more for a space. */
const trackingSchema = z.number().min(0).max(0.09)
const textColorSchema = z.enum(['ink', 'muted', 'primary'])
const backgroundSchema = z.enum(['none', 'tint', 'primary', 'ink'])

const nameSchema = z.object({
  /** `contrast`: the first word light, the others bold. */
  weight: z.enum(['light', 'regular', 'bold', 'contrast']),
  case: letterCaseSchema,
  tracking: trackingSchema,
  color: z.enum(['ink', 'primary']),
})

/** The professional title below the name. */
const taglineSchema = z.object({
  style: z.enum(['plain', 'italic', 'caps']),
  color: textColorSchema,
})

const headingSchema = z.object({
  /** Nothing, or what stands around the text. `label`: in a column of its own at the left of the section. */
  kind: z.enum([
    'plain',
    'rule-under',
    'rule-over',
    'rule-beside',
    'rule-both',
    'short-rule',
    'bar',
    'filled',
    'square',
    'label',
  ]),
  weight: z.enum(['light', 'regular', 'bold', 'italic']),
  case: letterCaseSchema,
  tracking: trackingSchema,
  color: z.enum(['primary', 'ink']),
  align: z.enum(['left', 'center']),
})

const entrySchema = z.object({
  /**
   * Where the parts of an entry stand. `line`: company · place … dates, position; `split`: company … dates, position …
   * place; `stacked`: company, position · place … dates; `compact`: company · position … dates, place; `dates-left`: dates
   * in a column at the left; `timeline`: the same with a line and dots; `below`: dates · place below the position.
   */
  anatomy: z.enum(['line', 'split', 'stacked', 'compact', 'dates-left', 'timeline', 'below']),
  /** What comes first. */
  order: z.enum(['company-first', 'position-first']),
  /** The first part; the second is `subtitle`. */
  title: z.object({ weight: z.enum(['regular', 'bold']), color: z.enum(['ink', 'primary']) }),
  subtitle: z.object({ weight: z.enum(['regular', 'bold', 'italic']), color: textColorSchema }),
  dates: z.object({ weight: z.enum(['regular', 'bold', 'italic', 'display']), color: textColorSchema }),
})

export const templateSchema = z.object({
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
  layout: z.enum(['single', 'sidebar-left', 'sidebar-right']),
  /** `split`: contacts at the right of the name; `grid`: contacts in columns below it; `banner`: filled across the page. */
  header: z.enum(['left', 'centered', 'split', 'grid', 'banner', 'panel', 'sidebar']),
  /** Color of the filled area of a `banner` or `panel` header. */
  headerBackground: backgroundSchema,
  /** The line below a header that stands on the page. */
  headerRule: z.enum(['none', 'hairline', 'solid', 'double']),
  nameStyle: nameSchema,
  tagline: taglineSchema,
  heading: headingSchema,
  entry: entrySchema,
  /** Width of the column at the left that holds labels or dates, where the design has one. */
  labelWidth: z.number().min(60).max(150),
  sidebar: z.object({
    /** Share of the page width, 0–1. */
    width: z.number().min(0.24).max(0.4),
    background: z.enum(['none', 'tint', 'primary', 'ink', 'rule']),
    /** Sections to place in the sidebar. Those that do not fit go to the main column. */
    sections: z.array(z.enum(SECTION_KEYS)),
  }),
  bullet: z.enum(['dot', 'dash']),
  /** `rows`: the label of a group in a column of its own. */
  skills: z.enum(['rows', 'list', 'inline', 'columns', 'chips']),
  summary: z.enum(['plain', 'lead', 'panel']),
  icons: z.boolean(),
  rules: z.enum(['hairline', 'solid', 'double', 'dotted']),
  /** Decoration at the edge of every page. */
  page: z.enum(['none', 'top-bar', 'side-stripe', 'border', 'foot-bar']),
  /** Name and page number on pages after the first. */
  furniture: z.enum(['footer', 'footer-center', 'header']),
  photo: z.enum(['none', 'round', 'square', 'rounded']),
  /** Why the design has no place for a photo; set when `photo` is `none`. */
  photoReason: localizedLine.optional(),
  size: z.object({
    base: z.number().min(9).max(11.5),
    name: z.number().min(16).max(56),
    heading: z.number().min(8.5).max(20),
  }),
  spacing: z.enum(['tight', 'normal', 'airy']),
  margin: z.object({ x: z.number().min(28).max(90), y: z.number().min(28).max(80) }),
})
export type Template = z.infer<typeof templateSchema>

/** Whether the header's background covers the full page width, above a sidebar too. */
export const hasFullWidthHeader = ({ header }: Pick<Template, 'header'>): boolean => header === 'banner'

export type Badge = 'Popular' | 'ATS Optimized' | 'New' | 'Classic'

/** The badge of a template in the gallery. */
export const getBadge = (template: Pick<Template, 'isPopular' | 'category'>): Badge =>
  template.isPopular
    ? 'Popular'
    : template.category === 'modern'
      ? 'ATS Optimized'
      : template.category === 'creative'
        ? 'New'
        : 'Classic'
