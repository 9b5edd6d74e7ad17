import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { readExpected } from '#test/corpus/corpus.ts'
import { type Parsed, scoreFields } from '#test/corpus/score-fields.ts'
import { CORPUS, corpusFile } from '#test/utils/paths.ts'
import { recognizeScan, startNodeRecognizer } from '#test/utils/reading/recognize-scan.ts'

/** What the parser makes of recognized text; `npm run bench -- parser` measures more pages. */
const MIN_F1 = 0.75
const SCANS = ['en-scanned-nair.pdf', 'es-scanned-trevino.pdf']

it('finds the fields of scans', async () => {
  const recognizer = await startNodeRecognizer()
  const parsed: Parsed[] = []
  for (const file of SCANS) {
    const bytes = new Uint8Array(readFileSync(corpusFile(`resumes/${file}`)))
    const { document, pageMs } = await recognizeScan(recognizer, bytes)
    console.log(`${file}: ${pageMs.map(Math.round).join(', ')} ms a page`)
    parsed.push({ file, content: parseResume(document).content })
  }
  const expected = readExpected(CORPUS).map((one) => ({ ...one, imageOnly: false }))
  const scores = scoreFields(expected, parsed)
  expect(scores.files).toBe(SCANS.length)
  expect(scores.f1).toBeGreaterThanOrEqual(MIN_F1)
})
