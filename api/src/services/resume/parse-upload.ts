import { AppError } from '#shared/errors.ts'
import { detectFileType, type FileType } from '#shared/parser/detect-file-type.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

/** Known as no CV by their content; `old-word` and `unsupported-file` are found by the extractor. */
const REFUSED: readonly FileType[] = ['zip', 'json', 'text', 'unknown']

/**
 * Reads an uploaded PDF or Word file; its content tells which, not its name. Returns null for an empty form field. Throws
 * `too-large`, `empty`, `not-pdf`.
 */
export const parseUploadedFile = async (
  file: File | undefined,
): Promise<{ bytes: Uint8Array; name: string } | null> => {
  if (file === undefined || (file.size === 0 && file.name === '')) return null
  if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
  if (file.size === 0) throw new AppError('empty')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (REFUSED.includes(detectFileType(bytes))) throw new AppError('not-pdf')
  return { bytes, name: file.name }
}
