import { type DrawList, type DrawListPage, getTextBox } from '#shared/renderer/draw/draw-list.ts'
import { createOffscreenCanvas } from '../pdfjs/canvas.ts'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'
import { rasterizePage } from '../pdfjs/rasterize-page.ts'
import type { PreviewOptions, PreviewPage, TextSpan } from './protocol.ts'

/** Rasterizes the requested pages of a rendered PDF, each with the text spans of its draw list. */
export const rasterizePreview = async (
  bytes: Uint8Array,
  list: DrawList,
  options: PreviewOptions,
): Promise<PreviewPage[]> => {
  const loading = openForRendering(bytes)
  try {
    const file = await loading.promise
    const numbers = options.pages ?? list.pages.map((_, i) => i + 1)
    const pages: PreviewPage[] = []
    for (const number of numbers) {
      const drawnPage = list.pages[number - 1]
      if (!drawnPage) continue
      const { width, height } = list.paper
      const canvas = await rasterizePage(
        await file.getPage(number),
        list.paper,
        options.widthPx * options.pixelRatio,
        createOffscreenCanvas,
      )
      pages.push({ number, bitmap: canvas.transferToImageBitmap(), width, height, text: toTextSpans(drawnPage) })
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

/** The texts of a page of a draw list, for its text layer. */
export const toTextSpans = (page: DrawListPage): TextSpan[] =>
  page.texts.map((text) => {
    const box = getTextBox(text)
    const path = text.node?.path
    return {
      ...box,
      text: text.text,
      size: text.size,
      bold: text.weight === 'bold',
      ...(path && { path }),
      ...(text.href && { href: text.href }),
    }
  })
