// The browser's side of api-same: the reader and the rules in a worker, as the app runs them. Answers every distinct result.

import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { parserPdfjs } from '#web/workers/pdfjs/pdfjs.ts'

addEventListener('message', async ({ data: { bytes, language, times } }) => {
  const found = new Set()
  let read
  for (let i = 0; i < times; i++) {
    read = await extractPdf(parserPdfjs, Uint8Array.from(bytes), { hazards: 'after' })
    const analysis = analyze({ extracted: read, content: parseResume(read).content }, { language, now: Date.now() })
    found.add(JSON.stringify({ ...toResults({ analysis }, language), analyzedAt: 0 }))
  }
  postMessage({ results: [...found], read: JSON.stringify(read) })
})
