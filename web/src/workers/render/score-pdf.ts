import type { PageParts } from '#shared/renderer/write/write-pdf.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { loadJob } from '#shared/scoring/job-match/vocabulary.ts'
import { RULE_FIELDS } from '#shared/scoring/rules/index.ts'
import { loadVocabulary } from '../load-vocabulary.ts'
import type { PdfScore, RenderRequest, ScorePdfOptions } from './protocol.ts'
import { readBack } from './read-back.ts'

/** Scores a rendered PDF from its bytes, with the resume content it was rendered from. */
export const scorePdf = async (
  bytes: Uint8Array,
  pageParts: readonly PageParts[],
  { content, language, country }: RenderRequest,
  { now, job }: ScorePdfOptions,
): Promise<PdfScore> => {
  const { extracted } = await readBack(bytes, true, pageParts)
  const options = { language, country, now, job: await loadJob(job, loadVocabulary), extracted }
  return { analysis: analyzeContent(content, options), ruleFields: RULE_FIELDS }
}
