import { getFontFamily, isIconFont } from '../../context/fonts.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_FAMILIES = 2
const ZERO_AT_FAMILIES = 5

/**
 * Number of font families, icon fonts left out: up to 2 gains everything.
 * Source: the project's extraction study.
 */
export const fontsFew = defineRule({
  code: 'fonts-few',
  category: 'format',
  weight: 4,
  needs: 'layout',
  measure: ({ extracted }) => {
    const families = new Set(extracted.meta.fonts.map(getFontFamily).filter((f) => f !== '' && !isIconFont(f)))
    if (families.size === 0) return null
    return {
      ratio: linearRamp(families.size, MAX_FAMILIES, ZERO_AT_FAMILIES),
      params: { count: families.size, most: MAX_FAMILIES },
    }
  },
})
