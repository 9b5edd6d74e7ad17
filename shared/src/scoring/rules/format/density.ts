import { quantile } from '../../context/fonts.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Line distance divided by font size. Lines touch below 0.95. */
const MIN_LINE_SPACING = 1.1
const ZERO_AT_LINE_SPACING = 0.95
/** Fewer lines are not dense. */
const MIN_LINES = 8

/**
 * Median distance between lines divided by their font size: 1.1 and more gains everything.
 * Source: Ladders eye-tracking study (2018).
 */
export const density = defineRule({
  code: 'density',
  category: 'format',
  weight: 3,
  needs: 'layout',
  measure: ({ lines }) => {
    const sorted = [...lines].sort((a, b) => a.page - b.page || a.column - b.column || a.y - b.y)
    const ratios = sorted.slice(1).flatMap((line, i) => {
      const previous = sorted[i]
      const distance =
        previous && previous.page === line.page && previous.column === line.column ? line.y - previous.y : 0
      const ratio = distance / (line.size || 1)
      return ratio > 0.5 && ratio < 2.5 && previous && Math.abs(previous.size - line.size) < 0.6 ? [ratio] : []
    })
    if (ratios.length === 0) return null
    const medianSpacing = quantile(ratios, 0.5)
    const params = { ratio: Math.round(medianSpacing * 100) / 100 }
    if (ratios.length < MIN_LINES) return { ratio: 1, params }
    return {
      ratio: linearRamp(medianSpacing, MIN_LINE_SPACING, ZERO_AT_LINE_SPACING),
      params,
    }
  },
})
