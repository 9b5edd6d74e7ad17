import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { applyReadingRows, listReadingRows, summarizeRows } from '#web/features/analyzer/correction/reading-rows.ts'

const content = contentSchema.parse({
  personalInfo: { fullName: 'Leocadia Marqués' },
  sections: {
    experience: [
      {
        id: 'a',
        company: 'Horno Sur',
        position: 'Panadera',
        startDate: '2019-03',
        current: true,
        achievements: ['Horneé pan'],
      },
      { id: 'b', company: 'desde el verano llevé la tienda', position: '', startDate: '' },
    ],
    skills: { technical: ['Masa madre'], soft: ['Puntualidad'], languages: [] },
  },
})

describe('rows of what was read', () => {
  it('name each entry by what a person recognizes it by', () => {
    const rows = listReadingRows(content, 'jobs')
    expect(summarizeRows(rows, 'jobs')).toEqual(['Panadera · Horno Sur · 03/2019', 'desde el verano llevé la tienda'])
    expect(summarizeRows(rows, 'work')[0]).toBe('Panadera · Horno Sur · 03/2019 · Horneé pan')
    expect(summarizeRows(listReadingRows(content, 'title'), 'title')).toEqual([])
  })

  it('change what was corrected and leave the rest as it was read', () => {
    const [first, second] = listReadingRows(content, 'jobs')
    if (!first || !second) throw new Error('no rows')
    const values = {
      position: 'Dependienta',
      company: 'Tienda Marqués',
      startDate: '06/2010',
      endDate: '2012',
      text: 'Llevé la tienda\nHice los pedidos',
    }
    const corrected = applyReadingRows(content, 'jobs', [first, { ...second, values }])
    expect(corrected?.sections.experience?.[0]).toEqual(content.sections.experience?.[0])
    expect(corrected?.sections.experience?.[1]).toMatchObject({
      id: 'b',
      position: 'Dependienta',
      startDate: '2010-06',
      endDate: '2012',
      current: false,
      achievements: ['Llevé la tienda', 'Hice los pedidos'],
    })
  })

  it('take a line that is named as the title out of the section that kept it', () => {
    const other = { id: 'x', title: 'Observaciones', items: ['Oficial de panadería.', 'Carnet B'] }
    const alone = { id: 'y', title: '', items: ['Oficial de panadería.'] }
    const kept = { ...content, sections: { ...content.sections, custom: [other, alone] } }
    const titled = applyReadingRows(kept, 'title', [{ id: '', values: { title: 'Oficial de panadería.' } }])
    expect(titled?.personalInfo.title).toBe('Oficial de panadería.')
    expect(titled?.sections.custom).toEqual([{ ...other, items: ['Carnet B'] }])
  })

  it('add entries, drop emptied ones, and keep what stands beside a part', () => {
    const study = { id: '', values: { degree: 'Carnet de carretillera', institution: '', startDate: '', endDate: '' } }
    const studies = applyReadingRows(content, 'studies', [study, { id: '', values: { degree: ' ' } }])
    expect(studies?.sections.education).toHaveLength(1)
    const skills = applyReadingRows(content, 'skills', [{ id: '', values: { technical: 'Hojaldre, Masa madre' } }])
    expect(skills?.sections.skills).toMatchObject({ technical: ['Hojaldre', 'Masa madre'], soft: ['Puntualidad'] })
    expect(
      applyReadingRows(content, 'place', [{ id: '', values: { location: 'Teruel' } }])?.personalInfo.location,
    ).toBe('Teruel')
  })

  it('give a new entry another id than those that an earlier correction made', () => {
    const study = (id: string, degree: string) => ({
      id,
      values: { degree, institution: '', startDate: '', endDate: '' },
    })
    const added = applyReadingRows(content, 'studies', [study('', 'Bachillerato'), study('', 'Curso de escaparates')])
    const [, kept] = added ? listReadingRows(added, 'studies') : []
    if (!added || !kept) throw new Error('no rows')
    const ids = applyReadingRows(added, 'studies', [
      kept,
      study('', 'Carnet de carretillera'),
    ])?.sections.education?.map(({ id }) => id)
    expect(ids).toEqual(['corrected-2', 'corrected-3'])
  })

  it('refuse a text that is too long for its field', () => {
    expect(applyReadingRows(content, 'title', [{ id: '', values: { title: 'x'.repeat(10_000) } }])).toBeNull()
  })
})
