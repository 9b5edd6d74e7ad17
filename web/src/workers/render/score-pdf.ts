import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { RULE_FIELDS } from '#shared/scoring/rules/index.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'
import type { PdfScore, RenderRequest, ScorePdfOptions } from './protocol.ts'

/** Scores a rendered PDF from its bytes, with the resume content it was rendered from. */
export const scorePdf = async (
  bytes: Uint8Array,
  { content, language }: RenderRequest,
  { now, job }: ScorePdfOptions,
): Promise<PdfScore> => {
  const extracted = await extractPdf(parserPdfjs, bytes.slice(), { hazards: 'after' })
  return { analysis: analyzeContent(content, { language, now, job, extracted }), ruleFields: RULE_FIELDS }
}
