import type { Language } from '../languages.ts'
import { messagesFor } from '../messages/messages.ts'
import type { AnalysisResults } from '../scoring/results.ts'
import { cleanLine } from '../templates/outline/normalize-text.ts'
import { shownDate } from '../templates/outline/format-dates.ts'
import type { DrawnText } from './draw/draw-list.ts'
import { type Typeface, typefaceOf } from './fonts/typeface.ts'
import { measureBlock } from './layout/measure.ts'
import { drawList, pageBook } from './layout/page-builder.ts'
import { paginate } from './layout/paginate.ts'
import type { FontSet, RenderedPdf } from './fonts/font-set.ts'
import { MUTED, PAGE, WIDTH } from './report/styles.ts'
import { reportBlocks } from './report/sections.ts'
import { summaryHeader } from './report/summary.ts'
import { isoDate } from './write/pdf-date.ts'
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
  const words = messagesFor(language)
  const type = typefaceOf(fonts, 'Inter')
  const day = isoDate(results.analyzedAt).slice(0, 10)
  const date = `${Number(day.slice(8))} ${shownDate(day.slice(0, 7), words.document)}`
  const file = cleanLine(fileName)
  const line = [file, `${words.report.analyzedAt}: ${date}`].filter(Boolean).join('  ·  ')
  const header = summaryHeader(results, { title: words.report.title, line }, words, type)
  const measured = reportBlocks(results, words).map((block) => measureBlock(block, WIDTH, type))
  const placements = paginate(measured, measured, (page) => ({
    x: PAGE.x,
    top: page === 0 ? header.bottom : PAGE.top,
    bottom: PAGE.bottom,
  }))
  const book = pageBook()
  book.header(header)
  for (const placement of placements) book.place(placement)
  const pages = book.pages.length
  const list = drawList(
    book,
    {
      paper: { width: PAGE.width, height: PAGE.height },
      family: type.family,
      language,
      title: words.report.title,
      author: 'Faro',
    },
    (page) => [footText(words.document.page(page + 1, pages), type)],
  )
  return {
    bytes: writePdf(list, type, results.analyzedAt),
    pages: list.pages.map(() => list.paper),
    missingGlyphs: [...type.missing].sort(),
  }
}

const footText = (text: string, type: Typeface): DrawnText => {
  const width = type.width(text, 'regular', 9)
  return {
    node: undefined,
    text,
    width,
    x: PAGE.width - PAGE.x - width,
    y: PAGE.height - 36,
    size: 9,
    weight: 'regular',
    color: MUTED,
  }
}
