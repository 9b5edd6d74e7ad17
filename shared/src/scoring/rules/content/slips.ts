import { slipsOf } from '../../lexicon/slips.ts'
import { type Rule, towards } from '../../rule.ts'

/** One slip in 60 words gains nothing; at least six are needed for that. */
const WORDS_PER_SLIP = 60

export const slips: Rule = {
  code: 'slips',
  category: 'content',
  needs: 'text',
  measure: ({ content, statements, language, proseWords, place }) => {
    if (proseWords < 10) return null
    const texts = [{ text: content.sections.summary ?? '', path: 'summary' }, ...statements]
    const found = texts.flatMap((t) => slipsOf(t.text, language).map((slip) => ({ slip, ...t })))
    const limit = Math.max(6, proseWords / WORDS_PER_SLIP)
    return {
      share: 1 - towards(found.length, limit),
      evidence: found.map((f) => place(f.text, f.path)),
      params: { count: found.length, list: [...new Set(found.map((f) => f.slip))].slice(0, 4).join(', ') },
    }
  },
}
