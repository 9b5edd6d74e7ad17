import { bodySize } from '../../context/layout.ts'
import { between, type Rule } from '../../rule.ts'

/** Body text in pt: from 9 on it is read without effort; under 7 it is not read; over 12.5 it looks like padding. */
const SMALL = 9
const UNREADABLE = 7
const LARGE = 12.5
const HUGE = 16

export const fontSize: Rule = {
  code: 'font-size',
  category: 'format',
  needs: 'layout',
  measure: ({ lines }) => {
    const size = bodySize(lines)
    if (size === 0) return null
    return {
      share: Math.min(between(size, SMALL, UNREADABLE), between(size, LARGE, HUGE)),
      params: { size, smallest: SMALL, largest: LARGE },
    }
  },
}
