import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ParsedResume } from '#shared/parser/parsed-resume.ts'

export interface WildResume {
  readonly name: string
  readonly extracted: ExtractedDocument
  readonly parsed: ParsedResume
}

/** One PDF, or null where extraction refuses it. */
export const readResumePdf = async (name: string, bytes: Uint8Array): Promise<WildResume | null> => {
  try {
    const extracted = await extractPdf(await loadPdfjs(), bytes, { hazards: 'after' })
    return { name, extracted, parsed: parseResume(extracted) }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const readFile = (path: string): Promise<WildResume | null> =>
  readResumePdf(basename(path, '.pdf'), new Uint8Array(readFileSync(path)))

/** Two versions of one resume. */
export interface LanguagePair {
  readonly es: WildResume
  readonly en: WildResume
}

/** The pairs `<name>-es.pdf` and `<name>-en.pdf` of the folder `FARO_PAIRS`; undefined where it is not set. */
export const readLanguagePairs = async (): Promise<LanguagePair[] | undefined> => {
  const root = process.env['FARO_PAIRS']
  if (!root) return undefined
  const pairs: LanguagePair[] = []
  for (const file of readdirSync(root).filter((name) => name.endsWith('-es.pdf'))) {
    const es = await readFile(join(root, file))
    const en = await readFile(join(root, file.replace(/-es\.pdf$/, '-en.pdf')))
    if (es && en) pairs.push({ es, en })
  }
  return pairs
}

/** The PDFs of the folders in `FARO_WILD`, separated by `:`; undefined where it is not set. They belong to real people. */
export const readWildResumes = async (): Promise<WildResume[] | undefined> => {
  const folders = process.env['FARO_WILD']?.split(':').filter((folder) => folder !== '')
  if (!folders || folders.length === 0) return undefined
  const resumes: WildResume[] = []
  for (const folder of folders)
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.pdf'))
      .toSorted()) {
      const resume = await readFile(join(folder, file))
      if (resume) resumes.push(resume)
    }
  return resumes
}
