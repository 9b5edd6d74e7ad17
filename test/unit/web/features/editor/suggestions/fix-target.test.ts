import { describe, expect, it } from 'vitest'
import { createEmptyDocument, ENTRY_SCHEMAS, experienceEntrySchema } from '#shared/resume/schema/document.ts'
import { getFixTarget } from '#web/features/editor/suggestions/fix-target.ts'

const bullet = (id: string, text: string) => ({ id, text: { en: text } })
const base = createEmptyDocument('d', 'en')
const document = {
  ...base,
  summary: { en: 'Gardener. References on request.' },
  skills: { ...base.skills, technical: { en: ['Pruning', 'Grafting'] } },
  experience: [
    experienceEntrySchema.parse({
      id: 'a',
      company: 'Huerta Sur',
      position: { en: 'Gardener' },
      startDate: { value: '2019-03', text: '03/2019' },
      achievements: [bullet('a1', 'Pruned 300 olive trees'), bullet('a2', 'Kept the tools')],
    }),
    experienceEntrySchema.parse({ id: 'b', company: 'Vivero Norte', description: { en: 'Sold plants' } }),
  ],
  education: [
    ENTRY_SCHEMAS.education.parse({
      id: 'e',
      institution: 'Escuela Agraria',
      startDate: { value: '2012', text: '2012' },
    }),
  ],
}
const pathOf = (rule: string, path: string | null, quote = '') =>
  getFixTarget(document, rule, { path, quote })?.path.join('/')

describe('getFixTarget', () => {
  it('opens the lines of a job for what only lines can mend', () => {
    expect(pathOf('specific-terms', 'experience')).toBe('experience/a/achievements')
    expect(pathOf('skills-used', 'skills/technical', 'Grafting')).toBe('experience/a/achievements')
    expect(pathOf('bullets-enough', 'experience/a/achievements', 'Gardener')).toBe('experience/a/achievements')
    expect(pathOf('bullets-enough', 'experience/b/description', 'Seller')).toBe('experience/b/description')
  })

  it('stays at the line that the finding names', () => {
    expect(
      getFixTarget(document, 'work-substance', { path: 'experience/a/achievements/1', quote: 'Kept the tools' }),
    ).toEqual({
      path: ['experience', 'a', 'achievements', 'a2'],
      target: { quote: 'Kept the tools' },
    })
  })

  it('finds the field of a line that only the page shows', () => {
    expect(pathOf('outdated-lines', null, 'References on request.')).toBe('summary/en')
    expect(pathOf('shouting', null, 'HUERTA SUR · 03/2019')).toBe('experience/a/company')
    expect(pathOf('dates-one-format', null, 'Escuela Agraria 2012')).toBe('education/e/startDate')
  })

  it('opens no field for what stands in none', () => {
    expect(pathOf('margins', null, '')).toBeUndefined()
  })
})
