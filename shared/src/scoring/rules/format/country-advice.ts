import type { Context } from '../../context/context.ts'
import type { PendingEvidence } from '../../context/locate-evidence.ts'
import { getAllowedPages, getCertainMonths, measurePages } from '../../country/length.ts'
import { findPersonalData, getCustoms } from '../../country/personal-data.ts'
import { findSectionOrder } from '../../country/section-order.ts'
import { listSourceLabels } from '../../country/source-labels.ts'
import type { Evidence } from '../../results.ts'
import { defineRule } from '../../rule.ts'

/** Pages from which the length is worth a word where no source tells it: the longest that any source accepts. */
const LENGTH = { from: 2, fromYears: 10, to: 3, toYears: 20 }

interface Advice {
  readonly topic: string
  readonly evidence: Evidence | PendingEvidence
}

/** The first line of the first page over the length that all countries accept, where the country has no rule of its own. */
const findLength = (context: Context): Advice[] => {
  const allowed = getAllowedPages(LENGTH, getCertainMonths(context))
  if (context.extracted.source !== 'pdf' || getCustoms(context)?.length || measurePages(context) <= allowed) return []
  const page = Math.floor(allowed) + 1
  const quote = context.lines.find((line) => line.page === page)?.text.slice(0, 200) ?? ''
  return [{ topic: 'length', evidence: { page, quote } }]
}

const findOrder = (context: Context): Advice[] => {
  const education = getCustoms(context)?.order ? undefined : findSectionOrder(context).educationFirst
  return education ? [{ topic: 'order', evidence: context.quote(education.text) }] : []
}

const join = (found: readonly Advice[]): string => [...new Set(found.map(({ topic }) => topic))].join(' ')

/**
 * What the customs of the country leave open, as advice without points: sources or employers differ, no source is known,
 * or the country is unknown. Sources: `CUSTOMS`.
 */
export const countryAdvice = defineRule({
  code: 'country-advice',
  category: 'format',
  weight: 0,
  needs: 'text',
  measure: (context) => {
    const personal = findPersonalData(context).map((datum) => ({ ...datum, topic: datum.kind }))
    const divided = personal.filter(({ custom }) => custom?.verdict === 'divided')
    const open = [
      ...personal.filter(({ custom, kind }) => !custom && kind !== 'nationality'),
      ...findLength(context),
      ...findOrder(context),
    ]
    return {
      ratio: 1,
      evidence: [...divided, ...open].map(({ evidence }) => evidence),
      params: {
        divided: join(divided),
        open: join(open),
        country: context.country.code,
        source: listSourceLabels(divided),
      },
    }
  },
})
