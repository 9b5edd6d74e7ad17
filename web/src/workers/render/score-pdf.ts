import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import { readerPdfjs } from '../pdfjs/open-for-rendering.ts'
import type { RenderRequest, ScoreOptions } from './protocol.ts'

/** The score that the file itself will get: its bytes are read back as any reader would. */
export const scorePdf = async (
  bytes: Uint8Array,
  { content, language }: RenderRequest,
  { now, job }: ScoreOptions,
): Promise<Analysis> => {
  const read = await extractPdf(readerPdfjs, bytes.slice(), { hazards: 'after' })
  return analyzeContent(content, { language, now, job, read })
}
