import { describe, expect, it } from 'vitest'
import { createSequentialIds } from '#shared/ids.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'

const content = contentSchema.parse({
  personalInfo: {
    fullName: 'Ana Peña',
    title: 'Analista',
    email: 'ana@example.com',
    phone: '+34 600 000 000',
    location: 'Gijón',
  },
  sections: {
    summary: 'Ocho años en banca.',
    experience: [
      {
        id: 'experience-1',
        company: 'Banco Norte',
        position: 'Analista',
        startDate: '2019-03',
        current: true,
        description: 'Riesgo de crédito.',
        achievements: ['Reduje la mora un 12 %.'],
      },
    ],
    education: [
      {
        id: 'education-1',
        institution: 'Universidad de Oviedo',
        degree: 'Grado',
        field: 'Economía',
        startDate: '2010',
        endDate: '2014',
      },
    ],
    skills: {
      technical: ['SQL', 'C++'],
      soft: ['Orden'],
      languages: [
        { id: 'l-1', language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' },
        { id: 'l-2', language: 'Ruso' },
      ],
    },
    custom: [{ id: 'c-1', title: 'Publicaciones', items: ['Mora y ciclo, 2021'] }],
  },
  styling: { titles: { summary: 'Sobre mí' } },
})
const tree = () => contentToDocument(content, 'es', createSequentialIds('n'))
const compact = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('documentToContent', () => {
  it('restores the content that the document was created from', () => {
    const back = compact(documentToContent(tree(), 'es').content)
    expect(back).toMatchObject(compact({ ...content, sections: { ...content.sections, experience: undefined } }))
    expect(back.sections.experience[0]).toMatchObject({ company: 'Banco Norte', startDate: '2019-03', current: true })
  })

  it('falls back to the other language and lists untranslated fields', () => {
    const document = tree()
    const first = document.experience[0]
    if (first) first.position = { es: 'Analista', en: 'Analyst' }
    const english = documentToContent(document, 'en')
    expect(english.content.sections.experience?.[0]?.position).toBe('Analyst')
    expect(english.content.personalInfo.title).toBe('Analista')
    expect(english.untranslated).toContainEqual(['personalInfo', 'title'])
    expect(english.untranslated).not.toContainEqual(['experience', 'experience-1', 'position'])
    expect(documentToContent(document, 'es').untranslated).toEqual([])
  })

  it('omits hidden entries and sections', () => {
    const document = tree()
    const first = document.experience[0]
    if (first) first.hidden = true
    document.hiddenSections = ['skills', 'custom:c-1']
    const { sections } = documentToContent(document, 'es').content
    expect(sections.experience).toBeUndefined()
    expect(sections.skills?.technical).toEqual([])
    expect(sections.skills?.languages).toHaveLength(2)
    expect(sections.custom).toBeUndefined()
  })

  it('keeps the photo and the links that have an address', () => {
    const document = tree()
    expect(documentToContent(document, 'es').content.personalInfo).not.toHaveProperty('photo')
    document.personalInfo.photo = 'data:image/png;base64,iVBORw0KGgo='
    const link = { id: 'link-1', label: 'Blog', url: 'https://blog.example.org' }
    document.personalInfo.links = [link, { id: 'link-2', label: 'Foro', url: '' }]
    const { photo, links } = documentToContent(document, 'es').content.personalInfo
    expect([photo, links]).toEqual([document.personalInfo.photo, [link]])
  })
})
