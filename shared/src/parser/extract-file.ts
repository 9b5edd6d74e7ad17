import { AppError } from '../errors.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import { detectFileType, type FileType } from './detect-file-type.ts'
import { type ExtractPdfOptions, extractPdf } from './extract-pdf.ts'
import type { ExtractedDocument } from './extracted-document.ts'
import type { PdfJs } from './pdf/pdfjs-types.ts'
import { type ExtractWordOptions, extractDocx } from './word/extract-docx.ts'
import { extractOdt } from './word/extract-odt.ts'

export interface ExtractFileOptions extends ExtractPdfOptions, ExtractWordOptions {}

/** Known files without a reader. All others are taken for a PDF, whose reader says that they are none. */
const UNSUPPORTED: readonly FileType[] = ['image', 'pages', 'rtf']

/**
 * Extracts the lines of a PDF, DOCX, DOCM or ODT file; its content tells which it is. Throws as `extractPdf`, and
 * `old-word` or `unsupported-file` for what people take for one of them.
 */
export const extractFile = async (
  pdfjs: PdfJs | (() => Promise<PdfJs>),
  bytes: Uint8Array,
  options: ExtractFileOptions = {},
): Promise<ExtractedDocument> => {
  if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
  const type = detectFileType(bytes)
  if (UNSUPPORTED.includes(type)) throw new AppError('unsupported-file')
  if (isWordFile(type)) return extractWord(bytes, type, options)
  return await extractPdf(typeof pdfjs === 'function' ? await pdfjs() : pdfjs, bytes, options)
}

/** Whether the Word readers take such files. They tell why they cannot read a DOC. */
export const isWordFile = (type: FileType): type is 'docx' | 'odt' | 'doc' =>
  type === 'docx' || type === 'odt' || type === 'doc'

const extractWord = (bytes: Uint8Array, type: 'docx' | 'odt' | 'doc', options: ExtractWordOptions) => {
  try {
    return (type === 'odt' ? extractOdt : extractDocx)(bytes, options)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The file itself is within the limit: what is in it is not.
    if (error.code === 'too-large') throw new AppError('too-complex', {}, error)
    // Only the pages of a PDF can be recognized: callers tell the two apart by the source.
    throw error.code === 'scanned' ? new AppError('scanned', { source: type }, error) : error
  }
}
