import type { PdfFile, PdfJs } from './pdfjs-types.ts'
import { walkOperators } from './walk-operators.ts'

/** A scan shows on the first pages. */
const MAX_PAGES = 3

/** The largest share of a page, 0–1, that one image covers on the first pages. Reads the operators of those pages. */
export const largestImageShare = async (file: PdfFile, pdfjs: PdfJs): Promise<number> => {
  let largest = 0
  for (let number = 1; number <= Math.min(MAX_PAGES, file.numPages); number++) {
    const page = await file.getPage(number).catch(() => undefined)
    const operators = await page?.getOperatorList().catch(() => undefined)
    if (!page || !operators) continue
    const { width, height, transform } = page.getViewport({ scale: 1 })
    for (const box of walkOperators(operators, pdfjs.OPS, transform).images)
      largest = Math.max(largest, ((box.right - box.x) * (box.bottom - box.y)) / Math.max(1, width * height))
  }
  return largest
}
