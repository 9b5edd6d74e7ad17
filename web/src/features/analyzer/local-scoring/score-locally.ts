import type { Language } from '#shared/languages.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import type { Analysis, AnalysisResults } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { extractFile, extractText, type ParsedExtraction, scoreExtraction } from '#web/workers/extract/client.ts'
import { renderPdf } from '#web/workers/render/client.ts'
import type { LocalInput } from './local-input.ts'

export interface LocalScore {
  readonly extraction: ParsedExtraction
  /** The PDF; null for pasted text. */
  readonly file: Blob | null
  readonly analysis: Analysis
}

const SAMPLE_TEMPLATE = 'clara'

/** Renders the sample CV as a PDF, extracts it and scores it, all on this device. */
export const scoreSample = async (language: Language, signal: AbortSignal): Promise<LocalScore> => {
  const sample =
    language === 'es'
      ? (await import('../demo/sample-es.ts')).sampleEs
      : (await import('../demo/sample-en.ts')).sampleEn
  const content = contentSchema.parse({ ...sample, styling: { template: SAMPLE_TEMPLATE } })
  const { bytes } = await renderPdf(signal, { content, templateId: SAMPLE_TEMPLATE, language, paper: 'a4' })
  const file = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' })
  const options = { language, job: '', now: Date.now() }
  const extraction = await extractFile(signal, file, { score: options })
  return { extraction, file, analysis: await scoreExtraction(signal, extraction, options) }
}

/** Scores a person's own CV on the device. Throws the codes of `extractFile`. */
export const scoreLocalInput = async (
  { file, text, job, country, extraction: started }: LocalInput,
  language: Language,
  signal: AbortSignal,
): Promise<LocalScore> => {
  const options = { language, job, country, now: Date.now() }
  const extract = () => (file ? extractFile(signal, file, { score: options }) : extractText(signal, text, options))
  // The form has started to extract its file already; a failed attempt is repeated here.
  const extraction = await (started?.catch(extract) ?? extract())
  return { extraction, file, analysis: await scoreExtraction(signal, extraction, options) }
}

/** An analysis with its messages in `language`. */
export const toLocalizedResults = (analysis: Analysis, language: Language): AnalysisResults =>
  toResults({ analysis }, language)
