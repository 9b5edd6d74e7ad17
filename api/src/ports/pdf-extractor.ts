import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'

/**
 * Reads a PDF on the server. Throws `AppError` with a code of design section 4: `not-pdf`, `damaged`, `encrypted`,
 * `empty`, `scanned`, `unreadable`, `too-large`, `too-complex`, `timeout`; `cancelled` when `signal` aborts.
 */
export interface PdfExtractor {
  extract(bytes: Uint8Array, signal?: AbortSignal): Promise<ExtractedDocument>
}
