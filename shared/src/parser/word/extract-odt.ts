import { openZip } from '../../archive/open-zip.ts'
import { AppError } from '../../errors.ts'
import type { ExtractedDocument } from '../extracted-document.ts'
import { assertOfficeArchive } from './assert-office-archive.ts'
import type { ExtractWordOptions } from './extract-docx.ts'
import { readOdt } from './odt/read-odt.ts'
import { toExtractedDocument } from './to-extracted-document.ts'

/** Reads an ODT file to lines in reading order. Errors as `extractDocx`. */
export const extractOdt = (bytes: Uint8Array, options: ExtractWordOptions = {}): ExtractedDocument => {
  assertOfficeArchive(bytes, options.signal)
  const archive = openZip(bytes, options.maxInflatedBytes)
  if (!archive.entries.has('content.xml')) throw new AppError('unsupported-file')
  return toExtractedDocument(readOdt(archive), 'odt', bytes.length)
}
