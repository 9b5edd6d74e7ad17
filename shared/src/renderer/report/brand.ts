import type { Brand } from '../../resume/design/brand.ts'
import { checkLogo } from '../brand/check-logo.ts'
import { createTag } from '../compose/context.ts'
import { ensureContrast } from '../draw/color.ts'
import type { DrawList, PositionedPicture, PositionedText } from '../draw/draw-list.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { wrapText } from '../layout/brand-layout.ts'
import { ACCENT_COLOR, CONTENT_WIDTH_PT, MUTED_COLOR, PAGE_PT } from './styles.ts'

const MAX_LOGO_PT = { width: 150, height: 40 } as const
const FOOTER_SIZE_PT = 9
const LEADING_PT = 11
/** From the bottom edge of the page to the baseline of the last line. */
const FOOTER_BASELINE_PT = 36
/** At the right of the footer, for the page number. */
const PAGE_NUMBER_PT = 100
const MAX_LINES = 2

/** The brand on a report: its logo at the top right of page one, its footer at the left of every page's foot. */
export const layoutReportBrand = (
  { name, logo, footer = '' }: Brand,
  typeface: Typeface,
): { readonly logo: PositionedPicture | undefined; readonly footer: PositionedText[] } => {
  const lines = wrapText(footer, CONTENT_WIDTH_PT - PAGE_NUMBER_PT, typeface).slice(0, MAX_LINES)
  return {
    logo: logo && checkLogo(logo) ? placeLogo(logo, name) : undefined,
    footer: lines.map((text, i) => ({
      node: undefined,
      text,
      width: typeface.width(text, 'regular', FOOTER_SIZE_PT),
      x: PAGE_PT.x,
      y: PAGE_PT.height - FOOTER_BASELINE_PT - LEADING_PT * (lines.length - 1 - i),
      size: FOOTER_SIZE_PT,
      weight: 'regular',
      color: MUTED_COLOR,
    })),
  }
}

/** Headings and accents in the color of the brand; what stands for a score keeps its own. */
export const colorReport = (list: DrawList, { colors }: Brand): DrawList => {
  const primary = ensureContrast(colors.primary, '#ffffff')
  const isAccent = ({ node, color }: PositionedText) =>
    color === ACCENT_COLOR || node?.role === 'H1' || node?.role === 'H2'
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      texts: page.texts.map((text) => (isAccent(text) ? { ...text, color: primary } : text)),
    })),
  }
}

const placeLogo = (logo: NonNullable<Brand['logo']>, name: string): PositionedPicture => {
  const scale = Math.min(MAX_LOGO_PT.width / logo.width, MAX_LOGO_PT.height / logo.height, logo.size / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  return {
    node: { ...createTag('Figure'), alt: name },
    source: logo.source,
    x: PAGE_PT.width - PAGE_PT.x - width,
    y: PAGE_PT.top - 6,
    width,
    height,
    crop: { shape: 'square', zoom: 1, x: 0.5, y: 0.5 },
  }
}
