import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'

interface ExpectedSpan {
  readonly start?: string | null
  readonly end?: string | null
}

export interface ExpectedJob extends ExpectedSpan {
  readonly company?: string | null
  readonly position?: string | null
}

export interface ExpectedStudy extends ExpectedSpan {
  readonly institution?: string | null
  readonly degree?: string | null
}

/** What a CV of the corpus truly says. Contact data of real people may be `#` and a hash of the normalized value. */
export interface ExpectedResume {
  readonly file: string
  readonly lang: 'es' | 'en'
  readonly columns: 1 | 2
  /** A scan with no text: the right outcome is the error code `scanned`. */
  readonly imageOnly?: boolean
  readonly name?: string | null
  readonly email?: string | null
  readonly phone?: string | null
  readonly links?: readonly string[]
  readonly headings?: readonly string[]
  readonly experience?: readonly ExpectedJob[]
  readonly education?: readonly ExpectedStudy[]
  readonly skills?: readonly string[]
  /** Texts of each column in reading order. */
  readonly blocks?: readonly (readonly string[])[]
  /** The exact text, where the source of the PDF is known. */
  readonly fullText?: string
}

export interface CorpusFile {
  readonly name: string
  readonly path: string
}

const EXPECTED = '.expected.json'

/** All PDFs of `root/resumes`. */
export const listResumes = (root: string): CorpusFile[] =>
  readdirSync(join(root, 'resumes'))
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => ({ name, path: join(root, 'resumes', name) }))

/** Known contents: `resumes/<file>.expected.json` beside the PDFs, or `truth/<file>.json` in a corpus from outside. */
export const readExpected = (root: string): ExpectedResume[] => {
  const beside = readdirSync(join(root, 'resumes')).filter((name) => name.endsWith(EXPECTED))
  const paths =
    beside.length > 0
      ? beside.map((name) => join(root, 'resumes', name))
      : readdirSync(join(root, 'truth')).map((name) => join(root, 'truth', name))
  return paths.sort().map((path): ExpectedResume => JSON.parse(readFileSync(path, 'utf8')))
}

/** The extracted document of a CV, or the error code it was refused with. */
export type Extraction = CorpusFile & { readonly outcome: ExtractedDocument | string }

/** Extracts every CV of `root/resumes`, warnings included. */
export const extractResumes = async (root: string, pdfjs: PdfJs): Promise<Extraction[]> => {
  const extractions: Extraction[] = []
  for (const file of listResumes(root)) {
    const outcome = await extractPdf(pdfjs, new Uint8Array(readFileSync(file.path)), { hazards: 'after' }).catch(
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    )
    extractions.push({ ...file, outcome })
  }
  return extractions
}
