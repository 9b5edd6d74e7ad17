import { fold, wordsOf } from '../../context/text.ts'
import { fewer, type Rule } from '../../rule.ts'

const MOST_WORDS = 6
/** Counted, not as a share: a longer list hides none. */
const LIMIT = 6
/** Bars, stars and percentages say nothing that can be compared, and parsers take them for part of the name. */
const GAUGE = /[★☆●○◉■□▪▮▯█░]{2,}|\d{1,3}\s?%|\b\d{1,2}\s?\/\s?(5|10)\b/u
const LEVEL_ALONE =
  /^(basico|intermedio|avanzado|experto|alto|medio|bajo|basic|beginner|intermediate|advanced|expert|proficient|fluent|good|native)$/

export const skillsNamed: Rule = {
  code: 'skills-named',
  category: 'keywords',
  needs: 'text',
  measure: ({ skills, place }) => {
    if (skills.length === 0) return null
    const odd = skills.filter(
      ({ name }) =>
        wordsOf(name.replace(/\(.*\)/, '')).length > MOST_WORDS || GAUGE.test(name) || LEVEL_ALONE.test(fold(name)),
    )
    return {
      share: fewer(odd.length, LIMIT),
      evidence: odd.map((s) => place(s.name, `skills/${s.kind}`)),
      params: { count: odd.length, most: MOST_WORDS },
    }
  },
}
