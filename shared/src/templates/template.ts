import * as z from 'zod'
import { colorSchema, fontFamilySchema, SECTION_KEYS } from '../resume/schema/content.ts'

/**
 * A template is data on closed axes: no functions, no markup. The layout engine (`shared/src/pdf`) is the only reader.
 * Sizes in pt.
 */
export const TEMPLATE_CATEGORIES = ['modern', 'classic', 'creative', 'tech'] as const
export const templateCategorySchema = z.enum(TEMPLATE_CATEGORIES)
export type TemplateCategory = z.infer<typeof templateCategorySchema>

const localizedLine = z.object({ es: z.string().min(1), en: z.string().min(1) })

const colorSchemeSchema = z.object({
  id: z.string(),
  name: localizedLine,
  /** Headings and accents; at least 4.5:1 on the paper, and on `tint` where text stands on it. */
  primary: colorSchema,
  /** Text. */
  ink: colorSchema,
  /** Quiet text: dates, places. At least 4.5:1. */
  muted: colorSchema,
  /** Ground of sidebars and bands. */
  tint: colorSchema,
})
export type ColorScheme = z.infer<typeof colorSchemeSchema>

export const templateSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: localizedLine,
  description: localizedLine,
  category: templateCategorySchema,
  isPopular: z.boolean(),
  colorSchemes: z.array(colorSchemeSchema).min(3).max(6),
  /** The font the template was designed with; a person may choose another. */
  font: fontFamilySchema,
  layout: z.enum(['single', 'sidebar-left', 'sidebar-right']),
  header: z.enum([
    'left',
    'centered',
    'right',
    'strip',
    'band',
    'slope',
    'sidebar',
    'monogram',
    'framed',
    'stripe',
    'panel',
    'block',
    'card',
  ]),
  /** Colour behind a `band`, `slope` or `card` header, or of the shape of another. */
  headerBackground: z.enum(['none', 'tint', 'primary', 'ink']),
  nameStyle: z.object({ weight: z.enum(['regular', 'bold']), color: z.enum(['ink', 'primary']) }),
  headings: z.enum([
    'plain',
    'rule-under',
    'rule-over',
    'rule-beside',
    'rule-both',
    'bar',
    'filled',
    'hanging',
    'boxed',
    'tab',
    'underscore',
    'chevron',
    'dot',
    'ribbon',
    'rule-through',
    'pill',
    'arrow',
    'slash',
  ]),
  headingColor: z.enum(['primary', 'ink']),
  sidebar: z.object({
    /** Share of the page's width. */
    width: z.number().min(0.24).max(0.4),
    background: z.enum(['none', 'tint', 'primary', 'ink', 'rule']),
    /** What stands in it, as far as it fits on the first page; the rest goes to the main column. */
    sections: z.array(z.enum(SECTION_KEYS)),
  }),
  /** A line with a mark for each entry at its left. */
  timeline: z.boolean(),
  /** A fine line between entries. */
  entryRules: z.boolean(),
  bullet: z.enum(['dot', 'dash', 'none']),
  skills: z.enum(['list', 'inline', 'columns', 'chips']),
  summary: z.enum(['plain', 'lead', 'panel']),
  icons: z.boolean(),
  rules: z.enum(['none', 'hairline', 'solid', 'double', 'dotted']),
  /** What is drawn at the edge of every page. */
  page: z.enum([
    'none',
    'top-bar',
    'side-stripe',
    'border',
    'corner',
    'footer-bar',
    'beam',
    'brackets',
    'wave',
    'dots',
    'quarters',
    'ticks',
    'edge',
  ]),
  photo: z.enum(['none', 'round', 'square']),
  size: z.object({
    base: z.number().min(9).max(11.5),
    name: z.number().min(16).max(40),
    heading: z.number().min(9.5).max(18),
  }),
  spacing: z.enum(['tight', 'normal', 'airy']),
  /** Page margins in pt. */
  margin: z.object({ x: z.number().min(28).max(80), y: z.number().min(28).max(80) }),
})
export type Template = z.infer<typeof templateSchema>

/** Whether the header's background goes from edge to edge, over a sidebar too. */
export const hasFullWidthHeader = ({ header }: Pick<Template, 'header'>): boolean =>
  header === 'band' || header === 'slope'

export type Badge = 'Popular' | 'ATS Optimized' | 'New' | 'Classic'

/** Spec section 2: popular gives 'Popular'; modern 'ATS Optimized'; creative 'New'; others 'Classic'. */
export const getBadge = (template: Pick<Template, 'isPopular' | 'category'>): Badge =>
  template.isPopular
    ? 'Popular'
    : template.category === 'modern'
      ? 'ATS Optimized'
      : template.category === 'creative'
        ? 'New'
        : 'Classic'
