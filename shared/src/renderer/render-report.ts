import type { Language } from '../languages.ts'
import { getMessages } from '../messages/messages.ts'
import type { AnalysisResults } from '../scoring/results.ts'
import { formatDate } from '../templates/outline/format-dates.ts'
import { normalizeLine } from '../templates/outline/normalize-text.ts'
import type { PositionedText } from './draw/draw-list.ts'
import type { FontSet, RenderedPdf } from './fonts/font-set.ts'
import { createTypeface, type Typeface } from './fonts/typeface.ts'
import { measureBlock } from './layout/measure.ts'
import { buildDrawList, createPageBuilder } from './layout/page-builder.ts'
import { paginate } from './layout/paginate.ts'
import { composeReport } from './report/sections.ts'
import { CONTENT_WIDTH_PT, MUTED_COLOR, PAGE_PT } from './report/styles.ts'
import { composeSummary } from './report/summary.ts'
import { formatIsoDate } from './write/pdf-date.ts'
import { writePdf } from './write/write-pdf.ts'

export interface ReportInput {
  readonly results: AnalysisResults
  readonly language: Language
  /** The analysed file's name; empty for pasted text. */
  readonly fileName: string
  readonly fonts: FontSet
}

/**
 * The analysis as a tagged PDF on A4: gauge, categories, lists, and the ledger as tables. Its date is that of the
 * analysis, so the same input gives the same bytes, on the server and on the device.
 */
export const renderReport = ({ results, language, fileName, fonts }: ReportInput): RenderedPdf => {
  const words = getMessages(language)
  const typeface = createTypeface(fonts, 'Inter')
  const day = formatIsoDate(results.analyzedAt).slice(0, 10)
  const date = `${Number(day.slice(8))} ${formatDate(day.slice(0, 7), words.document)}`
  const file = normalizeLine(fileName)
  const line = [file, `${words.report.analyzedAt}: ${date}`].filter(Boolean).join('  ·  ')
  const header = composeSummary(results, { title: words.report.title, line }, words, typeface)
  const measured = composeReport(results, words).map((block) => measureBlock(block, CONTENT_WIDTH_PT, typeface))
  const placements = paginate(measured, measured, (page) => ({
    x: PAGE_PT.x,
    top: page === 0 ? header.bottom : PAGE_PT.top,
    bottom: PAGE_PT.bottom,
  }))
  const book = createPageBuilder()
  book.addHeader(header)
  for (const placement of placements) book.addPlacement(placement)
  const pages = book.pages.length
  const list = buildDrawList(
    book,
    {
      paper: { width: PAGE_PT.width, height: PAGE_PT.height },
      family: typeface.family,
      language,
      title: words.report.title,
      author: 'Faro',
    },
    (page) => [createFooterText(words.document.page(page + 1, pages), typeface)],
  )
  return {
    bytes: writePdf(list, typeface, results.analyzedAt),
    pages: list.pages.map(() => list.paper),
    missingGlyphs: [...typeface.missingCharacters].sort(),
  }
}

const createFooterText = (text: string, typeface: Typeface): PositionedText => {
  const width = typeface.width(text, 'regular', 9)
  return {
    node: undefined,
    text,
    width,
    x: PAGE_PT.width - PAGE_PT.x - width,
    y: PAGE_PT.height - 36,
    size: 9,
    weight: 'regular',
    color: MUTED_COLOR,
  }
}
