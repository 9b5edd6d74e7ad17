import { describe, expect, it } from 'vitest'
import { DEFAULT_COLOR, DEFAULT_FONT, FONT_FAMILIES, strictContentSchema } from '#shared/resume/schema/content.ts'
import { splitSkills } from '#shared/resume/schema/skills.ts'

const minimal = {
  personalInfo: { fullName: 'Ana Pérez', title: 'Analista', email: 'ana@example.com', phone: '+34 600 000 000' },
  sections: {},
  styling: { primaryColor: '#1565C0', fontFamily: 'Inter', template: 'Clara' },
}
const isValid = (content: object) => strictContentSchema.safeParse(content).success

describe('strictContentSchema', () => {
  it('requires name, title, email, phone and styling, but no section', () => {
    expect(isValid(minimal)).toBe(true)
    for (const field of ['fullName', 'title', 'email', 'phone'])
      expect(isValid({ ...minimal, personalInfo: { ...minimal.personalInfo, [field]: undefined } })).toBe(false)
    for (const field of ['primaryColor', 'fontFamily', 'template'])
      expect(isValid({ ...minimal, styling: { ...minimal.styling, [field]: undefined } })).toBe(false)
  })

  it('requires a valid email and one of the four language levels, or none', () => {
    expect(isValid({ ...minimal, personalInfo: { ...minimal.personalInfo, email: 'ana@' } })).toBe(false)
    const speaking = (proficiency: string) =>
      isValid({
        ...minimal,
        sections: { skills: { technical: [], soft: [], languages: [{ language: 'Inglés', proficiency }] } },
      })
    expect(['Básico', 'Intermedio', 'Avanzado', 'Nativo'].map(speaking)).toEqual([true, true, true, true])
    expect(speaking('C1')).toBe(false)
    const languages = [{ language: 'Inglés' }]
    expect(isValid({ ...minimal, sections: { skills: { technical: [], soft: [], languages } } })).toBe(true)
  })

  it.each([
    ['experience', { company: 'Acme', position: 'Chef', startDate: '01/2020', description: 'Cooked' }],
    ['education', { institution: 'UCM', degree: 'Grado', field: 'Historia', startDate: '2016' }],
    ['certifications', { name: 'PSPO', issuer: 'Scrum.org', date: '2022' }],
    ['projects', { name: 'Faro', description: 'A lamp' }],
    ['awards', { title: 'Premio', issuer: 'UCM', date: '2019' }],
    ['volunteer', { organization: 'Cruz Roja', role: 'Guía', startDate: '2018', description: 'Led' }],
  ])('%s: requires every field of an entry', (section, entry) => {
    expect(isValid({ ...minimal, sections: { [section]: [entry] } })).toBe(true)
    for (const field of Object.keys(entry))
      expect(isValid({ ...minimal, sections: { [section]: [{ ...entry, [field]: undefined }] } })).toBe(false)
  })

  it('has the default color, font and language level', () => {
    expect([DEFAULT_COLOR, DEFAULT_FONT]).toEqual(['#1565C0', 'Inter'])
    expect(FONT_FAMILIES.slice(0, 4)).toEqual(['Inter', 'Roboto', 'Open Sans', 'Lato'])
  })
})

it('splits skills on commas, trims them and drops empty ones', () => {
  expect(splitSkills(' SQL ,, Python,  ,Power BI ')).toEqual(['SQL', 'Python', 'Power BI'])
})
