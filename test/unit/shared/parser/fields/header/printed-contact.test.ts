import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const NAME: TestLine = ['Diego Núñez', { size: 22, font: 1, bold: true }]
const EMAIL: TestLine = ['diego@example.com']
const JOB: readonly TestLine[] = [['Experiencia', HEAD], ['Contador, Grupo Norte, 2018 – 2022']]
const parseHeader = (...lines: readonly TestLine[]) => parseLines([...lines, ...JOB]).personalInfo

describe('torn contact data', () => {
  it.each<[string, TestLine[]]>([
    ['with a space in its host', [['diego.nunez@gm ail.com']]],
    ['with its host on the next line', [['diego.nunez'], ['@gmail.com']]],
  ])('an e-mail address %s is whole again', (_, lines) => {
    expect(parseHeader(NAME, ...lines).email).toBe('diego.nunez@gmail.com')
  })
})

describe('contact data below a profile', () => {
  it('are no part of it', () => {
    const side: LineProperties = { x: 30 }
    const { personalInfo, sections } = parseLines([
      ['Perfil', { ...HEAD, ...side }],
      ['Contador con diez años de oficio en empresas de', side],
      ['alimentos y en la banca.', side],
      ['600 555 012', side],
      ['diego@example.com', side],
      ['Vigo, Pontevedra', side],
      [NAME[0], { size: 22, x: 230, column: 1, y: 40 }],
      ['Experiencia', { ...HEAD, x: 230, column: 1, y: 80 }],
      ['Contador, Grupo Norte, 2018 – 2022', { x: 230, column: 1, y: 95 }],
    ])
    expect(sections.summary).toBe('Contador con diez años de oficio en empresas de alimentos y en la banca.')
    expect(personalInfo).toMatchObject({ phone: '600 555 012', location: 'Vigo, Pontevedra' })
  })

  it('are no links where a space tears an e-mail address', () => {
    const { email, links, website } = parseHeader(NAME, ['diego.nunez@gm ail.com'])
    expect({ email, links, website }).toMatchObject({ email: 'diego.nunez@gmail.com' })
    expect([website, ...(links ?? [])].filter(Boolean)).toEqual([])
  })
})

describe('an address over several lines', () => {
  it.each<[string, TestLine[], string]>([
    [
      'a street, a town and a city',
      [['Camino Real 41'], ['Quilpué'], ['Valparaíso']],
      'Camino Real 41, Quilpué, Valparaíso',
    ],
    ['a town and its country', [['Ribe'], ['Denmark']], 'Ribe, Denmark'],
    [
      'a street and a postal code',
      [['Calle del Telar'], ['Huércal, C. P. 04600']],
      'Calle del Telar, Huércal, C. P. 04600',
    ],
  ])('is whole: %s', (_, lines, location) => {
    expect(parseHeader(NAME, ...lines, EMAIL).location).toBe(location)
  })
})

describe('the printed name', () => {
  it('comes before a longer one after a label', () => {
    const { fullName } = parseHeader(NAME, ['Datos personales', HEAD], ['Nombre y apellido: Diego Martín Núñez'])
    expect(fullName).toBe('Diego Núñez')
  })

  it('has lines that are fitted to the width of their column', () => {
    const at = (y: number, size: number): LineProperties => ({ size, y, x: 40, width: 120 })
    const { fullName } = parseHeader(
      ['DIEGO MARTÍN', at(40, 24.5)],
      ['NÚÑEZ', at(75, 25.1)],
      ['ARANDA', at(109, 25.1)],
      EMAIL,
    )
    expect(fullName).toBe('DIEGO MARTÍN NÚÑEZ ARANDA')
  })

  it('ends before the captions of links', () => {
    expect(parseHeader(['Diego Núñez LinkedIn | GitHub | diego@example.com', { size: 12 }]).fullName).toBe(
      'Diego Núñez',
    )
  })
})
