import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'

/**
 * Extracts the text of a PDF on the server. Throws `not-pdf`, `damaged`, `encrypted`, `empty`, `scanned`, `unreadable`,
 * `too-large`, `too-complex`, `timeout`, and `cancelled` when `signal` aborts.
 */
export interface PdfExtractor {
  extract(bytes: Uint8Array, signal?: AbortSignal): Promise<ExtractedDocument>
}
