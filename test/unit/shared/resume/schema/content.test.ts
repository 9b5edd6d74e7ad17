import { describe, expect, it } from 'vitest'
import {
  DEFAULT_COLOR,
  DEFAULT_FONT,
  DEFAULT_PROFICIENCY,
  FONT_FAMILIES,
  strictContentSchema,
} from '#shared/resume/schema/content.ts'
import { splitSkills } from '#shared/resume/schema/skills.ts'

const least = {
  personalInfo: { fullName: 'Ana Pérez', title: 'Analista', email: 'ana@example.com', phone: '+34 600 000 000' },
  sections: {},
  styling: { primaryColor: '#1565C0', fontFamily: 'Inter', template: 'Clara' },
}
const holds = (content: object) => strictContentSchema.safeParse(content).success

describe('what is submitted for generation', () => {
  it('needs a name, a title, an e-mail, a phone and a style; every section may be missing', () => {
    expect(holds(least)).toBe(true)
    for (const field of ['fullName', 'title', 'email', 'phone'])
      expect(holds({ ...least, personalInfo: { ...least.personalInfo, [field]: undefined } })).toBe(false)
    for (const field of ['primaryColor', 'fontFamily', 'template'])
      expect(holds({ ...least, styling: { ...least.styling, [field]: undefined } })).toBe(false)
  })

  it('takes an e-mail that is one, and the four levels of a language', () => {
    expect(holds({ ...least, personalInfo: { ...least.personalInfo, email: 'ana@' } })).toBe(false)
    const speaking = (proficiency: string) =>
      holds({
        ...least,
        sections: { skills: { technical: [], soft: [], languages: [{ language: 'Inglés', proficiency }] } },
      })
    expect(['Básico', 'Intermedio', 'Avanzado', 'Nativo'].map(speaking)).toEqual([true, true, true, true])
    expect(speaking('C1')).toBe(false)
  })

  it.each([
    ['experience', { company: 'Acme', position: 'Chef', startDate: '01/2020', description: 'Cooked' }],
    ['education', { institution: 'UCM', degree: 'Grado', field: 'Historia', startDate: '2016' }],
    ['certifications', { name: 'PSPO', issuer: 'Scrum.org', date: '2022' }],
    ['projects', { name: 'Faro', description: 'A lamp' }],
    ['awards', { title: 'Premio', issuer: 'UCM', date: '2019' }],
    ['volunteer', { organization: 'Cruz Roja', role: 'Guía', startDate: '2018', description: 'Led' }],
  ])('%s: each entry with all that it needs', (section, entry) => {
    expect(holds({ ...least, sections: { [section]: [entry] } })).toBe(true)
    for (const field of Object.keys(entry))
      expect(holds({ ...least, sections: { [section]: [{ ...entry, [field]: undefined }] } })).toBe(false)
  })

  it('has the defaults of the specification', () => {
    expect([DEFAULT_COLOR, DEFAULT_FONT, DEFAULT_PROFICIENCY]).toEqual(['#1565C0', 'Inter', 'Intermedio'])
    expect(FONT_FAMILIES).toEqual(['Inter', 'Roboto', 'Open Sans', 'Lato'])
  })
})

it('skills are split on commas, trimmed, empties dropped', () => {
  expect(splitSkills(' SQL ,, Python,  ,Power BI ')).toEqual(['SQL', 'Python', 'Power BI'])
})
