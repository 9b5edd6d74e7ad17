import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-text/pdfjs-legacy.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { type ExtractedDocument, textOf } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'

/** The bars of accuracy, on a corpus of CVs whose content is known; it is not part of the repository. */
const CORPUS = resolve(import.meta.dirname, '../../../../../shared/corpus')
const FOLDER = join(CORPUS, 'resumes')
const present = existsSync(FOLDER)
const python = spawnSync('python3', ['--version']).status === 0

const readAll = async () => {
  const pdfjs = await loadPdfjs()
  const rows: { file: string; outcome: ExtractedDocument | string }[] = []
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.pdf'))) {
    const outcome = await extractPdf(pdfjs, new Uint8Array(readFileSync(join(FOLDER, file))), {
      hazards: 'after',
    }).catch((error: unknown) => (error instanceof AppError ? error.code : String(error)))
    rows.push({ file, outcome })
  }
  return rows
}

const jsonLines = (rows: Awaited<ReturnType<typeof readAll>>, result: (read: ExtractedDocument) => unknown): string =>
  rows
    .map(({ file, outcome }) =>
      JSON.stringify(
        typeof outcome === 'string' ? { file, error: { code: outcome } } : { file, result: result(outcome) },
      ),
    )
    .join('\n')

describe.skipIf(!present)('accuracy on the corpus (skipped where there is none)', () => {
  const reading = present ? readAll() : Promise.resolve([])

  it.skipIf(!python)('text: fields, headings, words, sentences, order', async () => {
    const input = jsonLines(await reading, (read) => ({ text: textOf(read) }))
    const run = spawnSync('python3', [join(CORPUS, 'score-text.py'), '--json'], { input, encoding: 'utf8' })
    const scores = JSON.parse(run.stdout.split('\n').find((line) => line.startsWith('{')) ?? '{}')
    expect(scores.fieldRecall).toBeGreaterThanOrEqual(0.995)
    expect(scores.headingOwnLine).toBeGreaterThanOrEqual(0.99)
    expect(scores.wordF1).toBeGreaterThanOrEqual(0.99)
    expect(scores.sentenceIntegrity).toBeGreaterThanOrEqual(0.985)
    expect(scores.tau1col).toBeGreaterThanOrEqual(0.995)
    expect(scores.tau2col).toBeGreaterThanOrEqual(0.99)
    expect(scores.interleave2col).toBeLessThanOrEqual(0.02)
  })

  it('fields: F1, recall, and each field’s own bar', async () => {
    const input = jsonLines(await reading, (read) => parseResume(read).content)
    const run = spawnSync(process.execPath, [join(CORPUS, 'score-parse.mjs'), '--json'], { input, encoding: 'utf8' })
    const scores = JSON.parse(run.stdout)
    expect(scores.f1).toBeGreaterThanOrEqual(0.92)
    expect(scores.recall).toBeGreaterThanOrEqual(0.92)
    const bars = { name: 0.97, email: 0.99, phone: 0.97, company: 0.9, position: 0.9, start: 0.93, end: 0.93 }
    for (const [field, bar] of Object.entries(bars))
      expect(scores.fields[field].recall, field).toBeGreaterThanOrEqual(bar)
    expect(scores.spanish).toBeGreaterThanOrEqual(scores.english - 0.02)
    expect(scores.twoColumns).toBeGreaterThanOrEqual(scores.oneColumn - 0.04)
    expect(scores.scanned).toBe('2 of 2')
  })
})
