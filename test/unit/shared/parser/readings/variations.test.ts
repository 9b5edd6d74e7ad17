import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractFile } from '#shared/parser/extract-file.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { corpusFile } from '#test/utils/paths.ts'
import { describeValues } from '#test/utils/reading/describe-values.ts'
import { VARIATIONS } from '#test/utils/reading/vary-document.ts'

/** One file of each person and layout. */
const FILES = [
  'resumes/en-chromium-grid-nair.pdf',
  'resumes/en-latex-ligatures-saintclair.pdf',
  'resumes/en-perglyph-oconnor.pdf',
  'resumes/es-awesomecv-munoz.pdf',
  'resumes/es-chromium-sidebar-yanez.pdf',
  'resumes/es-docx-table-iniguez.pdf',
  'resumes/es-moderncv-classic-nunez.pdf',
  'resumes/es-pdfkit-aguero.pdf',
  'resumes/es-rotated-pena.pdf',
  'texts/en-company-blocks.txt',
  'texts/en-one-line-entries.txt',
  'texts/es-etiquetas.txt',
  'texts/es-fechas-primero.txt',
  'word/en-dates-table.docx',
  'word/en-right-tabs.docx',
  'word/es-paragraphs.odt',
]

const extract = async (path: string): Promise<ExtractedDocument> => {
  const bytes = readFileSync(corpusFile(path))
  if (path.endsWith('.txt')) return extractText(bytes.toString())
  return await extractFile(await loadPdfjs(), new Uint8Array(bytes), { hazards: 'after' })
}

/** The values without their places in lists: an entry more does not change those after it. */
const listValues = (document: ExtractedDocument): string[] =>
  describeValues(parseResume(document).content).map((value) => value.replace(/\.\d+(?=[.:])/g, ''))

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The values that another list does not have, whatever their case and accents. */
const subtract = (values: readonly string[], others: readonly string[]): string[] => {
  const folded = new Set(others.map(fold))
  return values.filter((value) => !folded.has(fold(value)))
}

/** What is read otherwise: `-` is no longer read, `+` is read in its place. */
const describeChanges = (document: ExtractedDocument, read: readonly string[]): string[] => {
  const varied = listValues(document)
  return [
    ...subtract(read, varied).map((value) => `- ${value}`),
    ...subtract(varied, read).map((value) => `+ ${value}`),
  ]
}

describe('the parser', () => {
  /** Faults of today included: a diff after `npx vitest run variations -u` shows what got better or worse. */
  it.each(FILES)('reads %s in other forms as it did before', async (path) => {
    const document = await extract(path)
    const read = listValues(document)
    const sections = Object.entries(VARIATIONS).map(([name, vary]) =>
      [`## ${name}`, ...describeChanges(vary(document), read)].join('\n'),
    )
    const file = `__snapshots__/${path.split('/').at(-1)}.variations.txt`
    await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot(file)
  })
})
