import { hazardsOf, placesOf } from '../../context/hazards.ts'
import type { Rule } from '../../rule.ts'

/** An OCR layer over a scan is guessed text: it is read, with mistakes. */
const SCAN = 0.25

/** Every page holds real text that a machine can take. */
export const textLayer: Rule = {
  code: 'text-layer',
  category: 'ats',
  needs: 'layout',
  measure: (context) => {
    const { read, lines, hidden } = context
    const pages = read.pages.length
    if (pages === 0) return null
    const broken = hazardsOf(context, 'no-text-layer')
    const bare = new Set(broken.map((h) => h.page))
    for (const page of read.pages) if (!lines.some((l) => l.page === page.number)) bare.add(page.number)
    const share = hidden.scan ? SCAN : Math.max(0, 1 - bare.size / pages)
    return { share, evidence: placesOf(context, broken), params: { pages, bare: bare.size, scan: hidden.scan ? 1 : 0 } }
  },
}
