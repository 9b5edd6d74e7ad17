import { familyOf, isIconFont } from '../../context/layout.ts'
import { between, type Rule } from '../../rule.ts'

const FINE = 2
const TOO_MANY = 5

export const fontsFew: Rule = {
  code: 'fonts-few',
  category: 'format',
  needs: 'layout',
  measure: ({ read }) => {
    const families = new Set(read.meta.fonts.map(familyOf).filter((f) => f !== '' && !isIconFont(f)))
    if (families.size === 0) return null
    return { share: between(families.size, FINE, TOO_MANY), params: { count: families.size, most: FINE } }
  },
}
