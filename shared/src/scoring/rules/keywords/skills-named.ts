import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { splitWords } from '../../context/text.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_WORDS = 6
const ZERO_AT_COUNT = 6
/** Parsers take bars, stars and percentages for part of the name. */
const RATING = /[★☆●○◉■□▪▮▯█░]{2,}|\d{1,3}\s?%|(?<![\d/])\d{1,2}\s?\/\s?(5|10)\b/u
const LEVEL_NAME =
  /^(basico|intermedio|avanzado|experto|alto|medio|bajo|basic|beginner|intermediate|advanced|expert|proficient|fluent|good|native)$/

/**
 * Skills that are sentences, level names, or carry a rating (stars, percentages); 6 gain nothing. Counted, not
 * a share, so that a longer list does not hide them.
 * Source: fields that structured resume parsers expect.
 */
export const skillsNamed = defineRule({
  code: 'skills-named',
  category: 'keywords',
  weight: 4,
  needs: 'text',
  restsOn: 'skills',
  measure: ({ skills, quote }) => {
    if (skills.length === 0) return null
    const badlyNamed = skills.filter(
      ({ name }) =>
        splitWords(name.replace(/^([^(]*)\(.*\)/, '$1')).length > MAX_WORDS ||
        RATING.test(name) ||
        LEVEL_NAME.test(normalizeText(name)),
    )
    return {
      ratio: penaltyRatio(badlyNamed.length, ZERO_AT_COUNT),
      evidence: badlyNamed.map((s) => quote(s.name, `skills/${s.kind}`)),
      params: { count: badlyNamed.length, most: MAX_WORDS },
    }
  },
})
