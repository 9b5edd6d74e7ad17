import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { extractFile, warmExtract } from '#web/workers/extract/client.ts'

export const warmExtraction = (): void => warmExtract()

/** Reads a PDF on the device. Throws the reader's codes, `cancelled` when aborted. */
export const readPdf = async (file: File, signal: AbortSignal): Promise<ExtractedDocument> =>
  (await extractFile(signal, file)).document

/** Words of a read document, as a reader would count them. */
export const countWords = (read: ExtractedDocument): number =>
  read.lines.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)

export const truncateText = (text: string): string => text.slice(0, LIMITS.textChars)
