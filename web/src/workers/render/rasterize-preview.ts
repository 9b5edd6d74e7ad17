import { unsafeCast } from '#shared/cast.ts'
import { type DrawList, type DrawListPage, getTextBox } from '#shared/renderer/draw/draw-list.ts'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'
import type { PreviewOptions, PreviewPage, TextSpan } from './protocol.ts'

/** Longest side of a picture, device pixels: what phones still draw. */
const MOST_PIXELS = 4_096

/** The pages of a PDF as pictures, each with the texts that the draw list put there. */
export const rasterizePreview = async (
  bytes: Uint8Array,
  list: DrawList,
  options: PreviewOptions,
): Promise<PreviewPage[]> => {
  const loading = openForRendering(bytes)
  try {
    const file = await loading.promise
    const wanted = options.pages ?? list.pages.map((_, i) => i + 1)
    const pages: PreviewPage[] = []
    for (const number of wanted) {
      const drawn = list.pages[number - 1]
      if (!drawn) continue
      const page = await file.getPage(number)
      const { width, height } = list.paper
      const scale = Math.min((options.widthPx * options.pixelRatio) / width, MOST_PIXELS / height)
      const viewport = page.getViewport({ scale })
      const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height))
      const context = canvas.getContext('2d', { alpha: false })
      if (!context) throw new Error('no canvas')
      await page.render({
        canvas: null,
        canvasContext: unsafeCast<Parameters<typeof page.render>[0]['canvasContext']>(
          context,
          'pdf.js draws on either kind',
        ),
        viewport,
      }).promise
      pages.push({ number, bitmap: canvas.transferToImageBitmap(), width, height, text: toTextSpans(drawn) })
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

const toTextSpans = (page: DrawListPage): TextSpan[] =>
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
