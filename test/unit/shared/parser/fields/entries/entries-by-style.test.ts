import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines as parse, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1 }
const NAME: TestLine = ['Diego Núñez', { size: 22, font: 1 }]

describe('entries by style', () => {
  it('parses an employer in the style of the headings as an employer', () => {
    const { sections } = parse([
      NAME,
      ['Experiencia laboral', HEAD],
      ['Mercaluz', HEAD],
      ['Ingeniero de software'],
      ['09/2020 – Actualidad'],
      ['Banco Turia', HEAD],
      ['Programador Java'],
      ['06/2017 – 08/2020'],
      ['Formación académica', HEAD],
      ['Universitat de València', HEAD],
      ['Grado en Física'],
      ['2012 – 2016'],
    ])
    expect(sections.experience).toMatchObject([
      { company: 'Mercaluz', position: 'Ingeniero de software', current: true },
      { company: 'Banco Turia', position: 'Programador Java', endDate: '2020-08' },
    ])
    expect(sections.education).toMatchObject([{ institution: 'Universitat de València', degree: 'Grado en Física' }])
    expect(sections.custom).toBeUndefined()
  })

  it('takes bold lines without dates for entries, in boxes that were scaled a little too', () => {
    const title = (size: number): LineProperties => ({ size, font: 1, bold: true })
    const { sections } = parse([
      NAME,
      ['Experiencia laboral', { size: 14, font: 2, bold: true }],
      ['Animadora de veladas', title(11.1)],
      ['Hostal Arbea (2014 – 2016)', { size: 9 }],
      ['Vendedora de semillas', title(11.1)],
      ['Viveros Lumo (2012 – 2014)', { size: 9 }],
      ['Profesora de la huerta escolar', title(11.4)],
    ])
    expect(sections.experience?.map(({ position }) => position)).toEqual([
      'Animadora de veladas',
      'Vendedora de semillas',
      'Profesora de la huerta escolar',
    ])
  })

  it('keeps items with drawn bullets separate', () => {
    const { sections } = parse([
      NAME,
      ['Experience', HEAD],
      ['Acme Corporation', { font: 1 }],
      ['Accountant'],
      ['2014 – 2019'],
      ['Introduced a handover that is rated well', { x: 54, mark: true }],
      ['Mentor for eight new colleagues in the firm', { x: 54, mark: true }],
    ])
    expect(sections.experience?.[0]?.achievements).toEqual([
      'Introduced a handover that is rated well',
      'Mentor for eight new colleagues in the firm',
    ])
  })

  it('joins a name over three lines and a title over two', () => {
    const big: LineProperties = { size: 9, font: 1 }
    const { personalInfo } = parse([
      ['Grace', { ...big, size: 22 }],
      ['Whitfield-', { ...big, size: 22 }],
      ['Oyelaran', { ...big, size: 22 }],
      ['Senior data engineer'],
      ['and teacher'],
      ['grace@example.org'],
    ])
    expect(personalInfo).toMatchObject({
      fullName: 'Grace Whitfield-Oyelaran',
      title: 'Senior data engineer and teacher',
    })
  })
})

describe('languages and skills in rows', () => {
  const gap = (text: string, second: string): readonly [string, LineProperties] => [
    `${text} ${second}`,
    {
      parts: [
        { at: 0, x: 40, font: 0, gap: false },
        { at: text.length + 1, x: 300, font: 0, gap: true },
      ],
    },
  ]
  it('gives each language of a grid its own level', () => {
    const { sections } = parse([
      NAME,
      ['Idiomas', HEAD],
      gap('Español', 'Valenciano'),
      gap('Nativo', 'C1'),
      ['Inglés'],
      ['B2'],
    ])
    expect(sections.skills?.languages).toMatchObject([
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Valenciano', proficiency: 'Avanzado', detail: 'C1' },
      { language: 'Inglés', proficiency: 'Intermedio', detail: 'B2' },
    ])
    expect(sections.skills?.languages[0]).not.toHaveProperty('detail')
  })
  it('keeps a level of several words whole', () => {
    const { sections } = parse([NAME, ['Idiomas', HEAD], ['Inglés (Avanzado, C1)'], ['Alemán: Intermedio (B1)']])
    expect(sections.skills?.languages).toMatchObject([
      { language: 'Inglés', detail: 'Avanzado, C1' },
      { language: 'Alemán', detail: 'Intermedio (B1)' },
    ])
  })
  it('removes the level after each skill', () => {
    const { sections } = parse([
      NAME,
      ['Habilidades', HEAD],
      ['Tango Gestión Intermedio'],
      ['Power BI Experto'],
      ['SAP Avanzado'],
    ])
    expect(sections.skills?.technical).toEqual(['Tango Gestión', 'Power BI', 'SAP'])
  })
})
