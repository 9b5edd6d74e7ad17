import { hazardsOf } from '../../context/hazards.ts'
import { between, type Rule } from '../../rule.ts'

/** Signs that stand for letters that were lost: the replacement character, private use, `(cid:12)`, loose accents. */
const LOST = /\ufffd|[\ue000-\uf8ff]|\(cid:\d+\)|[´`¨ˆ˜]\p{L}|\p{L}[´¨ˆ˜]/gu
const BAD = 0.02

export const cleanCharacters: Rule = {
  code: 'clean-characters',
  category: 'ats',
  needs: 'text',
  measure: (context) => {
    const { lines, text, place } = context
    const letters = text.replace(/\s/g, '').length
    if (letters === 0) return { share: 0, params: { count: 0 } }
    const odd = lines.filter((l) => l.text.search(LOST) >= 0)
    // Our reader mends a lost ligature and says so; another machine will not.
    const mended = hazardsOf(context, 'unmappable-glyphs').reduce((sum, h) => sum + Number(h.params?.['count'] ?? 1), 0)
    const count = mended + odd.reduce((sum, l) => sum + (l.text.match(LOST)?.length ?? 0), 0)
    return { share: between(count / letters, 0, BAD), evidence: odd.map((l) => place(l.text)), params: { count } }
  },
}
