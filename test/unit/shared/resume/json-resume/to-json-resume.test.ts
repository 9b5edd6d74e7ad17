import { describe, expect, it } from 'vitest'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { toJsonResume } from '#shared/resume/json-resume/to-json-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'

describe('toJsonResume', () => {
  it('round-trips every field of the JSON Resume schema', () => {
    const content = contentSchema.parse({
      personalInfo: {
        fullName: 'José Núñez',
        title: 'Analista',
        email: 'jose@example.com',
        phone: '+34 600 000 000',
        location: 'Lugo, España',
        linkedin: 'https://linkedin.com/in/jose',
      },
      sections: {
        summary: 'Diez años con datos.',
        experience: [
          {
            company: 'Acme',
            position: 'Analista',
            startDate: '2019-09',
            current: true,
            description: 'Informes',
            achievements: ['−38 %'],
          },
          { company: 'Beta', position: 'Becario', startDate: '2017', endDate: '2018-06', description: '' },
        ],
        education: [
          { institution: 'UDC', degree: 'Grado', field: 'Estadística', startDate: '2013-09', endDate: '2017-06' },
        ],
        skills: {
          technical: ['SQL', 'R'],
          soft: ['Docencia'],
          languages: [{ language: 'Gallego', proficiency: 'Nativo' }, { language: 'Ruso' }],
        },
        certifications: [{ name: 'PL-300', issuer: 'Microsoft', date: '2022-03' }],
        awards: [{ title: 'Premio', issuer: 'SGAPEIO', date: '2016' }],
      },
    })
    const back = importResume(JSON.stringify(toJsonResume(content))).content
    expect(back.personalInfo).toMatchObject({ fullName: 'José Núñez', title: 'Analista', email: 'jose@example.com' })
    expect(back.personalInfo.linkedin).toContain('linkedin.com/in/jose')
    expect(back.sections.experience).toMatchObject([
      { company: 'Acme', position: 'Analista', startDate: '2019-09', current: true, achievements: ['−38 %'] },
      { company: 'Beta', position: 'Becario', startDate: '2017', endDate: '2018-06' },
    ])
    expect(back.sections.education).toMatchObject([{ institution: 'UDC', degree: 'Grado', field: 'Estadística' }])
    expect(back.sections.skills).toMatchObject({ technical: ['SQL', 'R'], soft: ['Docencia'] })
    expect(back.sections.skills?.languages).toMatchObject([
      { language: 'Gallego', proficiency: 'Nativo' },
      { language: 'Ruso', proficiency: undefined },
    ])
    expect(back.sections.certifications).toMatchObject([{ name: 'PL-300', issuer: 'Microsoft', date: '2022-03' }])
    expect(back.sections.awards).toMatchObject([{ title: 'Premio', issuer: 'SGAPEIO', date: '2016' }])
  })

  it('preserves lists of projects, education and volunteering', () => {
    const source = {
      projects: [{ name: 'Libro', description: 'Uno\nY más', highlights: ['Dos', 'Tres'] }],
      education: [{ institution: 'UDC', courses: ['Fiscal', 'Mercantil'] }],
      volunteer: [{ organization: 'Cruz Roja', highlights: ['Enseñé a leer'] }],
    }
    expect(toJsonResume(importResume(JSON.stringify(source)).content)).toMatchObject(source)
  })

  it('omits empty sections', () => {
    expect(toJsonResume(contentSchema.parse({}))).not.toHaveProperty('work')
  })
})
