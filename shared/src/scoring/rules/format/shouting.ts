import { wordsOf } from '../../context/text.ts'
import { fewer, type Rule } from '../../rule.ts'

/** Words in capitals in one line before it shouts; headings and names are shorter. */
const LOUD = 7
const LIMIT = 5
const EMOJI = /[\u{1F300}-\u{1FAFF}]/u

export const shouting: Rule = {
  code: 'shouting',
  category: 'format',
  needs: 'text',
  measure: ({ lines, proseWords, place }) => {
    if (proseWords < 10) return null
    const loud = lines.filter(
      (l) =>
        (wordsOf(l.text).filter((w) => /\p{L}{2}/u.test(w)).length >= LOUD && l.text === l.text.toUpperCase()) ||
        /!{2,}/.test(l.text) ||
        EMOJI.test(l.text),
    )
    return {
      share: fewer(loud.length, LIMIT),
      evidence: loud.map((l) => place(l.text)),
      params: { count: loud.length },
    }
  },
}
