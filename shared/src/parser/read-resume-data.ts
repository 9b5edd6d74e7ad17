import { AppError } from '../errors.ts'
import { detectImportSource } from '../resume/import/detect-source.ts'
import { importEuropass } from '../resume/import/europass/import-europass.ts'
import { importStructured } from '../resume/import/import-structured.ts'
import type { ImportedResume, ImportOptions } from '../resume/import/imported-resume.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import type { PdfJs } from './pdf/pdfjs-types.ts'
import { readEuropassXml } from './pdf/read-europass-xml.ts'

/**
 * The resume of a file that holds it as data: LinkedIn's data export, Europass XML, or a PDF with Europass XML in it.
 * Null for all others, JSON too: their text is parsed, or their own importer knows more. `loadPdfjs` is
 * called for PDFs with attachments; with null, attachments are not read.
 * @throws AppError `too-large`, and those of `readEuropassXml` and `importStructured`
 */
export const readResumeData = async (
  loadPdfjs: (() => Promise<PdfJs>) | null,
  bytes: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportedResume | null> => {
  if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
  const source = detectImportSource(bytes)
  if (source === 'linkedin' || source === 'europass') return importStructured(bytes, options)
  const xml = source === null && loadPdfjs ? await readEuropassXml(loadPdfjs, bytes) : null
  return xml && importAttachment(xml, options)
}

/** A PDF whose attachment is not usable has its text still. */
const importAttachment = (xml: Uint8Array, options: ImportOptions): ImportedResume | null => {
  try {
    return importEuropass(xml, options)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
