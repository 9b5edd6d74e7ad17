import type { ExtractedDocument } from '../extracted-document.ts'

/** A page with a picture and fewer characters has its text in the picture; stamps and page numbers are shorter. */
const MAX_STAMP_CHARS = 40

/**
 * Numbers of the pages whose text is in a picture, as far as the warnings pass saw; recognized pages are left out. Pictures
 * of Word files are not recognized.
 */
export const findScannedPages = (document: ExtractedDocument): number[] => {
  if (document.source !== 'pdf') return []
  const pictures = new Set(document.hazards.flatMap(({ code, page }) => (code === 'image-text' ? [page] : [])))
  return document.pages.flatMap(({ number }) => {
    const lines = document.lines.filter((line) => line.page === number)
    const chars = lines.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
    return pictures.has(number) && chars < MAX_STAMP_CHARS && !lines.some((line) => line.recognized) ? [number] : []
  })
}
