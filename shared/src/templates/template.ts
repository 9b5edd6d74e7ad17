import * as z from 'zod'
import { colorSchema, fontFamilySchema, SECTION_KEYS } from '../resume/schema/content.ts'

/** A template is data only: every field selects one of a fixed set of designs. Sizes in pt, colors as #rrggbb. */
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

export const templateSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: localizedLine,
  description: localizedLine,
  category: templateCategorySchema,
  isPopular: z.boolean(),
  colorSchemes: z.array(colorSchemeSchema).min(3).max(6),
  /** The font of the design; the user can choose another. */
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
  /** Color of the filled area of a `band`, `slope`, `card`, `block` or `monogram` header. */
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
    /** Share of the page width, 0–1. */
    width: z.number().min(0.24).max(0.4),
    background: z.enum(['none', 'tint', 'primary', 'ink', 'rule']),
    /** Sections to place in the sidebar. Those that do not fit on page one go to the main column. */
    sections: z.array(z.enum(SECTION_KEYS)),
  }),
  /** A vertical line at the left of the entries, with a dot for each. */
  timeline: z.boolean(),
  /** A thin line between entries. */
  entryRules: z.boolean(),
  bullet: z.enum(['dot', 'dash', 'none']),
  skills: z.enum(['list', 'inline', 'columns', 'chips']),
  summary: z.enum(['plain', 'lead', 'panel']),
  icons: z.boolean(),
  rules: z.enum(['none', 'hairline', 'solid', 'double', 'dotted']),
  /** Decoration at the edge of every page. */
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
  margin: z.object({ x: z.number().min(28).max(80), y: z.number().min(28).max(80) }),
})
export type Template = z.infer<typeof templateSchema>

/** Whether the header background covers the full page width, above a sidebar too. */
export const hasFullWidthHeader = ({ header }: Pick<Template, 'header'>): boolean =>
  header === 'band' || header === 'slope'

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
