import { findPersonalData, getCustoms } from '../../../country/personal-data.ts'
import { listSourceLabels } from '../../../country/source-labels.ts'
import { penaltyRatio } from '../../../ratio.ts'
import { defineRule } from '../../../rule.ts'

/** Kinds of data that lose everything: fewer where all of them are to be left out. */
const ZERO_AT_KINDS = 4
const STRICT_ZERO_AT_KINDS = 3
const STRICT_COUNTRIES: readonly string[] = ['US', 'UK']

/**
 * Kinds of personal data (photo, birth date, marital status …) that a source of the resume's country says to leave out.
 * Not measured where no source does, and while the country is unknown. Sources: `CUSTOMS`.
 */
export const personalData = defineRule({
  code: 'personal-data',
  category: 'ats',
  weight: 4,
  needs: 'text',
  measure: (context) => {
    const customs = Object.values(getCustoms(context)?.personal ?? {})
    if (!customs.some(({ verdict }) => verdict === 'leave-out')) return null
    const found = findPersonalData(context).filter(({ custom }) => custom?.verdict === 'leave-out')
    const kinds = [...new Set(found.map(({ kind }) => kind))]
    const { code } = context.country
    return {
      ratio: penaltyRatio(kinds.length, STRICT_COUNTRIES.includes(code) ? STRICT_ZERO_AT_KINDS : ZERO_AT_KINDS),
      evidence: found.map(({ evidence }) => evidence),
      params: { count: kinds.length, kinds: kinds.join(' '), country: code, source: listSourceLabels(found) },
    }
  },
})
