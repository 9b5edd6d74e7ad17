import { type Rule, towards } from '../../rule.ts'

const capitals = (text: string) => text === text.toUpperCase()

/** All headings of sections look alike: size, weight, capitals. Side columns may have a style of their own. */
export const headingStyle: Rule = {
  code: 'heading-style',
  category: 'format',
  needs: 'layout',
  measure: ({ headings, lines, place }) => {
    const style = headings.flatMap((h) => {
      const line = lines[h.line]
      return line ? [{ h, key: [line.column, Math.round(line.size), line.bold, capitals(h.text)].join() }] : []
    })
    if (style.length < 3) return null
    const odd = style.filter((s) => {
      const column = s.key.split(',')[0]
      const mates = style.filter((t) => t.key.split(',')[0] === column)
      return mates.length > 1 && mates.filter((t) => t.key === s.key).length * 2 < mates.length
    })
    return {
      share: towards(style.length - odd.length, style.length, 0.9),
      evidence: odd.map(({ h }) => place(h.text)),
      params: { count: odd.length },
    }
  },
}
