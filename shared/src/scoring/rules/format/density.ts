import { quantile } from '../../context/layout.ts'
import { between, type Rule } from '../../rule.ts'

/** Distance of lines over their size: 1.1 is tight, under 0.95 they touch. */
const GOOD = 1.1
const TOUCHING = 0.95

export const density: Rule = {
  code: 'density',
  category: 'format',
  needs: 'layout',
  measure: ({ lines }) => {
    const placed = [...lines].sort((a, b) => a.page - b.page || a.column - b.column || a.y - b.y)
    const ratios = placed.slice(1).flatMap((line, i) => {
      const before = placed[i]
      const step = before && before.page === line.page && before.column === line.column ? line.y - before.y : 0
      const ratio = step / (line.size || 1)
      return ratio > 0.5 && ratio < 2.5 && before && Math.abs(before.size - line.size) < 0.6 ? [ratio] : []
    })
    if (ratios.length < 8) return null
    const middle = quantile(ratios, 0.5)
    return { share: between(middle, GOOD, TOUCHING), params: { ratio: Math.round(middle * 100) / 100 } }
  },
}
