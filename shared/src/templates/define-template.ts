import { COLOR_SCHEMES, type ColorSchemeId } from './color-schemes.ts'
import type { Template } from './template.ts'

type Described = 'id' | 'name' | 'description' | 'category'
type Nested = 'nameStyle' | 'sidebar' | 'size' | 'margin'

/** The required fields of a template, and its differences from `DEFAULTS`. */
export type TemplateDefinition = Pick<Template, Described> &
  Partial<Omit<Template, Described | Nested | 'colorSchemes'>> & {
    readonly [K in Nested]?: Partial<Template[K]>
  } & { readonly colorSchemes: readonly ColorSchemeId[] }

/** One column without decoration, in Inter. Sizes and margins in pt. */
const DEFAULTS: Omit<Template, Described | 'colorSchemes'> = {
  isPopular: false,
  font: 'Inter',
  layout: 'single',
  header: 'left',
  headerBackground: 'none',
  nameStyle: { weight: 'bold', color: 'ink' },
  headings: 'plain',
  headingColor: 'primary',
  sidebar: { width: 0.3, background: 'none', sections: [] },
  timeline: false,
  entryRules: false,
  bullet: 'dot',
  skills: 'inline',
  summary: 'plain',
  icons: false,
  rules: 'none',
  page: 'none',
  photo: 'none',
  size: { base: 10, name: 26, heading: 11 },
  spacing: 'normal',
  margin: { x: 54, y: 50 },
}

const SIDEBAR_SECTIONS: Template['sidebar']['sections'] = ['skills', 'languages', 'certifications']

/** Completes a template with the defaults. Nested objects are merged key by key. */
export const defineTemplate = (definition: TemplateDefinition): Template => {
  const sections = (definition.layout ?? DEFAULTS.layout) === 'single' ? [] : [...SIDEBAR_SECTIONS]
  return {
    ...DEFAULTS,
    ...definition,
    colorSchemes: definition.colorSchemes.map((id) => COLOR_SCHEMES[id]),
    nameStyle: { ...DEFAULTS.nameStyle, ...definition.nameStyle },
    sidebar: { ...DEFAULTS.sidebar, sections, ...definition.sidebar },
    size: { ...DEFAULTS.size, ...definition.size },
    margin: { ...DEFAULTS.margin, ...definition.margin },
  }
}
