import { describe, expect, it } from 'vitest'
import { composePlainText } from '#shared/renderer/compose/plain-text.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'

const content = contentSchema.parse({
  personalInfo: { fullName: 'Íñigo Peña', email: 'i.pena@correo.example' },
  sections: {
    experience: [
      { id: 'a', company: 'Uno', position: 'Jefe', startDate: '2020-01', current: true, description: '- Hice cosas' },
      { id: 'b', company: 'Dos', position: 'Ayudante', startDate: '2018', endDate: '2019-12', description: '' },
    ],
  },
})

describe('findMissingFields', () => {
  it('finds every field in the plain text', () => {
    expect(findMissingFields(content, composePlainText(content, 'es'), 'es')).toEqual([])
    expect(findMissingFields(content, composePlainText(content, 'en'), 'en')).toEqual([])
  })

  it('ignores white space and line breaks', () => {
    expect(findMissingFields(content, composePlainText(content, 'es').replace(/\s+/g, '\n'), 'es')).toEqual([])
  })

  it('accepts a footer in the middle of a paragraph, and a word that a line ends in the middle of', () => {
    const text = composePlainText(content, 'es')
    expect(
      findMissingFields(content, text.replace('Hice cosas', 'Hice\nÍñigo Peña Página 2 de 2\ncosas'), 'es'),
    ).toEqual([])
    expect(findMissingFields(content, text.replace('Hice cosas', 'Hice\nÍñigo Peña\ncosas'), 'es')).toHaveLength(1)
    for (const hyphen of ['-', '\u00ad'])
      expect(findMissingFields(content, text.replace('cosas', `co${hyphen} \nsas`), 'es')).toEqual([])
    expect(findMissingFields(content, text.replace('cosas', 'co-sas'), 'es')).toHaveLength(1)
  })

  it('reports a field that lost its accent', () => {
    const text = composePlainText(content, 'es').replace('Íñigo', 'Inigo')
    expect(findMissingFields(content, text, 'es')).toEqual([{ path: 'personalInfo/fullName', expected: 'Íñigo Peña' }])
  })

  it('reports an entry that is out of order', () => {
    const text = composePlainText(content, 'es').replace('Uno', 'X').replace('Dos', 'Uno').replace('X', 'Dos')
    expect(findMissingFields(content, text, 'es').map(({ path }) => path)).toEqual(['experience/b/company'])
  })

  it('composes open date ranges in the language of the document', () => {
    expect(composePlainText(content, 'es')).toContain('ene. 2020 – Presente')
    expect(composePlainText(content, 'en')).toContain('Jan 2020 – Present')
  })
})
