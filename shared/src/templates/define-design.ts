import type { FontFamily } from '../resume/schema/content.ts'
import { COLOR_SCHEMES, type ColorSchemeId } from './color-schemes.ts'
import type { Template } from './template.ts'

type FromVariant = 'id' | 'design' | 'colorSchemes' | 'font' | 'displayFont' | 'name' | 'isPopular'
type Nested = 'nameStyle' | 'tagline' | 'heading' | 'sidebar' | 'size' | 'margin'

/** A finished pairing of faces and color for a design. */
interface Variant {
  readonly id: string
  readonly name: Template['name']
  /** Its color first, then the others that suit it. */
  readonly colors: readonly ColorSchemeId[]
  readonly font: FontFamily
  /** The face of name and headings, `font` by default. */
  readonly displayFont?: FontFamily
  readonly isPopular?: boolean
}

/** What a design says beyond `DEFAULTS`, and its variants; the first one names it. */
type DesignDefinition = Pick<Template, 'description' | 'category'> &
  Partial<Omit<Template, FromVariant | Nested | 'description' | 'category' | 'entry'>> & {
    readonly [K in Nested]?: Partial<Template[K]>
  } & {
    readonly entry?: Partial<Pick<Template['entry'], 'anatomy' | 'order'>> & {
      readonly [K in 'title' | 'subtitle' | 'dates']?: Partial<Template['entry'][K]>
    }
    readonly variants: readonly [Variant, ...Variant[]]
  }

/** One column without decoration. Sizes and margins in pt. */
const DEFAULTS: Omit<Template, FromVariant | 'description' | 'category'> = {
  layout: 'single',
  header: 'left',
  headerBackground: 'none',
  headerRule: 'none',
  nameStyle: { weight: 'bold', case: 'normal', tracking: 0, color: 'ink' },
  tagline: { style: 'plain', color: 'primary' },
  heading: { kind: 'plain', weight: 'bold', case: 'upper', tracking: 0.06, color: 'primary', align: 'left' },
  entry: {
    anatomy: 'line',
    order: 'company-first',
    title: { weight: 'bold', color: 'ink' },
    subtitle: { weight: 'regular', color: 'primary' },
    dates: { weight: 'regular', color: 'muted' },
  },
  labelWidth: 104,
  sidebar: { width: 0.3, background: 'none', sections: [] },
  bullet: 'dot',
  skills: 'rows',
  summary: 'plain',
  icons: false,
  rules: 'hairline',
  page: 'none',
  furniture: 'footer',
  photo: 'round',
  size: { base: 10, name: 26, heading: 10.5 },
  spacing: 'normal',
  margin: { x: 54, y: 50 },
}

const SIDEBAR_SECTIONS: Template['sidebar']['sections'] = ['skills', 'languages', 'certifications']

/** Completes the variants of a design with the defaults. Nested objects are merged key by key. */
export const defineDesign = ({ variants, ...design }: DesignDefinition): readonly Template[] => {
  const sections = (design.layout ?? DEFAULTS.layout) === 'single' ? [] : [...SIDEBAR_SECTIONS]
  const { entry = {} } = design
  return variants.map(({ id, name, colors, font, displayFont, isPopular }) => ({
    ...DEFAULTS,
    ...design,
    id,
    name,
    font,
    displayFont: displayFont ?? font,
    isPopular: isPopular ?? false,
    design: variants[0].id,
    colorSchemes: colors.map((color) => COLOR_SCHEMES[color]),
    nameStyle: { ...DEFAULTS.nameStyle, ...design.nameStyle },
    tagline: { ...DEFAULTS.tagline, ...design.tagline },
    heading: { ...DEFAULTS.heading, ...design.heading },
    entry: {
      ...DEFAULTS.entry,
      ...entry,
      title: { ...DEFAULTS.entry.title, ...entry.title },
      subtitle: { ...DEFAULTS.entry.subtitle, ...entry.subtitle },
      dates: { ...DEFAULTS.entry.dates, ...entry.dates },
    },
    sidebar: { ...DEFAULTS.sidebar, sections, ...design.sidebar },
    size: { ...DEFAULTS.size, ...design.size },
    margin: { ...DEFAULTS.margin, ...design.margin },
  }))
}
