import type { PDFPageProxy } from 'pdfjs-dist'
import { unsafeCast } from '#shared/cast.ts'
import type { PdfPage } from '#shared/parser/pdf/pdfjs-types.ts'
import type { PageParts } from '#shared/renderer/write/write-pdf.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'
import { getDrawnOperators } from '../pdfjs/rasterize-page.ts'

/** What pdf.js says of a page, and what the page was written from. */
export interface RememberedPage {
  readonly parts: PageParts
  readonly page: PdfPage
}

/** The page that was written from equal parts. */
export const findRemembered = (pages: readonly RememberedPage[], parts: PageParts): RememberedPage | undefined =>
  pages.find((known) => known.parts.length === parts.length && known.parts.every((part, i) => part === parts[i]))

/** Asks pdf.js all that the parser wants to know of a page, so that it outlives its file. Throws the errors of pdf.js. */
export const rememberPage = async (proxy: PDFPageProxy, parts: PageParts): Promise<RememberedPage> => {
  const page = unsafeCast<PdfPage>(proxy, 'PdfPage declares the part of the interface that the parser uses')
  const [content, operators, annotations] = await Promise.all([
    page.getTextContent({ disableNormalization: true }),
    getDrawnOperators(proxy) ?? page.getOperatorList(),
    page.getAnnotations(),
  ])
  const fonts = new Map<string, unknown>()
  for (const [i, operator] of operators.fnArray.entries()) {
    if (operator !== parserPdfjs.OPS['setFont']) continue
    const [id] = unsafeCast<readonly [string]>(operators.argsArray[i], 'the arguments of setFont')
    if (page.commonObjs.has(id)) fonts.set(id, page.commonObjs.get(id))
  }
  const viewport = page.getViewport({ scale: 1 })
  return {
    parts,
    page: {
      view: page.view,
      rotate: page.rotate,
      commonObjs: { has: (id) => fonts.has(id), get: (id) => fonts.get(id) },
      getViewport: () => viewport,
      getTextContent: async () => content,
      getOperatorList: async () => operators,
      getAnnotations: async () => annotations,
    },
  }
}
