import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'

export interface ExtractRequest {
  /** Whose file it is, e.g. a user id: callers take turns. Without it, the file counts for one common caller. */
  readonly caller?: string
  /** Aborts when nobody waits for the result any more. */
  readonly signal?: AbortSignal
}

/**
 * Extracts the text of a PDF, DOCX, DOCM or ODT file on the server; its content tells which it is. Throws `not-pdf`,
 * `old-word`, `unsupported-file`, `damaged`, `encrypted`, `empty`, `scanned`, `unreadable`, `too-large`, `too-complex`,
 * `timeout`, `busy` with `seconds` to wait when too many files wait, and `cancelled` when `signal` aborts.
 */
export interface PdfExtractor {
  extract(bytes: Uint8Array, request?: ExtractRequest): Promise<ExtractedDocument>
}
