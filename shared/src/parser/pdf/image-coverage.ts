import type { PdfFile, PdfJs } from './pdfjs-types.ts'
import { walkOperators } from './walk-operators.ts'

/** Pages looked at: a scan shows on the first ones. */
const PAGES = 3

/** The largest part of a page, 0–1, that one picture covers on the first pages. Reads the operators of those pages. */
export const pictureShare = async (file: PdfFile, pdfjs: PdfJs): Promise<number> => {
  let most = 0
  for (let number = 1; number <= Math.min(PAGES, file.numPages); number++) {
    const page = await file.getPage(number).catch(() => undefined)
    const operators = await page?.getOperatorList().catch(() => undefined)
    if (!page || !operators) continue
    const { width, height, transform } = page.getViewport({ scale: 1 })
    for (const box of walkOperators(operators, pdfjs.OPS, transform).pictures)
      most = Math.max(most, ((box.right - box.x) * (box.bottom - box.y)) / Math.max(1, width * height))
  }
  return most
}
