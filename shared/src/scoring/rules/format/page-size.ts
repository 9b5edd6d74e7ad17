import type { Rule } from '../../rule.ts'

/** A4 and US Letter in pt, either way up, ±3 mm. */
const SIZES: readonly (readonly [number, number])[] = [
  [595.28, 841.89],
  [612, 792],
]
const SLACK = 9

export const pageSize: Rule = {
  code: 'page-size',
  category: 'format',
  needs: 'layout',
  measure: ({ read }) => {
    const page = read.pages[0]
    if (!page) return null
    const [short, long] = [Math.min(page.width, page.height), Math.max(page.width, page.height)]
    const usual = SIZES.some(([w, h]) => Math.abs(w - short) <= SLACK && Math.abs(h - long) <= SLACK)
    const upright = page.height >= page.width
    return {
      share: usual ? (upright ? 1 : 0.5) : 0,
      params: { width: Math.round(page.width), height: Math.round(page.height) },
    }
  },
}
