import { listFontFamilies } from '../../context/fonts.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_FAMILIES = 2
const ZERO_AT_FAMILIES = 5

/**
 * Number of font families, fonts of icons, marks and hidden text left out: up to 2 gains everything.
 * Source: the project's extraction study.
 */
export const fontsFew = defineRule({
  code: 'fonts-few',
  category: 'format',
  weight: 4,
  needs: 'layout',
  measure: ({ extracted, hiddenText }) => {
    const lines = extracted.lines.filter((_, index) => !hiddenText.lines.has(index))
    const families = listFontFamilies({ ...extracted, lines })
    if (families.size === 0) return null
    return {
      ratio: linearRamp(families.size, MAX_FAMILIES, ZERO_AT_FAMILIES),
      params: { count: families.size, most: MAX_FAMILIES },
    }
  },
})
