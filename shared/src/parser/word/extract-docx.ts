import { openZip } from '../../archive/open-zip.ts'
import { AppError } from '../../errors.ts'
import type { AbortSignalLike } from '../abort-signal.ts'
import type { ExtractedDocument } from '../extracted-document.ts'
import { assertOfficeArchive } from './assert-office-archive.ts'
import { findMainPart, readDocx } from './docx/read-docx.ts'
import { toExtractedDocument } from './to-extracted-document.ts'

export interface ExtractWordOptions {
  readonly signal?: AbortSignalLike
  /** What is read of the archive, inflated. */
  readonly maxInflatedBytes?: number
}

/**
 * Reads a DOCX (or DOCM) to lines in reading order. Throws `empty`, `too-large`, `encrypted`, `old-word` (.doc),
 * `unsupported-file` (no Word file), `damaged`, `scanned` (pictures alone), `too-complex`, or `cancelled`.
 */
export const extractDocx = (bytes: Uint8Array, options: ExtractWordOptions = {}): ExtractedDocument => {
  assertOfficeArchive(bytes, options.signal)
  const archive = openZip(bytes, options.maxInflatedBytes)
  const mainPart = findMainPart(archive)
  if (mainPart === undefined) throw new AppError('unsupported-file')
  return toExtractedDocument(readDocx(archive, mainPart), 'docx', bytes.length)
}
