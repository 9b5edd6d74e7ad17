import { hasOversizedFonts, hasUnknownSizes, listLineSpacings, quantile } from '../../context/fonts.ts'
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
  measure: ({ lines, extracted }) => {
    const ratios = listLineSpacings(lines)
    if (ratios.length === 0 || hasUnknownSizes(extracted)) return null
    const medianSpacing = quantile(ratios, 0.5)
    const params = { ratio: Math.round(medianSpacing * 100) / 100 }
    if (ratios.length < MIN_LINES || hasOversizedFonts(ratios)) return { ratio: 1, params }
    return {
      ratio: linearRamp(medianSpacing, MIN_LINE_SPACING, ZERO_AT_LINE_SPACING),
      params,
    }
  },
})
