import { describe, expect, it } from 'vitest'
import { appendLine } from '#shared/parser/fields/entries/wrapped-lines.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import {
  createExtractedDocument,
  type LineProperties,
  parseLines,
  type TestLine,
} from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const NAME: TestLine = ['Berta Salgado', { size: 22, font: 1, bold: true }]
const hanging: LineProperties = { x: 58 }

const jobs = (...lines: readonly TestLine[]) =>
  parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience
const studies = (...lines: readonly TestLine[]) => parseLines([NAME, ['Formación', HEAD], ...lines]).sections.education

describe('names that wrap', () => {
  it('goes on with a degree and its school on the next line', () => {
    expect(
      studies(
        ['2012 – 2014: Ciclo formativo de grado superior en mantenimiento de'],
        ['instalaciones térmicas. Instituto Peña Clara'],
        ['2009 – 2011: Ciclo formativo de grado medio en instalaciones'],
        ['eléctricas. Instituto Valle Hondo'],
      ),
    ).toMatchObject([
      {
        degree: 'Ciclo formativo de grado superior en mantenimiento de instalaciones térmicas',
        institution: 'Instituto Peña Clara',
      },
      {
        degree: 'Ciclo formativo de grado medio en instalaciones eléctricas',
        institution: 'Instituto Valle Hondo',
      },
    ])
  })

  it('goes on in the cell of a table that it stands below', () => {
    const parts = [
      { at: 0, x: 40, font: 0, gap: false },
      { at: 16, x: 200, font: 0, gap: true },
      { at: 28, x: 360, font: 0, gap: true },
    ]
    const [row, rest] = toParsedLines(
      createExtractedDocument([
        ['Larkfield School 2014 – 2015 Certificate of Primary', { parts }],
        ['Education', { x: 360 }],
      ]),
    )
    if (!row || !rest) throw new RangeError('There are two lines')
    expect(appendLine(row, rest).segments.map(({ text }) => text)).toEqual([
      'Larkfield School',
      '2014 – 2015',
      'Certificate of Primary Education',
    ])
  })

  it('goes on beside dates at the left, in the cell of the name', () => {
    const row = (dates: string, text: string): TestLine => [
      `${dates} ${text}`,
      {
        parts: [
          { at: 0, x: 40, font: 0, gap: false },
          { at: dates.length + 1, x: 120, font: 0, gap: true },
        ],
        width: 420,
      },
    ]
    expect(
      studies(
        row('2011 to 2014', 'Larkfield Girls’ School-Certificate of'),
        ['Secondary Education', { x: 120 }],
        row('2007 to 2010', 'Larkfield Infant School-Certificate of'),
        ['Primary Education', { x: 120 }],
      )?.map(({ degree }) => degree),
    ).toEqual(['Certificate of Secondary Education', 'Certificate of Primary Education'])
  })
})

describe('bullets that mark entries', () => {
  it('reads items that name a study on their first two lines, also where only some have dates', () => {
    expect(
      studies(
        ['• Tecnicatura en Apicultura (en curso)'],
        ['Universidad Nacional del Monte', hanging],
        ['2024 – Actualidad', hanging],
        ['• Bachiller en Artes Aplicadas'],
        ['Colegio Santa Rita', hanging],
        ['Promoción del año anterior', hanging],
      ),
    ).toMatchObject([
      { degree: 'Tecnicatura en Apicultura', institution: 'Universidad Nacional del Monte', startDate: '2024' },
      { degree: 'Bachiller en Artes Aplicadas', institution: 'Colegio Santa Rita' },
    ])
  })

  it('reads items of two lines that hold position, employer and dates', () => {
    expect(
      jobs(
        ['- Coordinadora de riego y control de plagas (Oficina técnica) de la'],
        ['Secretaría de Parques y Viveros, 2014-2021.', hanging],
        ['- Profesora de poda y viveros de montaña en la'],
        ['universidad Valle Hondo, 2010-2014.', hanging],
        ['- Capataz de cuadrilla en el Ayuntamiento de'],
        ['Peña Clara, 2006-2010.', hanging],
      ),
    ).toMatchObject([
      {
        position: 'Coordinadora de riego y control de plagas (Oficina técnica)',
        company: 'Secretaría de Parques y Viveros',
        startDate: '2014',
        endDate: '2021',
      },
      {
        position: 'Profesora de poda y viveros de montaña',
        company: 'universidad Valle Hondo',
        startDate: '2010',
      },
      { position: 'Capataz de cuadrilla', company: 'Ayuntamiento de Peña Clara', startDate: '2006' },
    ])
  })

  it('reads items whose dates stand before the position and its text', () => {
    const entries = jobs(
      ['• Instituto Peña Clara – Mayo 2020 a Actualmente: Coordinadora,'],
      ['proyecto de riego por goteo en las huertas de la ribera alta con ayuda de dos cooperativas', hanging],
      ['y de los vecinos.', hanging],
      ['• Universidad Valle Hondo – Febrero 2016 a Abril 2020: Profesora'],
      ['titular (poda, injertos y viveros de montaña, introducción al cultivo de frutales, plagas)', hanging],
      ['y tutora de prácticas.', hanging],
    )
    expect(entries?.map(({ company }) => company)).toEqual(['Instituto Peña Clara', 'Universidad Valle Hondo'])
    expect(entries?.map(({ startDate }) => startDate)).toEqual(['2020-05', '2016-02'])
  })

  it('keeps bullets below the names of an entry as its text', () => {
    const entries = jobs(
      ['Jardinera', { font: 2, bold: true }],
      ['Viveros Alameda S.L., 2018 – 2022'],
      ['• Encargada de los pedidos de la tienda en el Mercado Central.'],
      ['• Poda de 300 frutales al año.'],
    )
    expect(entries).toMatchObject([{ position: 'Jardinera', company: 'Viveros Alameda S.L.' }])
    expect(entries?.[0]?.achievements).toHaveLength(2)
  })
})

describe('names in several fonts', () => {
  const inFonts = (...parts: readonly (readonly [text: string, font: number])[]): TestLine => {
    let text = ''
    const own = parts.map(([part, font]) => {
      const at = text.length
      text += part
      return { at, x: 40 + at * 5, font, gap: false }
    })
    return [text.trimEnd(), { parts: own }]
  }

  it('end at a comma in another font', () => {
    expect(
      jobs(
        inFonts(['Práctica de verano', 2], [', ', 0], ['A&L Riegos y viveros', 3], [', Toledo. ', 0], ['2015', 0]),
        inFonts(['Jardinera', 2], [', ', 0], ['Viveros Alameda', 3], [', Toledo. ', 0], ['2016', 0]),
      ),
    ).toMatchObject([
      { position: 'Práctica de verano', company: 'A&L Riegos y viveros', startDate: '2015' },
      { position: 'Jardinera', company: 'Viveros Alameda', startDate: '2016' },
    ])
  })

  it('go on at the full stops of a legal form', () => {
    const [entry] =
      jobs(
        inFonts(['Viveros Alameda S', 2], ['.', 3], ['A', 2], ['.', 3]),
        ['Puesto: Jardinera'],
        ['Periodo: 2015 – 2019'],
      ) ?? []
    expect(entry).toMatchObject({ company: 'Viveros Alameda S.A.', position: 'Jardinera' })
  })

  it('keep the town of a state university and the full stop of a legal form', () => {
    const [school] = studies(['University of Nevada, Reno 2010 – 2014'], ['Bachelor of Arts, Dance']) ?? []
    expect(school).toMatchObject({ institution: 'University of Nevada, Reno', degree: 'Bachelor of Arts' })
    const [job] = jobs(['Larkfield Corp. 2015 – 2019'], ['Gardener']) ?? []
    expect(job).toMatchObject({ company: 'Larkfield Corp.', position: 'Gardener' })
  })

  it('are those of the organization, not of its department beside it', () => {
    const beside = (name: string, unit: string): TestLine => [
      `${name} ${unit}`,
      {
        parts: [
          { at: 0, x: 40, font: 0, gap: false },
          { at: name.length + 1, x: 380, font: 0, gap: true },
        ],
      },
    ]
    expect(
      jobs(
        ['Research Assistant, March 2019 – July 2021', { font: 2, bold: true }],
        beside('University of Larkfield', 'Department of Plant Sciences'),
      ),
    ).toMatchObject([{ position: 'Research Assistant', company: 'University of Larkfield' }])
  })
})

describe('levels of studies', () => {
  it('stand before the school and are no school', () => {
    expect(
      studies(
        ['Universitaria: Ingeniería Forestal - Universidad Valle Hondo, 2012 – 2017'],
        ['Secundaria: Colegio Peña Clara, 2006 – 2011'],
      ),
    ).toMatchObject([
      { degree: 'Ingeniería Forestal', institution: 'Universidad Valle Hondo' },
      { degree: 'Secundaria', institution: 'Colegio Peña Clara' },
    ])
  })
})

describe('labels of the position without a colon', () => {
  it('stand after the employer or before the position', () => {
    expect(
      jobs(
        ['De 12/03/2011 a 30/09/2013 Toledo'],
        ['Viveros Alameda, Cargo ocupado'],
        ['Encargada de riego'],
        ['De 07/05/2008 a 18/11/2010 Toledo'],
        ['Frutas Ribera'],
        ['Cargo ocupado peona de almacén'],
      ),
    ).toMatchObject([
      { company: 'Viveros Alameda', position: 'Encargada de riego' },
      { company: 'Frutas Ribera', position: 'peona de almacén' },
    ])
  })
})

describe('words of headings within text', () => {
  it('are no headings at the end of a list item', () => {
    const { sections } = parseLines([
      NAME,
      ['Reconocimientos', HEAD],
      ['• Mejor tesis del año – Ministerio de'],
      ['Educación, 2014.', hanging],
      ['• Premio al mérito – Ayuntamiento de Peña Clara, 2012.'],
    ])
    expect(sections.education ?? []).toEqual([])
  })

  it('are no headings in a cell of a table', () => {
    const cells = (font: number, ...texts: readonly [string, string]): TestLine => [
      texts.join(' '),
      {
        font,
        bold: font === 1,
        parts: [
          { at: 0, x: 40, font, gap: false },
          { at: texts[0].length + 1, x: 260, font, gap: true },
        ],
      },
    ]
    const { sections } = parseLines([
      NAME,
      ['Formación', { font: 1, bold: true }],
      cells(1, 'Licenciada en Ciencias de la', 'Universidad Valle Hondo'),
      ['Información', { font: 1, bold: true }],
      cells(0, 'Técnica en Viveros', 'Instituto Peña Clara'),
      ['Idiomas', { font: 1, bold: true }],
      ['Inglés: B2'],
    ])
    expect(JSON.stringify(sections.education)).toContain('Instituto Peña Clara')
  })
})
