import type { Language } from '../languages.ts'
import { getMessages } from '../messages/messages.ts'
import type { Brand } from '../resume/design/brand.ts'
import type { AnalysisResults } from '../scoring/results.ts'
import { normalizeLine } from '../templates/outline/normalize-text.ts'
import type { FontSet } from './fonts/font-set.ts'
import { formatDay } from './report/format-day.ts'
import { composeReport } from './report/sections.ts'
import { composeSummary } from './report/summary.ts'
import { writeReport } from './report/write-report.ts'
import type { RenderedPdf } from './write/write-pdf.ts'

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

/**
 * Renders an analysis as a tagged PDF on A4: gauge, categories, lists, and the ledger as tables. The PDF carries the
 * date of the analysis, so the same input gives the same bytes on the server and on the device.
 * @throws Error when `fonts` is empty
 */
export const renderReport = ({ results, language, fileName, fonts, brand }: ReportInput): RenderedPdf => {
  const messages = getMessages(language)
  const { title, analyzedAt } = messages.report
  const day = `${analyzedAt}: ${formatDay(results.analyzedAt, messages)}`
  const code = results.country?.code ?? 'unknown'
  const customs = code === 'unknown' ? '' : messages.report.customs(messages.countries.inside[code])
  const subtitle = [normalizeLine(fileName), day, customs].filter(Boolean).join('  ·  ')
  return writeReport({
    title,
    language,
    now: results.analyzedAt,
    fonts,
    brand,
    layoutHeader: (typeface) => composeSummary(results, { title, subtitle }, messages, typeface),
    blocks: composeReport(results, messages),
  })
}
