import * as z from 'zod'
import { SECTION_KEYS } from './styling-values.ts'

/** What a design selects from a fixed set of forms. Sizes in pt. */
export const TEMPLATE_CATEGORIES = ['modern', 'classic', 'creative', 'tech'] as const
export const templateCategorySchema = z.enum(TEMPLATE_CATEGORIES)
export type TemplateCategory = z.infer<typeof templateCategorySchema>

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
  /**
   * Nothing, or what stands around the text. `tab`: filled behind the text alone, on a line. `label`: in a column of
   * its own at the left of the section.
   */
  kind: z.enum([
    'plain',
    'rule-under',
    'rule-over',
    'rule-beside',
    'rule-both',
    'short-rule',
    'bar',
    'filled',
    'tab',
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

export const designAxesSchema = z.object({
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
    sections: z.array(z.enum(SECTION_KEYS)).max(SECTION_KEYS.length),
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
  size: z.object({
    base: z.number().min(9).max(11.5),
    name: z.number().min(16).max(56),
    heading: z.number().min(8.5).max(20),
  }),
  spacing: z.enum(['tight', 'normal', 'airy']),
  margin: z.object({ x: z.number().min(28).max(90), y: z.number().min(28).max(80) }),
})
export type DesignAxes = z.infer<typeof designAxesSchema>
