import { defineRule } from '../../rule.ts'

/** Width and height of A4 and US Letter, portrait. */
const STANDARD_SIZES_PT: readonly (readonly [number, number])[] = [
  [595.28, 841.89],
  [612, 792],
]
const TOLERANCE_PT = 9

/**
 * Whether the first page is A4 or US Letter (± 9 pt). Landscape gains half.
 * Source: the project's extraction study.
 */
export const pageSize = defineRule({
  code: 'page-size',
  category: 'format',
  weight: 3,
  needs: 'layout',
  measure: ({ extracted }) => {
    const page = extracted.pages[0]
    if (!page) return null
    const [short, long] = [Math.min(page.width, page.height), Math.max(page.width, page.height)]
    const isStandard = STANDARD_SIZES_PT.some(
      ([w, h]) => Math.abs(w - short) <= TOLERANCE_PT && Math.abs(h - long) <= TOLERANCE_PT,
    )
    const isPortrait = page.height >= page.width
    return {
      ratio: isStandard ? (isPortrait ? 1 : 0.5) : 0,
      params: { width: Math.round(page.width), height: Math.round(page.height) },
    }
  },
})
