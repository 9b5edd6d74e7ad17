import { quantile } from '../../context/fonts.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** About half an inch. Printers cut text under 0.2 inch. */
const MIN_MARGIN_PT = 34
const ZERO_AT_MARGIN_PT = 12
/** Share of lines (0–1) that may be nearer to the edge, such as page numbers and sidebars. */
const OUTLIER_RATIO = 0.04
/** Lines this near (pt) to the top or the foot are those that a browser prints: address, date, number of the page. */
const PRINTED_EDGE_PT = 28

/**
 * Narrowest side margin of all pages in pt: 34 and more gains everything.
 * Source: the project's extraction study.
 */
export const margins = defineRule({
  code: 'margins',
  category: 'format',
  weight: 6,
  needs: 'layout',
  measure: ({ extracted, lines }) => {
    const pageMargins = extracted.pages.flatMap((page) => {
      const pageLines = lines.filter(
        ({ page: number, y, text }) =>
          number === page.number && text.trim() !== '' && y > PRINTED_EDGE_PT && y < page.height - PRINTED_EDGE_PT,
      )
      if (pageLines.length < 5) return []
      const left = quantile(
        pageLines.map((l) => l.x),
        OUTLIER_RATIO,
      )
      const right =
        page.width -
        quantile(
          pageLines.map((l) => l.x + l.width),
          1 - OUTLIER_RATIO,
        )
      return [Math.min(left, right)]
    })
    if (pageMargins.length === 0) return null
    const narrowest = Math.round(Math.min(...pageMargins))
    return {
      ratio: linearRamp(narrowest, MIN_MARGIN_PT, ZERO_AT_MARGIN_PT),
      params: { margin: narrowest, good: MIN_MARGIN_PT },
    }
  },
})
