import { AppError } from '../../errors.ts'
import { LIMITS } from '../../resume/schema/limits.ts'
import type { AbortSignalLike } from '../abort-signal.ts'
import { detectFileType, isEncryptedOffice } from '../detect-file-type.ts'

/** Throws `cancelled`, `empty`, `too-large`, `encrypted`, `old-word` or `unsupported-file` for what is no ZIP archive. */
export const assertOfficeArchive = (bytes: Uint8Array, signal: AbortSignalLike | undefined): void => {
  if (signal?.aborted) throw new AppError('cancelled')
  if (bytes.length === 0) throw new AppError('empty')
  if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
  if (isEncryptedOffice(bytes)) throw new AppError('encrypted')
  const type = detectFileType(bytes)
  if (type === 'doc') throw new AppError('old-word')
  if (type !== 'docx' && type !== 'odt' && type !== 'zip') throw new AppError('unsupported-file')
}
