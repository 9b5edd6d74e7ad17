// The browser side of api-determinism: parser and rules in a worker, as the app runs them. Posts every distinct result.

import type { Language } from '#shared/languages.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { parserPdfjs } from '#web/workers/pdfjs/pdfjs.ts'

/** `language` is that of the results; `times` how often the file is analyzed. */
interface Task {
  readonly bytes: readonly number[]
  readonly language: Language
  readonly times: number
}

addEventListener('message', async ({ data: { bytes, language, times } }: MessageEvent<Task>) => {
  const results = new Set<string>()
  let extracted: ExtractedDocument | undefined
  for (let i = 0; i < times; i++) {
    extracted = await extractPdf(parserPdfjs, Uint8Array.from(bytes), { hazards: 'after' })
    const analysis = analyze({ extracted, ...parseResume(extracted) }, { language, now: Date.now() })
    results.add(JSON.stringify({ ...toResults({ analysis }, language), analyzedAt: 0 }))
  }
  postMessage({ results: [...results], extracted: JSON.stringify(extracted) })
})
