import { decodeText } from '../../archive/decode-text.ts'
import { AppError } from '../../errors.ts'
import { importResume } from '../json-resume/import-resume.ts'
import { LIMITS } from '../schema/limits.ts'
import { detectImportSource } from './detect-source.ts'
import { importEuropass } from './europass/import-europass.ts'
import type { ImportedResume, ImportOptions } from './imported-resume.ts'
import { importLinkedIn } from './linkedin/import-linkedin.ts'

/**
 * Imports a file that holds a resume as data: LinkedIn's data export, Europass XML, JSON Resume, or our own JSON.
 * @throws AppError `too-large`, `empty`, `unsupported-file` for other files, and those of the source's importer
 */
export const importStructured = (bytes: Uint8Array, options: ImportOptions = {}): ImportedResume => {
  if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
  if (bytes.length === 0) throw new AppError('empty')
  const source = detectImportSource(bytes)
  if (source === 'linkedin') return importLinkedIn(bytes, options)
  if (source === 'europass') return importEuropass(bytes, options)
  if (source === 'json') return importResume(decodeText(bytes), options)
  throw new AppError('unsupported-file')
}
