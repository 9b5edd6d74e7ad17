import { AppError } from '#shared/errors.ts'
import { type ExtractedDocument, extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

const PDF_SIGNATURE = new TextEncoder().encode('%PDF-')
/** Some programs write bytes before the signature; PDF readers accept it within the first 1,024 bytes. */
const SIGNATURE_RANGE_BYTES = 1_024

/** Reads an uploaded PDF. Returns null for an empty form field. Throws `too-large`, `empty`, `not-pdf`. */
export const parseUploadedFile = async (
  file: File | undefined,
): Promise<{ bytes: Uint8Array; name: string } | null> => {
  if (file === undefined || (file.size === 0 && file.name === '')) return null
  if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
  if (file.size === 0) throw new AppError('empty')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!hasPdfSignature(bytes)) throw new AppError('not-pdf')
  return { bytes, name: file.name }
}

const hasPdfSignature = (bytes: Uint8Array): boolean => {
  const last = Math.min(bytes.length, SIGNATURE_RANGE_BYTES) - PDF_SIGNATURE.length
  for (let at = 0; at <= last; at++) if (PDF_SIGNATURE.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

/** Parses the document that the client extracted itself. Throws `invalid-document`. */
export const parseLayout = (json: string | undefined): ExtractedDocument | undefined => {
  if (json === undefined || json === '') return undefined
  try {
    return extractedDocumentSchema.parse(JSON.parse(json))
  } catch {
    throw new AppError('invalid-document', { path: 'layout' })
  }
}
