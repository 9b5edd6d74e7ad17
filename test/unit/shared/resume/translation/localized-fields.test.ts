import { describe, expect, it } from 'vitest'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import { createEmptyDocument, documentSchema, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { copyUntranslated, listLocalizedFields, listUntranslated } from '#shared/resume/translation/localized-fields.ts'

const document: ResumeDocument = documentSchema.parse({
  ...createEmptyDocument('d', 'es'),
  personalInfo: { fullName: 'Nuria Vidal', email: '', phone: '', title: { es: 'Jardinera', en: 'Gardener' } },
  summary: { es: 'Cuido parques.' },
  skills: { technical: { en: ['Pruning', 'Grafting'] } },
  experience: [
    {
      id: 'e1',
      company: 'Parques del Sur',
      position: { es: 'Oficial' },
      achievements: [
        { id: 'a1', text: { es: 'Planté 300 olmos.', en: 'Planted 300 elms.' } },
        { id: 'a2', text: { es: 'Podé 90 setos.' } },
        { id: 'a3', text: {} },
      ],
    },
    { id: 'e2', hidden: true, company: 'Viveros', position: { es: 'Peón' } },
  ],
  titles: { experience: { es: 'Trayectoria' } },
  custom: [{ id: 'c1', title: { es: 'Aficiones' }, items: [] }],
  hiddenSections: ['custom:c1'],
})

describe('listLocalizedFields', () => {
  it('has the printed fields with text, in the order of the document', () => {
    expect(listLocalizedFields(document).map(({ path }) => path.join('/'))).toEqual([
      'personalInfo/title',
      'summary',
      'skills/technical',
      'experience/e1/position',
      'experience/e1/achievements/a1/text',
      'experience/e1/achievements/a2/text',
      'titles/experience',
    ])
  })

  it('joins the items of a list', () => {
    expect(listLocalizedFields(document)[2]?.text).toEqual({ es: '', en: 'Pruning, Grafting' })
  })

  it.each(['es', 'en'] as const)('has no text in %s where the page prints the other language', (language) => {
    const missing = listLocalizedFields(document).filter(({ text }) => text[language] === '')
    const keys = (paths: readonly (readonly string[])[]) => paths.map((path) => path.join('/')).sort()
    expect(keys(missing.map(({ path }) => path))).toEqual(keys(listUntranslated(document, language)))
  })
})

describe('copyUntranslated', () => {
  it('copies every missing field and leaves the others', () => {
    const { document: copied } = applyChanges(document, copyUntranslated(document, 'en'))
    expect(listUntranslated(copied, 'en')).toEqual([])
    expect(copied.personalInfo.title.en).toBe('Gardener')
    expect(copied.experience[0]?.achievements[1]?.text).toEqual({ es: 'Podé 90 setos.', en: 'Podé 90 setos.' })
  })

  it('copies lists as lists', () => {
    const { document: copied } = applyChanges(document, copyUntranslated(document, 'es'))
    expect(copied.skills.technical.es).toEqual(['Pruning', 'Grafting'])
  })

  it('changes nothing where nothing is missing', () => {
    const { document: copied } = applyChanges(document, copyUntranslated(document, 'en'))
    expect(copyUntranslated(copied, 'en')).toEqual([])
  })
})
