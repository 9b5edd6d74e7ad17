import { quantile } from '../../context/layout.ts'
import { between, type Rule } from '../../rule.ts'

/** Free edge in pt: half an inch is what printers and readers expect; under 0.2 inch text is cut. */
const GOOD = 34
const CUT = 12
/** Share of lines that may stand nearer (page numbers, a rail). */
const OUTLIERS = 0.04

export const margins: Rule = {
  code: 'margins',
  category: 'format',
  needs: 'layout',
  measure: ({ read, lines }) => {
    const edges = read.pages.flatMap((page) => {
      const mine = lines.filter((line) => line.page === page.number && line.text.trim() !== '')
      if (mine.length < 5) return []
      const left = quantile(
        mine.map((l) => l.x),
        OUTLIERS,
      )
      const right =
        page.width -
        quantile(
          mine.map((l) => l.x + l.width),
          1 - OUTLIERS,
        )
      return [Math.min(left, right)]
    })
    if (edges.length === 0) return null
    const narrow = Math.min(...edges)
    return { share: between(narrow, GOOD, CUT), params: { margin: Math.round(narrow), good: GOOD } }
  },
}
