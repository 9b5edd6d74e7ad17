import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { unsafeCast } from '#shared/cast.ts'

const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
Object.assign(globalThis, { pdfjsWorker: worker })
const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')

/** The first page of a PDF at `width` px: rendered at twice the size, then scaled down, so that small type is legible. */
export const renderFirstPage = async (pdf: Uint8Array, width: number): Promise<Canvas> => {
  const loading = pdfjs.getDocument({ data: pdf, verbosity: 0, disableFontFace: true })
  const page = await (await loading.promise).getPage(1)
  const viewport = page.getViewport({ scale: (2 * width) / page.getViewport({ scale: 1 }).width })
  const large = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const canvasContext = unsafeCast<never>(large.getContext('2d'), 'pdf.js takes the context of a Node canvas too')
  await page.render({ canvas: null, canvasContext, viewport }).promise
  await loading.destroy()
  const small = createCanvas(width, Math.round((width * large.height) / large.width))
  const shrink = small.getContext('2d')
  shrink.imageSmoothingEnabled = true
  shrink.imageSmoothingQuality = 'high'
  shrink.drawImage(large, 0, 0, small.width, small.height)
  return small
}
