import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type DrawList, getTextBox } from '#shared/renderer/draw/draw-list.ts'
import { createFieldLocator } from '#shared/renderer/draw/locate-fields.ts'
import { type DrawnDocument, type DrawPage, drawPage } from './page-drawer.ts'
import type { GetPageId } from './page-ids.ts'
import type { PreviewOptions, PreviewPage, TextSpan } from './protocol.ts'

/** Rasterizes the requested pages of an open PDF that are not known, each with the text spans of its draw list. */
export const rasterizePreview = async (
  file: PDFDocumentProxy,
  document: DrawnDocument,
  getPageId: GetPageId,
  options: PreviewOptions,
  draw: DrawPage = drawPage,
): Promise<PreviewPage[]> => {
  const { list } = document
  const spans = toTextSpans(list)
  const numbers = options.pages ?? list.pages.map((_, i) => i + 1)
  const pages: PreviewPage[] = []
  for (const number of numbers) {
    const drawnPage = list.pages[number - 1]
    if (!drawnPage) continue
    const text = spans[number - 1] ?? []
    const id = getPageId(list, number, text)
    if (options.known?.includes(id)) continue
    const { width, height } = list.paper
    const widthPx = options.widthPx * options.pixelRatio
    const bitmap = await draw(await file.getPage(number), document, number, widthPx)
    pages.push({ number, id, bitmap, width, height, text })
  }
  return pages
}

/** The texts of each page of a draw list, for the text layers. */
export const toTextSpans = (list: DrawList): TextSpan[][] => {
  const locate = createFieldLocator()
  return list.pages.map((page) =>
    page.texts.map((text) => ({
      ...getTextBox(text),
      text: text.text,
      size: text.size,
      bold: text.weight.includes('bold'),
      fields: locate(text),
      ...(text.href && { href: text.href }),
    })),
  )
}
