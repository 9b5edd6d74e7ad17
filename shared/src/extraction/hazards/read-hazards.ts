import type { PdfFile, PdfJs } from '../pdf/types.ts'
import type { ReadDocument } from '../read-document.ts'
import type { Signal } from '../signal.ts'

/** The second pass over an open file. */
export const withHazards = async (
  document: ReadDocument,
  _file: PdfFile,
  _pdfjs: PdfJs,
  _signal?: Signal,
): Promise<ReadDocument> => document
