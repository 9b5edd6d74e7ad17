import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { warmExtract } from '#web/workers/extract/client.ts'

/** Starts the extract worker ahead of the first file, and brings what recognition needs up to date. */
export const warmExtraction = (): void => {
  warmExtract()
  import('#web/workers/ocr/load-data.ts')
    .then(({ refreshWorkerScript }) => refreshWorkerScript())
    .catch((error: unknown) => console.warn(error))
}

/** Number of words in the extracted text. */
export const countWords = (extracted: ExtractedDocument): number =>
  extracted.lines.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)

/** Cuts pasted text to the length the API accepts. */
export const truncateText = (text: string): string => text.slice(0, LIMITS.textChars)
