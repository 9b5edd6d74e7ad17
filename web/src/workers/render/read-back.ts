import { extractPdf } from '#shared/parser/extract-pdf.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'

/** What two readers find in a PDF. */
interface PdfReading {
  readonly extracted: ExtractedDocument
  /** The text in content stream order, as the simplest readers extract it. */
  readonly raw: string
}

let last: { readonly bytes: Uint8Array; readonly hazards: boolean; readonly reading: Promise<PdfReading> } | undefined

/**
 * Reads the text of a PDF, with its warnings where `hazards` is set. Equal bytes are read once: a score and the proof
 * of the same PDF share a reading. Throws as `extractPdf`.
 */
export const readBack = (bytes: Uint8Array, hazards: boolean): Promise<PdfReading> => {
  if (!last || !areEqual(last.bytes, bytes) || (hazards && !last.hazards))
    last = { bytes, hazards, reading: read(bytes, hazards) }
  return last.reading
}

const areEqual = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i])

const read = async (bytes: Uint8Array, hazards: boolean): Promise<PdfReading> => {
  const parts: string[] = []
  const extracted = await extractPdf(parserPdfjs, bytes.slice(), {
    hazards: hazards ? 'after' : 'none',
    onItems: (items) => {
      for (const item of items) if ('str' in item) parts.push(item.str, item.hasEOL ? '\n' : '')
    },
  })
  return { extracted, raw: parts.join('') }
}
