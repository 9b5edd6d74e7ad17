import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import type { Analysis, AnalysisResults } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { extractFile, extractText } from '#web/workers/extract/client.ts'
import { renderPdf } from '#web/workers/render/client.ts'
import { readPdf } from '../extraction/extract-input.ts'
import type { LocalInput } from './local-input.ts'

export interface LocalScore {
  readonly read: ExtractedDocument
  readonly file: Blob | null
  readonly analysis: Analysis
}

const scoreRead = (read: ExtractedDocument, language: Language, job: string): Analysis =>
  analyze({ extracted: read, content: parseResume(read).content }, { language, job, now: Date.now() })

const SAMPLE_TEMPLATE = 'clara'

/** The sample CV, drawn as a PDF, read back and scored, all on this device: no account, no network. */
export const scoreSample = async (language: Language, signal: AbortSignal): Promise<LocalScore> => {
  const sample =
    language === 'es'
      ? (await import('../demo/sample-es.ts')).sampleEs
      : (await import('../demo/sample-en.ts')).sampleEn
  const content = contentSchema.parse({ ...sample, styling: { template: SAMPLE_TEMPLATE } })
  const { bytes } = await renderPdf(signal, { content, templateId: SAMPLE_TEMPLATE, language, paper: 'a4' })
  const file = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' })
  const { document: read } = await extractFile(signal, file)
  return { read, file, analysis: scoreRead(read, language, '') }
}

/** A person's own CV, scored on the device while there is no connection. Throws the reader's codes. */
export const scoreLocalInput = async (
  input: LocalInput,
  language: Language,
  signal: AbortSignal,
): Promise<LocalScore> => {
  const read = input.file ? await readPdf(input.file, signal) : (await extractText(signal, input.text)).document
  return { read, file: input.file, analysis: scoreRead(read, language, input.job) }
}

/** The same analysis in the words of a language. */
export const toLocalizedResults = (analysis: Analysis, language: Language): AnalysisResults =>
  toResults({ analysis }, language)
