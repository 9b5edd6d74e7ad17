import type { PDFDocumentProxy } from 'pdfjs-dist'
import { unsafeCast } from '#shared/cast.ts'
import { extractOpenPdf } from '#shared/parser/extract-pdf.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { PdfFile } from '#shared/parser/pdf/pdfjs-types.ts'
import type { PageParts } from '#shared/renderer/write/write-pdf.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'
import { keepOpen } from './keep-open.ts'
import { findRemembered, type RememberedPage, rememberPage } from './remembered-pages.ts'

/** What two readers find in a PDF. */
interface PdfReading {
  readonly extracted: ExtractedDocument
  /** The text in content stream order, as the simplest readers extract it. */
  readonly raw: string
}

const readings = new WeakMap<PDFDocumentProxy, PdfReading>()
/** Pages of the last file whose parts are known. */
let remembered: readonly RememberedPage[] = []

/**
 * Reads the text of a PDF, with its warnings where `hazards` is set. Equal bytes are read once: a score and the proof
 * of the same PDF share a reading. `pageParts`: what the pages were written from; of a page that was in the last file too,
 * pdf.js is not asked again. Throws as `extractOpenPdf`, or the errors of pdf.js.
 */
export const readBack = async (
  bytes: Uint8Array,
  hazards: boolean,
  pageParts: readonly PageParts[] = [],
): Promise<PdfReading> => {
  const file = await keepOpen(bytes)
  const known = readings.get(file)
  if (known && (known.extracted.meta.hazardsPass || !hazards)) return known
  const reading = await read(hazards ? await rememberPages(file, pageParts) : file, bytes.length, hazards)
  readings.set(file, reading)
  return reading
}

/** The file with pages that outlive it, but for those that pdf.js fails to read. */
const rememberPages = async (file: PDFDocumentProxy, pageParts: readonly PageParts[]): Promise<PDFDocumentProxy> => {
  const pages = new Map<number, RememberedPage>()
  for (const [i, parts] of pageParts.entries()) {
    const page =
      findRemembered(remembered, parts) ??
      (await file
        .getPage(i + 1)
        .then((proxy) => rememberPage(proxy, parts))
        .catch(() => undefined))
    if (page) pages.set(i + 1, page)
  }
  remembered = [...pages.values()]
  const getPage = async (number: number) => pages.get(number)?.page ?? file.getPage(number)
  return unsafeCast<PDFDocumentProxy>(Object.create(file, { getPage: { value: getPage } }), 'the file with other pages')
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
