import { defineRule } from '../../rule.ts'

/**
 * Share of education entries with an institution and a degree or field.
 * Source: Ladders eye-tracking study (2018).
 */
export const educationPresent = defineRule({
  code: 'education-present',
  category: 'content',
  weight: 6,
  needs: 'text',
  field: 'education',
  restsOn: 'studies',
  restsOnNames: true,
  measure: ({ content, quote }) => {
    const entries = content.sections.education ?? []
    if (entries.length === 0) return { ratio: 0, params: { entries: 0 } }
    const ratios = entries.map((e) => (e.institution ? 0.5 : 0) + (e.degree || e.field ? 0.5 : 0))
    const incomplete = entries.filter((_, i) => (ratios[i] ?? 0) < 1)
    return {
      ratio: ratios.reduce<number>((sum, n) => sum + n, 0) / entries.length,
      evidence: incomplete.map((e) =>
        quote(e.institution || e.degree || e.field, `education/${e.id ?? entries.indexOf(e)}`),
      ),
      params: { entries: entries.length, holes: incomplete.length },
    }
  },
})
