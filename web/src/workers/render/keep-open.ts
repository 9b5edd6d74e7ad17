import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'

let last: { readonly bytes: Uint8Array; readonly loading: ReturnType<typeof openForRendering> } | undefined

/**
 * Opens a PDF, which stays open until another one is: preview, score and proof of the same PDF share the fonts that
 * pdf.js has read. Throws the errors of pdf.js.
 */
export const keepOpen = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  if (last && areEqual(last.bytes, bytes)) return last.loading.promise
  if (last) closeLater(last.loading)
  last = undefined
  const loading = openForRendering(bytes)
  const file = await loading.promise
  last = { bytes, loading }
  return file
}

/** A preview and the score after it pass the same array; only a proof passes a copy. */
const areEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a === b || (a.length === b.length && a.every((byte, i) => byte === b[i]))

type Loading = ReturnType<typeof openForRendering>

/** Files are closed after this pause: closing takes a thirtieth of the time from a key to its score. */
const CLOSE_AFTER_MS = 500
/** While a person types without a pause, no more files wait for it. */
const MAX_WAITING = 4

const waiting: Loading[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const closeLater = (loading: Loading): void => {
  clearTimeout(timer)
  waiting.push(loading)
  while (waiting.length > MAX_WAITING) close(waiting.shift())
  timer = setTimeout(() => {
    for (const each of waiting.splice(0)) close(each)
  }, CLOSE_AFTER_MS)
}

const close = (loading: Loading | undefined): void => {
  loading?.destroy().catch(() => {})
}
