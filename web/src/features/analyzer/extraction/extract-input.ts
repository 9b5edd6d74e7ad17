import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { warmExtract } from '#web/workers/extract/client.ts'

export const warmExtraction = (): void => warmExtract()

/** Number of words in the extracted text. */
export const countWords = (extracted: ExtractedDocument): number =>
  extracted.lines.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)

/** Cuts pasted text to the length the API accepts. */
export const truncateText = (text: string): string => text.slice(0, LIMITS.textChars)
