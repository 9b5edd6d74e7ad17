import { decodeText } from '../../archive/decode-text.ts'
import { openZip } from '../../archive/open-zip.ts'
import { AppError } from '../../errors.ts'
import type { ImportSource } from './imported-resume.ts'
import { isLinkedInArchive } from './linkedin/read-tables.ts'

/** The root element stands after declarations and comments of at most so many bytes. */
const SAMPLE_BYTES = 64 * 1024

const EUROPASS_ROOT = /<(?:[\w-]{1,40}:)?(?:SkillsPassport|LearnerInfo|Candidate)(?=[\s/>])/

/**
 * Which structured source a file is, by its content; null for all others, such as PDF, Word files and plain text. An XML
 * file of another kind is null too.
 */
export const detectImportSource = (bytes: Uint8Array): ImportSource | null => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return isLinkedIn(bytes) ? 'linkedin' : null
  const sample = decodeText(bytes.subarray(0, SAMPLE_BYTES))
    .replace(/^\ufeff/, '')
    .trimStart()
  if (sample.startsWith('<')) return EUROPASS_ROOT.test(sample) ? 'europass' : null
  return /^[{[]/.test(sample) ? 'json' : null
}

const isLinkedIn = (bytes: Uint8Array): boolean => {
  try {
    return isLinkedInArchive(openZip(bytes))
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
