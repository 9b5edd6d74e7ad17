import * as z from 'zod'

export const FONT_FAMILIES = [
  'Inter',
  'Roboto',
  'Open Sans',
  'Lato',
  'Source Sans 3',
  'Alegreya Sans',
  'IBM Plex Sans',
  'Jost',
  'Barlow Condensed',
  'Source Serif 4',
  'EB Garamond',
  'Lora',
  'Crimson Pro',
  'Zilla Slab',
  'IBM Plex Mono',
] as const
export const fontFamilySchema = z.enum(FONT_FAMILIES)
export type FontFamily = z.infer<typeof fontFamilySchema>
export const DEFAULT_FONT: FontFamily = 'Inter'
export const DEFAULT_COLOR = '#1565C0'
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i)

/** The built-in sections. In an order, a custom section is called `custom:<its id>`. */
export const SECTION_KEYS = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
  'certifications',
  'awards',
  'volunteer',
] as const
export type SectionKey = (typeof SECTION_KEYS)[number]
