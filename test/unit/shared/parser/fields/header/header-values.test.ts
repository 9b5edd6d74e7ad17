import { describe, expect, it } from 'vitest'
import { findDateRange } from '#shared/parser/fields/dates/find-date-range.ts'
import { findLinks } from '#shared/parser/fields/header/contact-patterns.ts'
import { headingKind } from '#shared/parser/lexicon/headings.ts'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const NAME: TestLine = ['Diego Núñez', { size: 22, font: 1, bold: true }]
const EMAIL: TestLine = ['diego@example.com']
const JOB: readonly TestLine[] = [['Experiencia', HEAD], ['Contador, Grupo Norte, 2018 – 2022']]
const parseHeader = (...lines: readonly TestLine[]) => parseLines([...lines, ...JOB]).personalInfo
const cell = (label: string, value: string): TestLine => [
  `${label} ${value}`,
  {
    parts: [
      { at: 0, x: 40, font: 0, gap: false },
      { at: label.length + 1, x: 240, font: 0, gap: true },
    ],
  },
]

describe('the title', () => {
  it.each<[string, TestLine[], string]>([
    ['over two lines', [NAME, ['Ingeniero de minas e'], ['informática'], EMAIL], 'Ingeniero de minas e informática'],
    ['with the word of a label', [NAME, ['Web designer'], EMAIL], 'Web designer'],
    ['not in a user name', [NAME, ['diego90norte'], EMAIL], ''],
    ['not in a personal fact', [NAME, cell('Estado civil', 'Divorciado'), EMAIL], ''],
    ['not in a sentence about the person', [NAME, ['Me gusta enseñar, cuidar y coser'], EMAIL], ''],
    ['not in a street', [NAME, ['C/ Los Almendros'], EMAIL], ''],
    ['not in a street with its number', [NAME, ['Paseo del Olivar 5, 2º B'], EMAIL], ''],
    ['in a street vendor', [NAME, ['Vendedor de calle y plaza'], EMAIL], 'Vendedor de calle y plaza'],
    ['not in a quotation', [NAME, ['«Lo que se siembra despacio'], ['dura más»'], EMAIL], ''],
    ['not in a motto over two lines', [NAME, ['Lo que se siembra despacio dura más'], ['y da sombra'], EMAIL], ''],
    [
      'not in a paragraph that goes on',
      [NAME, EMAIL, ['Técnico de laboratorio formado en la'], ['Escuela del Mar,']],
      '',
    ],
    [
      'not in the first of three lines',
      [
        NAME,
        ['Como aprendiz de jardinero, cuido de todos los setos de'],
        ['un parque del norte y de los'],
        ['rosales.'],
      ],
      '',
    ],
  ])('is found %s', (_, lines, title) => {
    expect(parseHeader(...lines).title).toBe(title)
  })
})

describe('the name', () => {
  it('is found before several credentials', () => {
    expect(parseHeader(['Diego M. Núñez, PhD, MS', { size: 22, font: 1, bold: true }], EMAIL).fullName).toBe(
      'Diego M. Núñez',
    )
  })

  it('is not taken for a place', () => {
    expect(parseHeader(NAME, ['Contador'], ['Núñez, Diego'], EMAIL).location).toBeUndefined()
    expect(parseHeader(NAME, ['Contador'], ['Olmar, Norte'], EMAIL).location).toBe('Olmar, Norte')
  })

  it('is found after its label in Portuguese, and is no part of the address above it', () => {
    expect(parseHeader(['NOME: Diego Núñez'], EMAIL).fullName).toBe('Diego Núñez')
    const { location } = parseHeader(['Rúa Nova 7, Vigo,'], NAME, EMAIL)
    expect(location).not.toContain('Diego')
  })

  it('is whole where its lines are justified', () => {
    const [text, look]: TestLine = cell('Nerea', 'Bastida')
    const large = { ...look, size: 22 }
    expect(parseHeader([text, large], ['Roca', { size: 22 }], ['Florista'], EMAIL).fullName).toBe('Nerea Bastida Roca')
  })
})

describe('a name among other text', () => {
  const bullet = (text: string): TestLine => [`• ${text}`]
  const contactFont = [
    { at: 0, x: 40, font: 1, gap: false },
    { at: 12, x: 120, font: 0, gap: false },
  ]
  it.each<[string, TestLine[], string]>([
    ['a role in brackets after it', [['Diego Núñez (profesor titular)', { size: 14 }], EMAIL], 'Diego Núñez'],
    ['pronouns in brackets after it', [['Diego Núñez (él/ellos)', { size: 14 }], EMAIL], 'Diego Núñez'],
    ['a link in another font beside it', [['Diego Núñez Web: nunez.example', { parts: contactFont }]], 'Diego Núñez'],
    [
      'personal data in a list below the kind of document',
      [['CURRÍCULUM VITAE'], ['DATOS PERSONALES', HEAD], bullet('NÚÑEZ RIVAS Diego.'), bullet('Nacionalidad: peruana')],
      'NÚÑEZ RIVAS Diego',
    ],
    [
      'a short form of it in large letters',
      [['María Nerea Bastida Roca'], ['NEREA BASTIDA', { size: 20 }]],
      'María Nerea Bastida Roca',
    ],
  ])('is found with %s', (_, lines, name) => {
    expect(parseHeader(...lines).fullName).toBe(name)
  })

  it('is not longer by a label or a title', () => {
    expect(parseHeader(NAME, ['Contacto', HEAD], ['Name Diego Núñez'], EMAIL).fullName).toBe('Diego Núñez')
    expect(parseHeader(NAME, ['Contacto', HEAD], ['M Sc. Diego Núñez'], EMAIL).fullName).toBe('Diego Núñez')
  })

  it('gives its number where another follows after a slash', () => {
    expect(parseHeader(NAME, ['Tel. (+51) 600100200/ 600100201']).phone).toBe('(+51) 600100200')
  })
})

describe('text of the header and of sections', () => {
  it('is no summary where it is a street', () => {
    const { sections } = parseLines([NAME, EMAIL, ['carrera 9 norte Nº 14 - 20'], ['2 de mayo'], ...JOB])
    expect(sections.summary ?? '').toBe('')
  })

  it('is the summary where the person speaks below a heading of studies', () => {
    const text = ['Soy florista y cuido de mi taller con paciencia y con', 'gusto por las plantas raras.'] as const
    const { sections } = parseLines([NAME, EMAIL, ...JOB, ['Educación', HEAD], [text[0]], [text[1]]])
    expect(sections.summary).toBe(text.join(' '))
    expect(sections.education ?? []).toEqual([])
  })

  it.each(['Intereses principales', 'Cualificaciones', 'Educación no formal', 'Carnet de conducir'])(
    'ends at the heading %s',
    (heading) => expect(headingKind(heading)).toBeDefined(),
  )
})

describe('the place', () => {
  it.each<[string, string, string | undefined]>([
    ['no list of tools', 'Gimp, Blender', undefined],
    [
      'a town in no list after its postal code',
      'Rúa do Muíño 7, 36999 Vilaxoán, Arousa',
      'Rúa do Muíño 7, 36999 Vilaxoán, Arousa',
    ],
    ['after a label for two', 'Municipio, Provincia: Villa Nueva, Córdoba', 'Villa Nueva, Córdoba'],
  ])('is %s', (_, text, location) => {
    expect(parseHeader(NAME, EMAIL, [text]).location).toBe(location)
  })

  it.each([
    ['carrera 9C # 10-20 barrio Los Telares. Olmedal-Sur', 'carrera 9C # 10-20 barrio Los Telares. Olmedal-Sur'],
    ['carrera 9C # 10-20 piso. Apto 3', undefined],
  ])('is known by a full stop after a street with its number: %s', (text, location) => {
    expect(parseHeader(NAME, [`Dirección: ${text}`], EMAIL).location).toBe(location)
  })
})

describe('values in the form of others', () => {
  it('keep the title of a doctor in the name', () => {
    expect(parseHeader(['Dra. Ana Ruiz Soto', { size: 20 }], EMAIL).fullName).toBe('Dra. Ana Ruiz Soto')
  })

  it('are a brand and no link', () => {
    expect(findLinks('Boreal.AI')).toEqual([])
    expect(findLinks('boreal.ai')).toEqual(['boreal.ai'])
  })

  it.each(['Proyecto final (9/10)', 'Nota: 18/20'])('are a grade and no date: %s', (text) => {
    expect(findDateRange(text)).toBeUndefined()
  })

  it('are a grade and no degree', () => {
    const { sections } = parseLines([
      NAME,
      EMAIL,
      ...JOB,
      ['Formación', HEAD],
      ['Universidad de Vigo', { bold: true, font: 2 }],
      ['2014 – 2018'],
      ['GPA: A'],
    ])
    expect(sections.education).toMatchObject([
      { institution: 'Universidad de Vigo', degree: '', description: 'GPA: A' },
    ])
  })
})

describe('the edges of a page', () => {
  const AT_EDGE: LineProperties = { y: 12, size: 9 }

  it('have no link of the person where a browser prints them', () => {
    const text = 'cv - Notas a PDF https://conversor.example.com/'
    const { personalInfo, sections } = parseLines([
      [text, AT_EDGE],
      NAME,
      EMAIL,
      ...JOB,
      [text, { ...AT_EDGE, page: 2 }],
      ['Cajero, Mercado Sur, 2014 – 2017', { page: 2 }],
    ])
    expect([personalInfo.website, ...(personalInfo.links ?? [])].filter(Boolean)).toEqual([])
    expect(sections.custom ?? []).toEqual([])
  })

  it('have no text of a section where they are page numbers', () => {
    const foot = (page: number): TestLine => [`Diego Núñez – Page ${page} of 2`, { page, y: 770, size: 8 }]
    const { sections } = parseLines([
      NAME,
      EMAIL,
      ...JOB,
      foot(1),
      ['Cajero, Mercado Sur, 2014 – 2017', { page: 2 }],
      foot(2),
    ])
    expect(sections.custom ?? []).toEqual([])
  })
})

describe('names of certificates', () => {
  it('go on below where entries have wider white above them', () => {
    const name = (text: string, y: number): TestLine => [text, { y, bold: true, font: 2, size: 11 }]
    const { sections } = parseLines([
      NAME,
      EMAIL,
      ...JOB,
      ['Certificaciones', { ...HEAD, y: 300 }],
      name('Cata de aceite', 322),
      ['Instituto Olmo, 2019', { y: 337 }],
      name('Poda de frutales', 362),
      name('en altura y rescate', 376),
      ['Escuela Agraria, 2021', { y: 391 }],
    ])
    expect(sections.certifications?.map((each) => each.name)).toEqual([
      'Cata de aceite',
      'Poda de frutales en altura y rescate',
    ])
  })
})

describe('a name that contact data has with more words', () => {
  it('is taken with all of them, and not with other words', () => {
    expect(parseHeader(NAME, ['Contacto', HEAD], ['Diego Núñez de la Vega'], EMAIL).fullName).toBe(
      'Diego Núñez de la Vega',
    )
    expect(parseHeader(NAME, ['Contacto', HEAD], ['Diego Núñez Contador'], EMAIL).fullName).toBe('Diego Núñez')
  })
})
