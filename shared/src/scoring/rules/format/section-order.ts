import type { Heading } from '../../context/context.ts'
import type { HeadingKey } from '../../lexicon/headings.ts'
import type { Rule } from '../../rule.ts'

/** Two years of work: from then on the jobs come before the studies. */
const EXPERIENCED_MONTHS = 24

/** `a` should stand before `b` when both are there. */
const BEFORE: readonly (readonly [HeadingKey, HeadingKey])[] = [
  ['summary', 'experience'],
  ['summary', 'education'],
  ['experience', 'interests'],
  ['experience', 'references'],
  ['education', 'references'],
  ['education', 'interests'],
  ['experience', 'volunteer'],
]

/** Sections in the order in which they are looked for. Side columns stand beside and are not compared. */
export const sectionOrder: Rule = {
  code: 'section-order',
  category: 'format',
  needs: 'text',
  measure: ({ read, headings, lines, monthsWorked, place }) => {
    const first = new Map<HeadingKey, (typeof headings)[number]>()
    for (const heading of headings) if (!first.has(heading.key)) first.set(heading.key, heading)
    const pairs = [...BEFORE, ...(monthsWorked >= EXPERIENCED_MONTHS ? ([['experience', 'education']] as const) : [])]
    const both = pairs.flatMap(([a, b]) => {
      const [x, y] = [first.get(a), first.get(b)]
      return x && y && lines[x.line]?.column === lines[y.line]?.column ? [[x, y] as const] : []
    })
    if (both.length === 0) return null
    // By place on the page, so that the order in the file does not matter; pasted text has no places.
    const height = ({ line }: Heading) => {
      const at = lines[line]
      return read.source === 'pdf' && at ? at.page * 1e6 + at.y : line
    }
    const wrong = both.filter(([x, y]) => height(x) > height(y))
    return {
      share: Math.max(0, 1 - wrong.length / 2),
      evidence: wrong.map(([x]) => place(x.text)),
      params: { count: wrong.length, section: wrong[0]?.[0].text.slice(0, 60) ?? '' },
    }
  },
}
