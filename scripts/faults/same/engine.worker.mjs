// The browser's side of api-same: the reader and the rules in a worker, as the app runs them. Answers every distinct result.
import { analyze } from '../../../shared/src/analysis/analyze.ts'
import { toResults } from '../../../shared/src/analysis/results-view.ts'
import { parseResume } from '../../../shared/src/extraction/parse-resume.ts'
import { readPdf } from '../../../shared/src/extraction/read-pdf.ts'
import { readerPdfjs } from '../../../web/src/workers/extract/pdfjs.ts'

addEventListener('message', async ({ data: { bytes, language, times } }) => {
  const found = new Set()
  let read
  for (let i = 0; i < times; i++) {
    read = await readPdf(readerPdfjs, Uint8Array.from(bytes), { hazards: 'after' })
    const analysis = analyze({ read, content: parseResume(read).content }, { language, now: Date.now() })
    found.add(JSON.stringify({ ...toResults({ analysis }, language), analyzedAt: 0 }))
  }
  postMessage({ results: [...found], read: JSON.stringify(read) })
})
