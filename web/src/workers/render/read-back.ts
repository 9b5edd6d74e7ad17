import type { PDFDocumentProxy } from 'pdfjs-dist'
import { unsafeCast } from '#shared/cast.ts'
import { extractOpenPdf } from '#shared/parser/extract-pdf.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { PdfFile } from '#shared/parser/pdf/pdfjs-types.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'
import { keepOpen } from './keep-open.ts'

/** What two readers find in a PDF. */
interface PdfReading {
  readonly extracted: ExtractedDocument
  /** The text in content stream order, as the simplest readers extract it. */
  readonly raw: string
}

const readings = new WeakMap<PDFDocumentProxy, PdfReading>()

/**
 * Reads the text of a PDF, with its warnings where `hazards` is set. Equal bytes are read once: a score and the proof
 * of the same PDF share a reading. Throws as `extractOpenPdf`, or the errors of pdf.js.
 */
export const readBack = async (bytes: Uint8Array, hazards: boolean): Promise<PdfReading> => {
  const file = await keepOpen(bytes)
  const known = readings.get(file)
  if (known && (known.extracted.meta.hazardsPass || !hazards)) return known
  const reading = await read(file, bytes.length, hazards)
  readings.set(file, reading)
  return reading
}

const read = async (file: PDFDocumentProxy, size: number, hazards: boolean): Promise<PdfReading> => {
  const parts: string[] = []
  const opened = unsafeCast<PdfFile>(file, 'PdfFile declares the part of the interface that the parser uses')
  const extracted = await extractOpenPdf(parserPdfjs, opened, size, {
    hazards: hazards ? 'after' : 'none',
    onItems: (items) => {
      for (const item of items) if ('str' in item) parts.push(item.str, item.hasEOL ? '\n' : '')
    },
  })
  return { extracted, raw: parts.join('') }
}
