import { unsafeCast } from '#shared/cast.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'
import { pdfjs } from './legacy-build.ts'

/** pdf.js as the parser's argument. */
export const parserPdfjs = unsafeCast<PdfJs>(pdfjs, 'PdfJs declares the part of the interface that the parser uses')
