import { AppError } from '#shared/errors.ts'
import { type ExtractedDocument, extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/limits.ts'

const MAGIC = new TextEncoder().encode('%PDF-')
/** Some programs write a few bytes before the mark; readers look at the first 1,024. */
const MAGIC_WITHIN = 1_024

/** The bytes of an uploaded file. Throws `too-large`, `empty`, `not-pdf`; null when the form's field was left empty. */
export const readFile = async (file: File | undefined): Promise<{ bytes: Uint8Array; name: string } | null> => {
  if (file === undefined || (file.size === 0 && file.name === '')) return null
  if (file.size > LIMITS.file) throw new AppError('too-large')
  if (file.size === 0) throw new AppError('empty')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!startsAsPdf(bytes)) throw new AppError('not-pdf')
  return { bytes, name: file.name }
}

const startsAsPdf = (bytes: Uint8Array): boolean => {
  const last = Math.min(bytes.length, MAGIC_WITHIN) - MAGIC.length
  for (let at = 0; at <= last; at++) if (MAGIC.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

/** The client's own reading, checked as anything from outside. Throws `invalid-document`. */
export const readLayout = (json: string | undefined): ExtractedDocument | undefined => {
  if (json === undefined || json === '') return undefined
  try {
    return extractedDocumentSchema.parse(JSON.parse(json))
  } catch {
    throw new AppError('invalid-document', { path: 'layout' })
  }
}
