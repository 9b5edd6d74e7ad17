import { countCharsBySize, hasUnknownSizes } from '../../context/fonts.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MIN_CHARACTER_RATIO = 0.01
const MAX_SIZES = 5
const ZERO_AT_SIZES = 9

/**
 * Number of font sizes that hold at least 1 % of the characters: up to 5 gains everything.
 * Source: the project's extraction study.
 */
export const sizesFew = defineRule({
  code: 'sizes-few',
  category: 'format',
  weight: 4,
  needs: 'layout',
  measure: ({ lines, extracted }) => {
    const sizes = countCharsBySize(lines)
    const total = sizes.reduce((sum, s) => sum + s.characters, 0)
    if (total < 100 || hasUnknownSizes(extracted)) return null
    const count = sizes.filter((s) => s.characters / total >= MIN_CHARACTER_RATIO).length
    return { ratio: linearRamp(count, MAX_SIZES, ZERO_AT_SIZES), params: { count, most: MAX_SIZES } }
  },
})
