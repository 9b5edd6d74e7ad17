import { toAlphanumeric } from '../../context/text.ts'
import { findTypos } from '../../lexicon/spelling.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const WORDS_PER_TYPO = 60

/**
 * Typing errors per word of prose: one in 60 words, and at least 6, gains nothing.
 * Source: Bock (New York Times, 2014).
 */
export const slips = defineRule({
  code: 'slips',
  category: 'content',
  weight: 4,
  needs: 'text',
  measure: ({ content, statements, language, proseWords, text, quote }) => {
    if (proseWords < 10) return null
    const texts = [{ text: content.sections.summary ?? '', path: 'summary' }, ...statements]
    const page = toAlphanumeric(text)
    const found = texts.flatMap((t) => {
      // Brackets and commas of a text whose parts stand apart on the page may have been parted by reading it.
      // A word parted at the end of a line leaves the same gap.
      const isWhole = page.includes(toAlphanumeric(t.text)) && !/\p{L}-\n/u.test(text)
      const typos = findTypos(t.text, language).filter((typo) => isWhole || /^\p{L}{2}/u.test(typo))
      return typos.map((typo) => ({ typo, ...t }))
    })
    const zeroAtCount = Math.max(6, proseWords / WORDS_PER_TYPO)
    return {
      ratio: 1 - ratioToTarget(found.length, zeroAtCount),
      evidence: found.map((f) => quote(f.text, f.path)),
      params: { count: found.length, list: [...new Set(found.map((f) => f.typo))].slice(0, 4).join(', ') },
    }
  },
})
