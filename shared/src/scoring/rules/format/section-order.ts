import { getCustoms } from '../../country/personal-data.ts'
import { findSectionOrder } from '../../country/section-order.ts'
import { SOURCES } from '../../country/sources.ts'
import { defineRule } from '../../rule.ts'

/**
 * Pairs of sections in the wrong order; 2 gain nothing. Jobs after studies count where a source of the resume's country
 * puts jobs first, and the more the longer the person has worked.
 * Source: university resume guides (Harvard, Purdue OWL); for jobs and studies `CUSTOMS`.
 */
export const sectionOrder = defineRule({
  code: 'section-order',
  category: 'format',
  weight: 5,
  needs: 'text',
  measure: (context) => {
    const { compared, misordered, educationFirst, hasBoth, experienceWeight } = findSectionOrder(context)
    const custom = getCustoms(context)?.order
    const isJudged = custom?.first === 'experience' && hasBoth && experienceWeight > 0
    if (compared === 0 && !isJudged) return null
    const late = isJudged && educationFirst ? [educationFirst] : []
    const first = misordered[0] ?? late[0]
    return {
      ratio: Math.max(0, 1 - (misordered.length + late.length * experienceWeight) / 2),
      evidence: [...misordered, ...late].map(({ text }) => context.quote(text)),
      params: {
        count: misordered.length + late.length,
        section: first?.text.slice(0, 60) ?? '',
        source: custom && late.length > 0 ? SOURCES[custom.source].label : '',
      },
    }
  },
})
