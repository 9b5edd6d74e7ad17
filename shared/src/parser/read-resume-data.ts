import { decodeText } from '../archive/decode-text.ts'
import { openZip } from '../archive/open-zip.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { readDocxData } from '../resume/embedded/docx-data.ts'
import { importEmbedded, isEmbeddedResume } from '../resume/embedded/embedded-resume.ts'
import { detectImportSource } from '../resume/import/detect-source.ts'
import { importEuropass } from '../resume/import/europass/import-europass.ts'
import { importStructured } from '../resume/import/import-structured.ts'
import type { ImportedResume, ImportOptions } from '../resume/import/imported-resume.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import { detectFileType, isEncryptedOffice } from './detect-file-type.ts'
import type { PdfJs } from './pdf/pdfjs-types.ts'
import { type ResumeAttachment, readAttachments } from './pdf/read-attachment.ts'

export interface ReadResumeDataOptions extends ImportOptions {
  /** Called with the code for which the data in a file is not used; its text can be read still. */
  readonly onRefused?: (code: ErrorCode) => void
}

/**
 * The resume of a file that holds it as data: LinkedIn's data export, Europass XML, a PDF with Europass XML or our own
 * data in it, or a Word file of ours whose text was not edited since. Null for all others, JSON too: their text is
 * parsed, or their own importer knows more. `loadPdfjs` is called for PDFs with attachments; with null, data in PDFs and
 * Word files is not read.
 * @throws AppError `too-large`, and those of `openPdf` and `importStructured`
 */
export const readResumeData = async (
  loadPdfjs: (() => Promise<PdfJs>) | null,
  bytes: Uint8Array,
  options: ReadResumeDataOptions = {},
): Promise<ImportedResume | null> => {
  if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
  const source = detectImportSource(bytes)
  if (source === 'linkedin' || source === 'europass') return importStructured(bytes, options)
  if (source !== null || !loadPdfjs) return null
  if (detectFileType(bytes) === 'docx') return readDocxResume(bytes, options)
  for (const attachment of await readUsableAttachments(loadPdfjs, bytes, options)) {
    const imported = importAttachment(attachment, bytes, options)
    if (imported) return imported
  }
  return null
}

/** A Word file that is damaged or beyond the limits is refused when its text is read. */
const readDocxResume = (bytes: Uint8Array, { onRefused }: ReadResumeDataOptions): ImportedResume | null => {
  let json: string | null = null
  try {
    json = isEncryptedOffice(bytes) ? null : readDocxData(openZip(bytes))
    return json === null ? null : importEmbedded(json, bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (json !== null) onRefused?.(error.code)
    return null
  }
}

/** A PDF with attachments beyond the limits has its text still. */
const readUsableAttachments = async (
  loadPdfjs: () => Promise<PdfJs>,
  bytes: Uint8Array,
  { onRefused }: ReadResumeDataOptions,
): Promise<ResumeAttachment[]> => {
  try {
    return await readAttachments(loadPdfjs, bytes)
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'too-large' && error.code !== 'too-complex')) throw error
    onRefused?.(error.code)
    return []
  }
}

/** Null for what is no resume, and for one that is not usable. */
const importAttachment = (
  { source, content }: ResumeAttachment,
  pdf: Uint8Array,
  options: ReadResumeDataOptions,
): ImportedResume | null => {
  const text = source === 'json' ? decodeText(content) : ''
  if (source === 'json' && !isEmbeddedResume(text)) return null
  try {
    return source === 'json' ? importEmbedded(text, pdf) : importEuropass(content, options)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    options.onRefused?.(error.code)
    return null
  }
}
