import type { Language } from '../../languages.ts'
import { getMessages } from '../../messages/messages.ts'
import type { Brand } from '../../resume/design/brand.ts'
import type { Block, MeasuredBlock } from '../compose/blocks.ts'
import type { HeaderLayout } from '../compose/header-types.ts'
import type { PositionedText } from '../draw/draw-list.ts'
import { createBrandFonts, getFamilies } from '../fonts/document-families.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { createTypeface, type Typeface } from '../fonts/typeface.ts'
import { measureBlock } from '../layout/measure.ts'
import { buildDrawList, createPageBuilder, type PageBuilder } from '../layout/page-builder.ts'
import { paginate } from '../layout/paginate.ts'
import { type RenderedPdf, writePdf } from '../write/write-pdf.ts'
import { colorReport, layoutReportBrand } from './brand.ts'
import { CONTENT_WIDTH_PT, MUTED_COLOR, PAGE_PT } from './styles.ts'

/** A report before it is laid out. */
export interface ReportParts {
  /** In the metadata of the PDF. */
  readonly title: string
  readonly language: Language
  /** Creation date of the PDF, UTC ms. */
  readonly now: number
  /** With a fallback for faces of the brand that cannot be drawn. */
  readonly fonts: FontSet
  /** Whose logo, faces and footer the report carries. */
  readonly brand?: Brand | undefined
  readonly layoutHeader: (typeface: Typeface) => HeaderLayout
  readonly blocks: readonly Block[]
}

const BODY_FAMILY = 'Inter'
const FOOTER_SIZE_PT = 9
/** From the bottom edge of the page to the footer's baseline. */
const FOOTER_BASELINE_PT = 36

/**
 * Lays out a report and writes it as a tagged PDF on A4 with page numbers. The same parts give the same bytes.
 * @throws Error when `fonts` is empty
 */
export const writeReport = ({ title, language, now, fonts, brand, layoutHeader, blocks }: ReportParts): RenderedPdf => {
  const typeface = createReportTypeface(fonts, brand)
  const body = blocks.map((block) => measureBlock(block, CONTENT_WIDTH_PT, typeface))
  const pages = buildPages(layoutHeader(typeface), body)
  const mark = brand && layoutReportBrand(brand, typeface)
  if (mark?.logo) pages.addPicture(0, mark.logo)
  const metadata = {
    paper: { width: PAGE_PT.width, height: PAGE_PT.height },
    family: typeface.family,
    language,
    title,
    author: brand?.name ?? 'Faro',
  }
  const { page: formatPage } = getMessages(language).document
  const list = buildDrawList(pages, metadata, (page) => ({
    texts: [...(mark?.footer ?? []), createFooterText(formatPage(page + 1, pages.pages.length), typeface)],
  }))
  return writePdf(brand ? colorReport(list, brand) : list, typeface, now)
}

const createReportTypeface = (fonts: FontSet, brand: Brand | undefined): Typeface => {
  const styling = { ...(brand && { brand }), fontFamily: BODY_FAMILY } as const
  const { text, display } = getFamilies(styling, { font: BODY_FAMILY, displayFont: BODY_FAMILY })
  return createTypeface({ ...createBrandFonts(styling), ...fonts }, text, display)
}

const buildPages = (header: HeaderLayout, body: readonly MeasuredBlock[]): PageBuilder => {
  const placements = paginate(body, (page) => ({
    x: PAGE_PT.x,
    top: page === 0 ? header.bottom : PAGE_PT.top,
    bottom: PAGE_PT.bottom,
  }))
  const builder = createPageBuilder()
  builder.addHeader(header)
  for (const placement of placements) builder.addPlacement(placement)
  return builder
}

const createFooterText = (text: string, typeface: Typeface): PositionedText => {
  const width = typeface.width(text, 'regular', FOOTER_SIZE_PT)
  return {
    node: undefined,
    text,
    width,
    x: PAGE_PT.width - PAGE_PT.x - width,
    y: PAGE_PT.height - FOOTER_BASELINE_PT,
    size: FOOTER_SIZE_PT,
    weight: 'regular',
    color: MUTED_COLOR,
  }
}
