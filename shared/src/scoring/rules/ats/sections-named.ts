import { wordsOf } from '../../context/text.ts'
import { type Rule, towards } from '../../rule.ts'

/** Headings that look like the others but say something that parsers do not know ("Where I've been"). */
export const sectionsNamed: Rule = {
  code: 'sections-named',
  category: 'ats',
  needs: 'layout',
  measure: ({ headings, lines, place }) => {
    const known = headings.flatMap((h) => lines[h.line] ?? [])
    if (known.length === 0) return { share: 0, params: { unknown: 0, known: 0, sample: '' } }
    const capitals = (text: string) => text === text.toUpperCase()
    const style = (l: (typeof lines)[number]) =>
      [Math.round(l.size * 2), l.bold, capitals(l.text), Math.round(l.x / 4)].join()
    const styles = new Set(known.map(style))
    const at = new Set(headings.map((h) => h.line))
    const unknown = lines.filter(
      (l, i) =>
        !at.has(i) &&
        l.page >= 1 &&
        wordsOf(l.text).length <= 4 &&
        /\p{L}{3}/u.test(l.text) &&
        !/[\d@,;.]/.test(l.text) &&
        styles.has(style(l)) &&
        known.length >= 2 &&
        (l.bold || capitals(l.text)),
    )
    return {
      share: towards(known.length, known.length + unknown.length, 0.8),
      evidence: unknown.map((l) => place(l.text)),
      params: { unknown: unknown.length, known: known.length, sample: unknown[0]?.text.slice(0, 60) ?? '' },
    }
  },
}
