import type { Language } from '#shared/languages.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { prepareAdvice } from '#shared/scoring/advice/prepare-advice.ts'
import { analyze } from '#shared/scoring/analyze.ts'

export interface AdvicePreview {
  readonly text: string
  readonly findings: readonly string[]
}

/** The exact text that the advice's model would get, made by the code that the server uses. */
export const previewAdviceRequest = (
  given: ExtractedDocument | string,
  job: string,
  language: Language,
): AdvicePreview => {
  const read = typeof given === 'string' ? extractText(given) : given
  const { content } = parseResume(read)
  const analysis = analyze({ extracted: read, content }, { language, job, now: Date.now() })
  return prepareAdvice({ extracted: read, content, analysis, language }).request
}
