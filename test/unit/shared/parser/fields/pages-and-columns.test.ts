import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

describe('text in columns and on further pages', () => {
  it('goes on with the column of the same left edge where a further page has no sidebar', () => {
    const { experience, skills } = parseLines([
      [NAME[0], { size: 20, x: 230, column: 1, y: 40 }],
      ['Habilidades', { ...HEAD, x: 30, y: 80 }],
      ['Soldadura', { x: 30, y: 95 }],
      ['Torno', { x: 30, y: 110 }],
      ['Experiencia laboral', { ...HEAD, x: 230, column: 1, y: 80 }],
      ['Tornera', { ...BOLD, x: 230, column: 1, y: 95 }],
      ['Talleres Arbea', { x: 230, column: 1, y: 110 }],
      ['2019 – 2022', { x: 230, column: 1, y: 125 }],
      ['Soldadora', { ...BOLD, x: 230, page: 2, y: 120 }],
      ['Astilleros Lumo', { x: 230, page: 2, y: 135 }],
      ['2015 – 2019', { x: 230, page: 2, y: 150 }],
    ]).sections
    expect(experience).toMatchObject([
      { company: 'Talleres Arbea', position: 'Tornera' },
      { company: 'Astilleros Lumo', position: 'Soldadora', startDate: '2015' },
    ])
    expect(skills?.technical).toEqual(['Soldadura', 'Torno'])
  })

  it('leaves out the name that each page repeats', () => {
    const { experience } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['Experiencia laboral', { ...HEAD, y: 700 }],
      ['Tornera', { ...BOLD, y: 715 }],
      ['Talleres Arbea', { y: 730 }],
      ['2019 – 2022', { y: 745 }],
      [`${NAME[0]} 2`, { size: 12, page: 2, y: 40 }],
      ['Soldadora', { ...BOLD, page: 2, y: 120 }],
      ['Astilleros Lumo', { page: 2, y: 135 }],
      ['2015 – 2019', { page: 2, y: 150 }],
    ]).sections
    expect(experience).toHaveLength(2)
    expect(JSON.stringify(experience)).not.toContain(NAME[0])
  })

  it('puts dates of a column of their own beside the lines of their rows', () => {
    const { experience } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['Experiencia laboral', { ...HEAD, x: 40, y: 80 }],
      ['Tornera | Talleres Arbea', { ...BOLD, x: 40, y: 100, width: 180 }],
      ['• Ajusté piezas de bronce.', { x: 50, y: 115, width: 180 }],
      ['Soldadora | Astilleros Lumo', { ...BOLD, x: 40, y: 140, width: 180 }],
      ['Mar 2019 – Abr 2022', { x: 400, column: 1, y: 101, width: 90 }],
      ['Feb 2015 – Ene 2019', { x: 400, column: 1, y: 141, width: 90 }],
      ['• Soldé cubiertas.', { x: 50, y: 155, width: 180 }],
    ]).sections
    expect(experience).toMatchObject([
      { company: 'Talleres Arbea', position: 'Tornera', startDate: '2019-03', endDate: '2022-04' },
      { company: 'Astilleros Lumo', position: 'Soldadora', startDate: '2015-02', endDate: '2019-01' },
    ])
  })

  it('puts dates above places on two lines beside the lines of their rows', () => {
    const { experience } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['Experiencia laboral', { ...HEAD, x: 40, y: 80 }],
      ['2019 – 2022', { x: 40, y: 100, width: 60 }],
      ['Ribadavia, junto', { x: 40, y: 114, width: 80 }],
      ['al río', { x: 40, y: 128, width: 40 }],
      ['2015 – 2018', { x: 40, y: 160, width: 60 }],
      ['Monforte, junto', { x: 40, y: 174, width: 80 }],
      ['a la vía', { x: 40, y: 188, width: 40 }],
      ['Tornera | Talleres Arbea', { ...BOLD, x: 200, column: 1, y: 101, width: 180 }],
      ['Ajusté piezas de bronce para molinos.', { x: 200, column: 1, y: 128, width: 180 }],
      ['Soldadora | Astilleros Lumo', { ...BOLD, x: 200, column: 1, y: 161, width: 180 }],
      ['Soldé cubiertas y quillas de barcas.', { x: 200, column: 1, y: 188, width: 180 }],
    ]).sections
    expect(experience?.filter(({ company }) => company !== '')).toMatchObject([
      { company: 'Talleres Arbea', position: 'Tornera', startDate: '2019', endDate: '2022' },
      { company: 'Astilleros Lumo', position: 'Soldadora', startDate: '2015', endDate: '2018' },
    ])
  })

  it('reads jobs side by side, the second below skills, with their own dates', () => {
    const at = (column: number, y: number, more: LineProperties = {}): LineProperties => {
      return { x: 40 + column * 260, column, y, width: 150, ...more }
    }
    const job = (column: number, y: number, name: string, role: string, dates: string): TestLine[] => [
      [name, at(column, y, { ...BOLD, size: 11 })],
      [role, at(column, y + 16, BOLD)],
      [dates, at(column, y + 30, BOLD)],
      ['• Ajusté piezas de bronce y de latón.', at(column, y + 44)],
      ['• Cuidé las máquinas del taller.', at(column, y + 58)],
    ]
    const { experience, skills } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['Conocimientos', { ...HEAD, ...at(0, 80) }],
      ['Soldadura', at(0, 100)],
      ['Experiencia laboral', { ...HEAD, ...at(0, 200) }],
      ...job(0, 230, 'Talleres Arbea', 'Tornera', 'Marzo 2019 - Abril 2022'),
      ...job(0, 320, 'Fundición Ría', 'Auxiliar de taller', 'Mayo 2011 - Junio 2013'),
      ['Habilidades', { ...HEAD, ...at(1, 80) }],
      ['Torno', at(1, 100)],
      ...job(1, 230, 'Astilleros Lumo', 'Soldadora', 'Febrero 2015 - Enero 2018'),
    ]).sections
    expect(experience).toMatchObject([
      { company: 'Talleres Arbea', position: 'Tornera', startDate: '2019-03', endDate: '2022-04' },
      { company: 'Fundición Ría', position: 'Auxiliar de taller', startDate: '2011-05', endDate: '2013-06' },
      { company: 'Astilleros Lumo', position: 'Soldadora', startDate: '2015-02', endDate: '2018-01' },
    ])
    expect(skills?.technical).toEqual(['Soldadura', 'Torno'])
  })

  it('reads headings side by side as the headings of two columns', () => {
    const row = 'CONOCIMIENTOS IDIOMAS'
    const { skills } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['EXPERIENCIA LABORAL', { ...HEAD, x: 40, y: 60 }],
      ['Tornera, Talleres Arbea', { ...BOLD, x: 40, y: 75 }],
      ['2019 – 2022', { x: 40, y: 90 }],
      [
        row,
        {
          ...HEAD,
          x: 40,
          y: 120,
          width: 400,
          parts: [
            { at: 0, x: 40, font: 1, gap: false },
            { at: 14, x: 330, font: 1, gap: true },
          ],
        },
      ],
      ['• Soldadura', { x: 50, y: 135, width: 90 }],
      ['• Torno', { x: 50, y: 150, width: 90 }],
      ['Español nativo', { x: 330, column: 1, y: 135, width: 90 }],
      ['Inglés B2', { x: 330, column: 1, y: 150, width: 90 }],
    ]).sections
    expect(skills?.technical).toEqual(['Soldadura', 'Torno'])
    expect(skills?.languages).toMatchObject([{ language: 'Español' }, { language: 'Inglés' }])
  })

  it('takes the largest lines of a sidebar for its headings, not an item with the words of one', () => {
    const { skills } = parseLines([
      [NAME[0], { size: 24, x: 230, column: 1, y: 40 }],
      ['Contacto', { size: 13, x: 30, y: 40 }],
      ['nerea@example.org', { x: 30, y: 55 }],
      ['Top Skills', { size: 13, x: 30, y: 80 }],
      ['Django', { x: 30, y: 95 }],
      ['Programming', { x: 30, y: 110 }],
      ['Languages', { size: 13, x: 30, y: 140 }],
      ['Spanish (Native)', { x: 30, y: 155 }],
      ['Summary', { size: 16, x: 230, column: 1, y: 80 }],
      ['I repair clocks and teach others how to do it, in two workshops.', { size: 12, x: 230, column: 1, y: 100 }],
      ['Experience', { size: 16, x: 230, column: 1, y: 130 }],
      ['Clock workshop Arbea', { size: 12, x: 230, column: 1, y: 150 }],
      ['Clockmaker', { size: 12, x: 230, column: 1, y: 165 }],
      ['2019 – 2022', { size: 12, x: 230, column: 1, y: 180 }],
    ]).sections
    expect(skills?.technical).toEqual(['Django', 'Programming'])
  })

  it('goes on with the jobs of the last column in both columns of the next page', () => {
    const job = (name: string, role: string, years: string, more: LineProperties, y: number): TestLine[] => [
      [name, { ...more, y }],
      [`CARGO: ${role}`, { ...more, y: y + 15 }],
      [`DURACIÓN: ${years}`, { ...more, y: y + 30 }],
      ['• Poda de setos, riego por goteo y venta en tienda.', { ...more, y: y + 45 }],
    ]
    const left = { x: 30 }
    const right = { x: 330, column: 1 }
    const { experience } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['Formación', { ...HEAD, ...left, y: 80 }],
      ['Grado en Botánica, Universidad de Vigo, 2010 – 2014', { ...left, y: 100 }],
      ['Cursos', { ...HEAD, ...left, y: 140 }],
      ['Taller de poda en altura, 12 horas.', { ...left, y: 160 }],
      ['Experiencia laboral', { ...HEAD, ...right, y: 80 }],
      ...job('VIVEROS ALISAL S.A.', 'Encargada de vivero', '12 ene 2020 – 3 mar 2022', right, 100),
      ...job('PARQUES TAMARGA S.A.', 'Técnica de jardines', '1 feb 2018 – 2 ene 2020', { ...left, page: 2 }, 60),
      ...job('FLORES LAUREDA S.A.', 'Encargada de tienda', '5 may 2017 – 9 ene 2018', { ...left, page: 2 }, 140),
      ...job('HUERTOS CIDRA S.A.', 'Vendedora', '5 may 2016 – 9 dic 2017', { ...right, page: 2 }, 60),
    ]).sections
    expect(experience?.map(({ company }) => company)).toEqual([
      'VIVEROS ALISAL S.A.',
      'PARQUES TAMARGA S.A.',
      'FLORES LAUREDA S.A.',
      'HUERTOS CIDRA S.A.',
    ])
  })

  it('goes back to the section of a column after text to its right', () => {
    const left: LineProperties = { x: 230, column: 1 }
    const right: LineProperties = { x: 346, column: 2 }
    const { skills, experience } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['Perfil', { ...HEAD, x: 30, y: 80 }],
      ['Tornera con veinte años de oficio.', { x: 30, y: 95 }],
      ['Experiencia', { ...HEAD, ...left, y: 80 }],
      ['Tornera', { ...BOLD, ...left, y: 100 }],
      ['Talleres Arbea', { ...left, y: 112 }],
      ['2019 – 2022', { ...left, y: 124 }],
      ['Habilidades', { ...HEAD, ...left, y: 200 }],
      ['• Ajusté piezas de bronce y de acero.', { ...right, y: 98 }],
      ['• Soldé cubiertas de barcos.', { ...right, y: 112 }],
      ['• Lectura de planos', { ...left, x: 247, y: 220 }],
      ['• Soldadura', { ...left, x: 247, y: 235 }],
    ]).sections
    expect(skills?.technical).toEqual(['Lectura de planos', 'Soldadura'])
    expect(experience).toMatchObject([{ company: 'Talleres Arbea', position: 'Tornera' }])
  })

  it('keeps the small print at the foot of a page out of the last entry', () => {
    const { experience, custom } = parseLines([
      [NAME[0], { size: 20, y: 40 }],
      ['Experiencia laboral', { ...HEAD, y: 80 }],
      ['Tornera', { ...BOLD, y: 95 }],
      ['Talleres Arbea', { y: 110 }],
      ['2019 – 2022', { y: 125 }],
      ['Ajusté piezas de bronce para las bombas de los barcos de la bahía.', { y: 140 }],
      ['Selección Aldaba S. L., Calle del Molino 4, Cuenca', { size: 8, font: 3, y: 760 }],
    ]).sections
    expect(JSON.stringify(experience)).not.toContain('Aldaba')
    expect(custom).toMatchObject([{ items: ['Selección Aldaba S. L., Calle del Molino 4, Cuenca'] }])
  })

  it('reads jobs that stand in two columns below one heading', () => {
    const { sections } = parseLines([
      ['Nerea Bastida Roca', { size: 20, x: 40, y: 60 }],
      ['Experiencia', { size: 14, bold: true, x: 40, y: 120 }],
      ['Viveros Lumo', { bold: true, x: 40, y: 140 }],
      ['Jardinera 2016 - 2019', { x: 40, y: 155 }],
      ['• Podé los setos del parque.', { x: 50, y: 170 }],
      ['Educación', { size: 14, bold: true, x: 40, y: 240 }],
      ['Instituto Arbea', { bold: true, x: 40, y: 260 }],
      ['Técnica en Jardinería', { x: 40, y: 275 }],
      ['Mieles Arbea', { bold: true, x: 320, y: 140, column: 1 }],
      ['Apicultora 2012 - 2015', { x: 320, y: 155, column: 1 }],
      ['• Cuidé noventa colmenas.', { x: 330, y: 170, column: 1 }],
      ['2010 - 2012', { x: 480, y: 275, column: 1 }],
    ])
    expect(sections.experience).toMatchObject([
      { company: 'Viveros Lumo', position: 'Jardinera', achievements: ['Podé los setos del parque.'] },
      { company: 'Mieles Arbea', position: 'Apicultora', startDate: '2012', endDate: '2015' },
    ])
    expect(sections.education).toMatchObject([{ institution: 'Instituto Arbea', startDate: '2010', endDate: '2012' }])
  })
})
