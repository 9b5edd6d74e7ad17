import type { Rule } from '../../rule.ts'

export const educationPresent: Rule = {
  code: 'education-present',
  category: 'content',
  needs: 'text',
  measure: ({ content, place }) => {
    const entries = content.sections.education ?? []
    if (entries.length === 0) return { share: 0, params: { entries: 0 } }
    const whole = entries.map((e) => (e.institution ? 0.5 : 0) + (e.degree || e.field ? 0.5 : 0))
    const holes = entries.filter((_, i) => (whole[i] ?? 0) < 1)
    return {
      share: whole.reduce<number>((sum, n) => sum + n, 0) / entries.length,
      evidence: holes.map((e) =>
        place(e.institution || e.degree || e.field, `education/${e.id ?? entries.indexOf(e)}`),
      ),
      params: { entries: entries.length, holes: holes.length },
    }
  },
}
