import { prepareAdvice } from '#shared/analysis/advice/prepare.ts'
import { analyze } from '#shared/analysis/analyze.ts'
import { parseResume } from '#shared/extraction/parse-resume.ts'
import type { ReadDocument } from '#shared/extraction/read-document.ts'
import { readText } from '#shared/extraction/read-text.ts'
import type { Language } from '#shared/languages.ts'

export interface Sent {
  readonly text: string
  readonly findings: readonly string[]
}

/** The exact text that the advice's model would get, made by the code that the server uses. */
export const whatIsSent = (given: ReadDocument | string, job: string, language: Language): Sent => {
  const read = typeof given === 'string' ? readText(given) : given
  const { content } = parseResume(read)
  const analysis = analyze({ read, content }, { language, job, now: Date.now() })
  return prepareAdvice({ read, content, analysis, language }).request
}
