import type { FontFamily, Paper, Styling } from '../../resume/schema/content.ts'
import { hasFullWidthHeader, type Template } from '../../templates/template.ts'
import { contrastRatio, ensureContrast, MIN_TEXT_CONTRAST, mixColors } from '../draw/color.ts'
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
  readonly family: FontFamily
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
  readonly scale: Scale
}

const LEADING_FACTORS = { tight: 1.3, normal: 1.38, airy: 1.46 } as const
const SPACE_FACTORS = { tight: 0.78, normal: 1, airy: 1.25 } as const
export const MIN_FONT_SIZE_PT = 9
const WHITE = '#ffffff'

/** Applies styling, paper and scale to a template. Body text is never below 9 pt. */
export const createStyle = (template: Template, styling: Styling, paper: Paper, scale: Scale): Style => {
  const palette = createPalette(template, styling)
  const size = Math.max(MIN_FONT_SIZE_PT, template.size.base * scale.size)
  const spaceFactor = SPACE_FACTORS[template.spacing] * scale.space
  const leadingFactor = 1 + (LEADING_FACTORS[template.spacing] - 1) * (0.55 + 0.45 * scale.space)
  return {
    template,
    paper: PAPER_SIZES_PT[paper],
    family: styling.fontFamily,
    palette,
    sidebarPalette: adaptPalette(palette, getBackgroundColor(template.sidebar.background, palette)),
    headerPalette: adaptPalette(
      palette,
      getBackgroundColor(hasHeaderBackground(template) ? template.headerBackground : 'none', palette),
    ),
    body: { size, leading: size * leadingFactor, weight: 'regular', color: palette.ink },
    margin: {
      x: template.margin.x * (0.8 + 0.2 * scale.space),
      y: template.margin.y * (0.7 + 0.3 * scale.space),
    },
    gap: createGaps(spaceFactor, size * leadingFactor),
    nameSize: template.size.name * (0.6 + 0.4 * scale.size),
    headingSize: Math.max(size, template.size.heading * scale.size),
    scale,
  }
}

const hasHeaderBackground = (template: Template): boolean => hasFullWidthHeader(template) || template.header === 'card'

/**
 * Vertical space in pt. The space between entries is clearly larger than between lines, because parsers split entries
 * where a gap is over 1.4 times the usual one.
 */
const createGaps = (spaceFactor: number, leading: number): Style['gap'] => {
  const bullet = 2 * spaceFactor
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
  const scheme = template.colorSchemes.find((scheme) => scheme.primary.toLowerCase() === primary)
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
    return { ...palette, background, accent: ensureContrast(palette.primary, background) }
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
