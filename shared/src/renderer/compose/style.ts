import type { Brand } from '../../resume/design/brand.ts'
import type { FontFamily } from '../../resume/design/styling-values.ts'
import type { Paper, Styling } from '../../resume/schema/content.ts'
import { hasFullWidthHeader, type Template } from '../../templates/template.ts'
import { contrastRatio, ensureContrast, MIN_TEXT_CONTRAST, mixColors } from '../draw/color.ts'
import { getFamilies, getOwnFamily } from '../fonts/document-families.ts'
import { type Family, isBrandFamily } from '../fonts/font-set.ts'
import type { TextStyle } from './blocks.ts'

/** A4 and US Letter. */
export const PAPER_SIZES_PT: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

/** Factors, 0–1, by which space and font sizes are reduced to fit a page count. */
export interface Scale {
  readonly space: number
  readonly size: number
}

/** Colors as #rrggbb. */
export interface Palette {
  /** Color of shapes. */
  readonly primary: string
  /** Primary color for text, darkened where needed for contrast. */
  readonly accent: string
  readonly ink: string
  readonly muted: string
  readonly tint: string
  readonly rule: string
  /** The color behind the text. */
  readonly background: string
}

/** A template with the user's color, font, paper and scale applied. Lengths in pt. */
export interface Style {
  readonly template: Template
  readonly paper: { readonly width: number; readonly height: number }
  readonly family: Family
  /** Whose logo and footer the pages carry. */
  readonly brand: Brand | undefined
  readonly palette: Palette
  /** Palettes for text on the sidebar's and the header's background. */
  readonly sidebarPalette: Palette
  readonly headerPalette: Palette
  readonly body: TextStyle
  readonly margin: { readonly x: number; readonly y: number }
  readonly gap: {
    readonly section: number
    readonly entry: number
    readonly heading: number
    readonly line: number
    readonly bullet: number
  }
  readonly nameSize: number
  readonly headingSize: number
  /** What text in the face of the headings is larger by than text in that of the body, to look as large. */
  readonly displayScale: number
  /** Icons before the contacts. */
  readonly icons: boolean
  readonly entryOrder: Template['entry']['order']
  /** Width of the column of labels or dates at the left of the main column; 0 without one. */
  readonly labelWidth: number
  readonly photo: PhotoStyle
  readonly scale: Scale
}

/** How the photo is cropped: `zoom` from 1, the point that stays in view from 0 (left, top) to 1. */
export interface PhotoStyle {
  readonly shape: Template['photo']
  readonly zoom: number
  readonly x: number
  readonly y: number
}

const LEADING_FACTORS = { tight: 1.28, normal: 1.34, airy: 1.41 } as const
const SPACE_FACTORS = { tight: 0.75, normal: 0.92, airy: 1.15 } as const
export const MIN_FONT_SIZE_PT = 9
const WHITE = '#ffffff'

/** Applies styling, paper and scale to a template. Body text is never below 9 pt. */
export const createStyle = (template: Template, styling: Styling, paper: Paper, scale: Scale): Style => {
  const palette = createPalette(template, styling)
  const textScale = (styling.textScale ?? 1) * scale.size
  const families = getFamilies(styling, template)
  const sizeFactor = getSizeFactor(styling, families.text)
  const size = Math.max(MIN_FONT_SIZE_PT, template.size.base * sizeFactor * textScale)
  const spaceFactor = SPACE_FACTORS[template.spacing] * scale.space * (styling.spaceScale ?? 1)
  const leadingFactor =
    1 + (LEADING_FACTORS[template.spacing] * (styling.lineScale ?? 1) - 1) * (0.55 + 0.45 * scale.space)
  // The letters of a family that is set larger are as tall as those of others, so its lines need less space.
  const leading = (size * leadingFactor) / sizeFactor ** 0.6
  const marginScale = styling.marginScale ?? 1
  return {
    template,
    paper: PAPER_SIZES_PT[paper],
    family: families.text,
    brand: styling.brand,
    palette,
    sidebarPalette: adaptPalette(palette, getBackgroundColor(template.sidebar.background, palette)),
    headerPalette: adaptPalette(
      palette,
      getBackgroundColor(hasHeaderBackground(template) ? template.headerBackground : 'none', palette),
    ),
    body: { size, leading, weight: 'regular', color: palette.ink },
    margin: {
      x: template.margin.x * marginScale * (0.8 + 0.2 * scale.space),
      y: template.margin.y * marginScale * (0.7 + 0.3 * scale.space),
    },
    gap: createGaps(spaceFactor, leading, template.layout === 'single' ? Infinity : MAX_LINE_STEP * size),
    nameSize: template.size.name * (0.6 + 0.4 * textScale),
    headingSize: Math.max(MIN_FONT_SIZE_PT, template.size.heading * textScale),
    displayScale: getSizeFactor(styling, families.display) / sizeFactor,
    icons: styling.icons ?? template.icons,
    entryOrder: styling.entryOrder ?? template.entry.order,
    labelWidth: hasLabelColumn(template) ? template.labelWidth * Math.max(0.9, textScale) : 0,
    photo: {
      shape: template.photo === 'none' ? 'none' : (styling.photoShape ?? template.photo),
      zoom: styling.photoZoom ?? 1,
      x: styling.photoX ?? 0.5,
      y: styling.photoY ?? 0.5,
    },
    scale,
  }
}

/** What each family is larger or smaller by, so that its lower-case letters look as large as those of the others. */
const SIZE_FACTORS: Readonly<Record<FontFamily, number>> = {
  Inter: 1,
  Roboto: 1.02,
  'Open Sans': 0.99,
  Lato: 1.04,
  'Source Sans 3': 1.07,
  'Alegreya Sans': 1.12,
  'IBM Plex Sans': 1.01,
  Jost: 1.07,
  'Barlow Condensed': 1.12,
  'Source Serif 4': 1.04,
  'EB Garamond': 1.16,
  Lora: 1.04,
  'Crimson Pro': 1.15,
  'Zilla Slab': 1.08,
  'IBM Plex Mono': 0.94,
}

const getSizeFactor = (styling: Styling, family: Family): number =>
  isBrandFamily(family) ? (getOwnFamily(styling, family)?.sizeFactor ?? 1) : SIZE_FACTORS[family]

/** Whether the main column has a narrow column of labels or dates at its left. */
const hasLabelColumn = ({ heading, entry, layout }: Template): boolean =>
  heading.kind === 'label' || (layout === 'single' && (entry.anatomy === 'dates-left' || entry.anatomy === 'timeline'))

const hasHeaderBackground = (template: Template): boolean => hasFullWidthHeader(template) || template.header === 'panel'

/** Beside a sidebar, readers such as pdftotext take lines that are further apart, as a share of the size, for cells. */
const MAX_LINE_STEP = 1.49
const MIN_BULLET_GAP_PT = 1

/**
 * Vertical space in pt. The space between entries is clearly larger than between lines, because parsers split entries
 * where a gap is over 1.4 times the usual one. `maxStep`: from the baseline of a bullet to the next one, where the lines
 * are not further apart themselves.
 */
const createGaps = (spaceFactor: number, leading: number, maxStep: number): Style['gap'] => {
  const room = maxStep - leading
  const bullet = room < MIN_BULLET_GAP_PT ? 2 * spaceFactor : Math.min(2 * spaceFactor, room)
  const minEntryGap = 0.4 * leading + 1.4 * bullet + 1.5
  return {
    section: Math.max(14 * spaceFactor, minEntryGap + 2),
    entry: Math.max(9 * spaceFactor, minEntryGap),
    heading: 5 * spaceFactor,
    line: 1.5 * spaceFactor,
    bullet,
  }
}

/** The #rrggbb of a background name. */
export const getBackgroundColor = (background: Template['sidebar']['background'], palette: Palette): string =>
  ({ none: WHITE, rule: WHITE, tint: palette.tint, primary: palette.primary, ink: palette.ink })[background]

const createPalette = (template: Template, styling: Styling): Palette => {
  const primary = styling.primaryColor.toLowerCase()
  const schemes = [...(styling.brand ? [styling.brand.colors] : []), ...template.colorSchemes]
  const scheme = schemes.find((scheme) => scheme.primary.toLowerCase() === primary)
  const base = scheme ?? template.colorSchemes[0]
  const ink = base?.ink ?? '#12202e'
  const tint = scheme?.tint ?? mixColors(primary, WHITE, 0.09)
  return {
    primary,
    accent: ensureContrast(primary, tint),
    ink,
    muted: ensureContrast(base?.muted ?? '#55606b', tint),
    tint,
    rule: mixColors(ink, WHITE, 0.22),
    background: WHITE,
  }
}

/** The palette for text on another background: readable text colors, and rules and tints derived from it. */
export const adaptPalette = (palette: Palette, background: string): Palette => {
  if (contrastRatio(palette.ink, background) >= 7)
    return {
      ...palette,
      background,
      accent: ensureContrast(palette.primary, background),
      tint: background === WHITE ? palette.tint : WHITE,
    }
  const textColor = contrastRatio(WHITE, background) >= MIN_TEXT_CONTRAST ? WHITE : ensureContrast(WHITE, background)
  return {
    ...palette,
    background,
    ink: textColor,
    muted: ensureContrast(mixColors(textColor, background, 0.78), background),
    accent: textColor,
    tint: mixColors(textColor, background, 0.16),
    rule: mixColors(textColor, background, 0.4),
  }
}
