import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractFile } from '#shared/parser/extract-file.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { corpusFile } from '#test/utils/paths.ts'
import { describeReading } from '#test/utils/reading/describe-reading.ts'

const list = (folder: string): string[] => readdirSync(corpusFile(folder)).map((name) => `${folder}/${name}`)

/** Scans have no text to read; copies of the scoring CV are read alike but for their hidden text. */
const FILES = [
  'scoring/white-same-line.pdf',
  'scoring/stuff.pdf',
  ...[...list('resumes'), ...list('word')].filter(
    (path) => /\.(?:pdf|docx|odt)$/.test(path) && !/-scanned-/.test(path),
  ),
]

describe('the parser', () => {
  /** Faults of today included: `npx vitest run readings -u` writes the files anew, and their diff is for a review. */
  it.each(FILES)('reads %s as it did before', async (path) => {
    const bytes = new Uint8Array(readFileSync(corpusFile(path)))
    const document = await extractFile(await loadPdfjs(), bytes, { hazards: 'after' })
    const name = path.split('/').at(-1)
    await expect(describeReading(document)).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
  })

  it.each(list('texts'))('reads %s as it did before', async (path) => {
    const document = extractText(readFileSync(corpusFile(path), 'utf8'))
    await expect(describeReading(document)).toMatchFileSnapshot(`__snapshots__/${path.split('/').at(-1)}`)
  })
})
