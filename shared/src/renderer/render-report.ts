import type { Language } from '../languages.ts'
import { getMessages, type Messages } from '../messages/messages.ts'
import type { Brand } from '../resume/design/brand.ts'
import type { AnalysisResults } from '../scoring/results.ts'
import { formatDate } from '../templates/outline/format-dates.ts'
import { normalizeLine } from '../templates/outline/normalize-text.ts'
import type { MeasuredBlock } from './compose/blocks.ts'
import type { HeaderLayout } from './compose/header-types.ts'
import type { PositionedText } from './draw/draw-list.ts'
import { createBrandFonts, getFamilies } from './fonts/document-families.ts'
import type { FontSet } from './fonts/font-set.ts'
import { createTypeface, type Typeface } from './fonts/typeface.ts'
import { measureBlock } from './layout/measure.ts'
import { buildDrawList, createPageBuilder, type PageBuilder } from './layout/page-builder.ts'
import { paginate } from './layout/paginate.ts'
import { colorReport, layoutReportBrand } from './report/brand.ts'
import { composeReport } from './report/sections.ts'
import { CONTENT_WIDTH_PT, MUTED_COLOR, PAGE_PT } from './report/styles.ts'
import { composeSummary } from './report/summary.ts'
import { formatIsoDate } from './write/pdf-date.ts'
import { type RenderedPdf, writePdf } from './write/write-pdf.ts'

/** What a report depends on. */
export interface ReportInput {
  readonly results: AnalysisResults
  readonly language: Language
  /** The name of the analyzed file; empty for pasted text. */
  readonly fileName: string
  /** With a fallback for faces of the brand that cannot be drawn. */
  readonly fonts: FontSet
  /** Whose logo, faces and footer the report carries. */
  readonly brand?: Brand | undefined
}

const BODY_FAMILY = 'Inter'
const FOOTER_SIZE_PT = 9
/** From the bottom edge of the page to the footer's baseline. */
const FOOTER_BASELINE_PT = 36

/**
 * Renders an analysis as a tagged PDF on A4: gauge, categories, lists, and the ledger as tables. The PDF carries the
 * date of the analysis, so the same input gives the same bytes on the server and on the device.
 * @throws Error when `fonts` is empty
 */
export const renderReport = ({ results, language, fileName, fonts, brand }: ReportInput): RenderedPdf => {
  const messages = getMessages(language)
  const typeface = createReportTypeface(fonts, brand)
  const subtitle = [
    normalizeLine(fileName),
    `${messages.report.analyzedAt}: ${formatDay(results.analyzedAt, messages)}`,
  ]
    .filter(Boolean)
    .join('  ·  ')
  const header = composeSummary(results, { title: messages.report.title, subtitle }, messages, typeface)
  const body = composeReport(results, messages).map((block) => measureBlock(block, CONTENT_WIDTH_PT, typeface))
  const pages = buildPages(header, body)
  const mark = brand && layoutReportBrand(brand, typeface)
  if (mark?.logo) pages.addPicture(0, mark.logo)
  const metadata = {
    paper: { width: PAGE_PT.width, height: PAGE_PT.height },
    family: typeface.family,
    language,
    title: messages.report.title,
    author: brand?.name ?? 'Faro',
  }
  const list = buildDrawList(pages, metadata, (page) => ({
    texts: [...(mark?.footer ?? []), createFooterText(messages.document.page(page + 1, pages.pages.length), typeface)],
  }))
  return writePdf(brand ? colorReport(list, brand) : list, typeface, results.analyzedAt)
}

const createReportTypeface = (fonts: FontSet, brand: Brand | undefined): Typeface => {
  const styling = { ...(brand && { brand }), fontFamily: BODY_FAMILY } as const
  const { text, display } = getFamilies(styling, { font: BODY_FAMILY, displayFont: BODY_FAMILY })
  return createTypeface({ ...createBrandFonts(styling), ...fonts }, text, display)
}

/** `2 ene. 2026`, in UTC. */
const formatDay = (ms: number, messages: Messages): string => {
  const day = formatIsoDate(ms).slice(0, 10)
  return `${Number(day.slice(8))} ${formatDate(day.slice(0, 7), messages.document)}`
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
