import { sizesOf } from '../../context/layout.ts'
import { between, type Rule } from '../../rule.ts'

/** A size counts when it holds at least one character in a hundred. */
const NOTABLE = 0.01
const FINE = 5
const TOO_MANY = 9

export const sizesFew: Rule = {
  code: 'sizes-few',
  category: 'format',
  needs: 'layout',
  measure: ({ lines }) => {
    const sizes = sizesOf(lines)
    const total = sizes.reduce((sum, s) => sum + s.characters, 0)
    if (total < 100) return null
    const count = sizes.filter((s) => s.characters / total >= NOTABLE).length
    return { share: between(count, FINE, TOO_MANY), params: { count, most: FINE } }
  },
}
