import type { Language } from '#shared/languages.ts'
import type { AnalysisLevel } from '#shared/plans.ts'
import type { AdviceRequest } from '#shared/scoring/advice/prepare-advice.ts'
import { extractText, previewAdvice } from '#web/workers/extract/client.ts'
import type { CvInput } from './use-cv-input.ts'

/**
 * The exact request that the model would receive, made by the code the server uses. A file takes precedence over text.
 * Throws the codes of `extractFile`.
 */
export const previewAdviceRequest = async (
  { file, text, job, country, extraction }: Pick<CvInput, 'file' | 'text' | 'job' | 'country' | 'extraction'>,
  language: Language,
  level: AnalysisLevel,
): Promise<AdviceRequest> => {
  const { signal } = new AbortController()
  const parsed = file && extraction.result ? await extraction.result : await extractText(signal, text)
  return previewAdvice(signal, parsed, { language, job, country, now: Date.now() }, level)
}
