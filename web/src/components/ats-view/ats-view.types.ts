import type { ParsedExtraction } from '#web/workers/extract/client.ts'

export interface AtsViewProps {
  readonly extraction: ParsedExtraction
  /** The PDF, when it is available: its pages are rasterized below the labels. */
  readonly file: Blob | null
  /** Line to show, as an index into the document's lines. `at` changes with every jump, so that a line can repeat. */
  readonly focus: { readonly line: number; readonly at: number } | null
}
