import { splitWords, toAlphanumeric } from '../../context/text.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Headings and names have fewer words. */
const MIN_UPPERCASE_WORDS = 7
const ZERO_AT_LINES = 5
const EMOJI = /[\u{1F300}-\u{1FAFF}]/u

/**
 * Lines in capitals that are no list of skills, with repeated exclamation marks or with emoji; 5 gain nothing.
 * Source: the project's extraction study.
 */
export const shouting = defineRule({
  code: 'shouting',
  category: 'format',
  weight: 3,
  needs: 'text',
  measure: ({ lines: all, appendedPages, skills, proseWords, quote }) => {
    if (proseWords < 10) return null
    const lines = all.filter(({ page }) => !appendedPages.has(page))
    const listed = toAlphanumeric(skills.map(({ name }) => name).join(' '))
    const shouted = lines.filter(
      (l) =>
        (splitWords(l.text).filter((w) => /\p{L}{2}/u.test(w) && !/\d/.test(w)).length >= MIN_UPPERCASE_WORDS &&
          l.text === l.text.toUpperCase() &&
          !listed.includes(toAlphanumeric(l.text))) ||
        /!{2,}/.test(l.text) ||
        EMOJI.test(l.text),
    )
    return {
      ratio: penaltyRatio(shouted.length, ZERO_AT_LINES),
      evidence: shouted.map((l) => quote(l.text)),
      params: { count: shouted.length },
    }
  },
})
