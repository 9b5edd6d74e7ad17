import { extractPdf, extractWarnings } from '#shared/parser/extract-pdf.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { PdfJs, PdfPage } from '#shared/parser/pdf/pdfjs-types.ts'

/** Wall ms of one file: ours, and what pdf.js alone takes for the same data. */
export interface ExtractionTimes {
  pdfjsText: number
  text: number
  pdfjsOperators: number
  warnings: number
}

const timeStep = async (step: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await step()
  return performance.now() - start
}

/** pdf.js alone: the text of every page, then the operators of every page, each on a newly opened file. */
const timePdfjs = async (
  pdfjs: PdfJs,
  bytes: Uint8Array,
): Promise<Pick<ExtractionTimes, 'pdfjsText' | 'pdfjsOperators'>> => {
  const timePages = (read: (page: PdfPage) => Promise<unknown>) =>
    timeStep(async () => {
      const options = { data: bytes.slice(), verbosity: 0, isEvalSupported: false, useSystemFonts: false }
      const loading = pdfjs.getDocument(options)
      const file = await loading.promise
      for (let n = 1; n <= file.numPages; n++) await read(await file.getPage(n))
      await loading.destroy()
    })
  return {
    pdfjsText: await timePages((page) => page.getTextContent({})),
    pdfjsOperators: await timePages((page) => page.getOperatorList()),
  }
}

/** Our text pass and our warnings pass; zeros for a file that is refused. */
const timeOurs = async (pdfjs: PdfJs, bytes: Uint8Array): Promise<Pick<ExtractionTimes, 'text' | 'warnings'>> => {
  let document: ExtractedDocument | undefined
  const text = await timeStep(async () => {
    document = await extractPdf(pdfjs, bytes).catch(() => undefined)
  })
  const extracted = document
  if (!extracted) return { text: 0, warnings: 0 }
  return { text, warnings: await timeStep(() => extractWarnings(pdfjs, bytes, extracted)) }
}

/** The best of `rounds` for every file that can be extracted, after one round without measuring. */
export const measureExtraction = async (
  pdfjs: PdfJs,
  files: readonly Uint8Array[],
  rounds: number,
): Promise<ExtractionTimes[]> => {
  for (const bytes of files) {
    await timePdfjs(pdfjs, bytes)
    await timeOurs(pdfjs, bytes)
  }
  const measured: ExtractionTimes[] = []
  for (const bytes of files) {
    const times: ExtractionTimes[] = []
    for (let round = 0; round < rounds; round++) {
      // The order alternates, so that neither always runs right after a garbage collection.
      const before = round % 2 === 0 ? await timePdfjs(pdfjs, bytes) : undefined
      const ours = await timeOurs(pdfjs, bytes)
      times.push({ ...(before ?? (await timePdfjs(pdfjs, bytes))), ...ours })
    }
    const best = (key: keyof ExtractionTimes) => Math.min(...times.map((one) => one[key]))
    const fastest: ExtractionTimes = {
      pdfjsText: best('pdfjsText'),
      text: best('text'),
      pdfjsOperators: best('pdfjsOperators'),
      warnings: best('warnings'),
    }
    if (fastest.text > 0) measured.push(fastest)
  }
  return measured
}
