import type { Heading } from '../../context/context.ts'
import type { HeadingKey } from '../../lexicon/headings.ts'
import { defineRule } from '../../rule.ts'

/** Work experience from which jobs go before studies. */
const EXPERIENCED_MONTHS = 24

/** Pairs of sections in the expected order. */
const EXPECTED_ORDER: readonly (readonly [HeadingKey, HeadingKey])[] = [
  ['summary', 'experience'],
  ['summary', 'education'],
  ['experience', 'interests'],
  ['experience', 'references'],
  ['education', 'references'],
  ['education', 'interests'],
  ['experience', 'volunteer'],
]

/**
 * Pairs of sections in the wrong order; 2 gain nothing. Sections in different columns are not compared.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const sectionOrder = defineRule({
  code: 'section-order',
  category: 'format',
  weight: 5,
  needs: 'text',
  measure: ({ extracted, headings, lines, monthsWorked, quote }) => {
    const firstByKey = new Map<HeadingKey, (typeof headings)[number]>()
    for (const heading of headings) if (!firstByKey.has(heading.key)) firstByKey.set(heading.key, heading)
    const pairs = [
      ...EXPECTED_ORDER,
      ...(monthsWorked >= EXPERIENCED_MONTHS ? ([['experience', 'education']] as const) : []),
    ]
    const present = pairs.flatMap(([a, b]) => {
      const [x, y] = [firstByKey.get(a), firstByKey.get(b)]
      return x && y && lines[x.line]?.column === lines[y.line]?.column ? [[x, y] as const] : []
    })
    if (present.length === 0) return null
    // The position on the page, because the order in the file may differ. Pasted text has no positions.
    const position = ({ line }: Heading) => {
      const at = lines[line]
      return extracted.source === 'pdf' && at ? at.page * 1e6 + at.y : line
    }
    const misordered = present.filter(([x, y]) => position(x) > position(y))
    return {
      ratio: Math.max(0, 1 - misordered.length / 2),
      evidence: misordered.map(([x]) => quote(x.text)),
      params: { count: misordered.length, section: misordered[0]?.[0].text.slice(0, 60) ?? '' },
    }
  },
})
