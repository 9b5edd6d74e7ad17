import { unsafeCast } from '#shared/cast.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'
import { InThreadPort } from './in-thread-port.ts'
import { legacyBuild } from './legacy-build.ts'

const { getDocument, OPS, PDFWorker, WorkerMessageHandler } = legacyBuild

/** pdf.js's worker code in the current thread, which is a worker already where that is possible. */
const startInThread = (): InstanceType<typeof PDFWorker> => {
  const port = new InThreadPort()
  WorkerMessageHandler.initializeFromPort(port)
  return new PDFWorker({ port: unsafeCast<null>(port, 'pdf.js declares no type for ports') })
}

const worker = startInThread()

/** The part of pdf.js that is used. */
export const pdfjs = {
  getDocument: (source: Parameters<typeof getDocument>[0] & object) => getDocument({ ...source, worker }),
  OPS,
}

/** pdf.js as the parser's argument. */
export const parserPdfjs = unsafeCast<PdfJs>(pdfjs, 'PdfJs declares the part of the interface that the parser uses')
