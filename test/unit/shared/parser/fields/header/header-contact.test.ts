import { describe, expect, it } from 'vitest'
import { findPhone } from '#shared/parser/fields/header/contact-patterns.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import {
  createExtractedDocument,
  type LineProperties,
  parseLines,
  type TestLine,
} from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const NAME: TestLine = ['Diego Núñez', { size: 22, font: 1, bold: true }]
const EMAIL: TestLine = ['diego@example.com']
const JOB: readonly TestLine[] = [['Experiencia', HEAD], ['Contador, Grupo Norte, 2018 – 2022']]
const parseHeader = (...lines: readonly TestLine[]) => parseLines([...lines, ...JOB]).personalInfo

describe('phone numbers', () => {
  it.each([
    ['DNI: 39.000.001', undefined],
    ['C.C. 1000000001', undefined],
    ['Cédula de ciudadanía No. 1000000001', undefined],
    ['numero de identidad :0801-1900-0000001', undefined],
    ['RUT: 18.000.000-0', undefined],
    ['CUIL: 20-39000001-0', undefined],
    ['(2013 – 2018)', undefined],
    ['DNI 39000001 | Tel. 600 555 012', '600 555 012'],
    ['11.222.333-4', undefined],
    ['402-1234567-8', undefined],
    ['+57 (302)-3600000', '+57 (302)-3600000'],
  ])('reads %s as %s', (text, phone) => {
    expect(findPhone(text)).toBe(phone)
  })

  it.each<[string, TestLine[]]>([
    ['an international one before others', [['8-900-1234'], ['+507 6000 - 5012']]],
    ['a labelled one before others', [['8-900-1234'], ['Tel. +507 6000 - 5012']]],
  ])('takes %s', (_, lines) => {
    expect(parseHeader(NAME, ...lines).phone).toBe('+507 6000 - 5012')
  })

  it('finds a number without a label next to the e-mail address, outside the header', () => {
    const { phone } = parseHeader(NAME, ['Perfil', HEAD], ['Contador con experiencia.'], ['605 555 012'], EMAIL)
    expect(phone).toBe('605 555 012')
  })
})

describe('a sum of money after the end of a word', () => {
  it('is no phone number', () => {
    const { phone } = parseLines([
      NAME,
      EMAIL,
      ...JOB,
      ['Premios', HEAD],
      ['Beca del Hotel Intercastel. $4,500 2016', { y: 400 }],
    ]).personalInfo
    expect(phone ?? '').toBe('')
  })
})

describe('a link below its label', () => {
  it.each<[string, string]>([
    ['GIT HUB', 'https://github.com/dnunez'],
    ['Aquí está mi portafolio:', 'https://dnunez.github.io/huerto/'],
  ])('%s is the person’s in any section', (label, url) => {
    const { links, website } = parseLines([
      NAME,
      EMAIL,
      ...JOB,
      ['Referencias', HEAD],
      ['Elena Campo'],
      ['600 555 077'],
      [label],
      [url],
    ]).personalInfo
    expect([website, ...(links ?? []).map((link) => link.url)]).toContain(url)
  })
})

describe('phone numbers beside other numbers', () => {
  it.each<[string, TestLine[], string]>([
    [
      'after a street',
      [['C/ del Telar, 12 (04600) Huércal'], ['Teléf.: 600 555 013 E-mail: diego@example.com']],
      '600 555 013',
    ],
    [
      'below its label',
      [['Calle 9, piso 4000, +57 4 555 0100'], ['Número de teléfono'], ['+57 300 555 0101']],
      '+57 300 555 0101',
    ],
  ])('%s', (_, lines, phone) => {
    expect(parseHeader(NAME, ...lines).phone).toBe(phone)
  })
})

describe('the e-mail address', () => {
  it.each([
    ['is completed by its link', 'mailto:diego.nu@example.com', 'diego.nu@example.com'],
    ['is not that of a link with its label', 'mailto:Correo-%20nu@example.com', 'nu@example.com'],
  ])('%s', (_, url, email) => {
    const document = createExtractedDocument([NAME, ['Correo- nu@example.com'], ...JOB])
    const links = [{ page: 1, url, text: '' }]
    expect(parseResume({ ...document, links }).content.personalInfo.email).toBe(email)
  })
})

describe('the name', () => {
  it.each<[string, TestLine[], string]>([
    ['between signs', [['< ANA RUIZ SOTO />', { size: 20 }], EMAIL], 'ANA RUIZ SOTO'],
    ['before empty brackets', [['Ana Ruiz (  )', { size: 20 }], EMAIL], 'Ana Ruiz'],
    ['above a larger surname', [['ANA', { size: 18 }], ['RUIZ', { size: 30, font: 3 }], EMAIL], 'ANA RUIZ'],
    ['without a title', [['Lic. Ana Ruiz Soto', { size: 20 }], EMAIL], 'Ana Ruiz Soto'],
    ['after the kind of document', [['CURRICULUM VITAE DE ANA RUIZ SOTO', { size: 20 }], EMAIL], 'ANA RUIZ SOTO'],
    [
      'with the surname first',
      [['Curriculum Vitae', { size: 20 }], ['Ruiz Soto, Ana', { size: 20 }], EMAIL],
      'Ruiz Soto, Ana',
    ],
    ['with letters spaced out', [['A N A RUIZ S O T O', { size: 20 }], EMAIL], 'ANA RUIZ SOTO'],
    ['before a date of birth', [['Ana Ruiz Soto (01/02/90)', { size: 20 }], EMAIL], 'Ana Ruiz Soto'],
    ['in two sizes', [['Ana', { size: 60 }], ['Ruiz Soto', { size: 50 }], EMAIL], 'Ana Ruiz Soto'],
    ['after a label in a list', [['• NAME: ANA RUIZ SOTO'], EMAIL], 'ANA RUIZ SOTO'],
  ])('is found %s', (_, lines, name) => {
    expect(parseHeader(...lines).fullName).toBe(name)
  })

  it('goes on below a label with only the given names', () => {
    const { fullName } = parseHeader(['Nombre completo: Ana María'], ['Ruiz Soto'], ['Teléfono: 600 555 012'], EMAIL)
    expect(fullName).toBe('Ana María Ruiz Soto')
  })
})

describe('the place', () => {
  it.each<[string, TestLine[], string | undefined]>([
    ['a label', [['Domicilio: Olmo 12'], ['Localidad: Rosario']], 'Olmo 12, Rosario'],
    [
      'the town nearest to it',
      [['Localidad: Villaseca'], ['Contador público'], ['Domicilio: Olmo 12'], ['Localidad: Robledal']],
      'Olmo 12, Robledal',
    ],
    ['no street alone', [['Address: 10412 Elmwood Street']], undefined],
    [
      'no end of a title above it',
      [['Contador y auditor de cooperativas agrarias | Impuestos y'], ['Finanzas Claras'], ['Salta']],
      'Salta',
    ],
    [
      'a label above it',
      [['Address :'], ['Finca Olmo 12, Robledal'], ['Monteverde, Oviedo']],
      'Finca Olmo 12, Robledal Monteverde, Oviedo',
    ],
    ['a city of the lists', [['Salta, Argentina | +54 387 555-0123']], 'Salta, Argentina'],
    ['a postal code', [['88709 Villaseca, XY']], '88709 Villaseca, XY'],
    ['a wrapped town', [['Olmo 7. Ciudad Autónoma'], ['de Buenos Aires']], 'Olmo 7. Ciudad Autónoma de Buenos Aires'],
    ['City, Region beside contact data', [['Pueblonuevo, Valdeflores']], 'Pueblonuevo, Valdeflores'],
    ['no list of tools', [['Node, SQL'], ['Redux, Webpack']], undefined],
    ['no kind of document', [['Curriculum Vitae']], undefined],
    ['no place of birth', [['Lugar de nacimiento: Pasto, Colombia']], undefined],
    ['no nationality', [['Nacionalidad: Argentina']], undefined],
  ])('needs evidence: %s', (_, lines, location) => {
    const far = lines[0]?.[0] === 'Node, SQL'
    const between: TestLine[] = far ? [['Contador público'], ['Programador'], ['Analista']] : []
    expect(parseHeader(NAME, EMAIL, ...between, ...lines).location).toBe(location)
  })
})

describe('links', () => {
  const urls = (...lines: readonly TestLine[]) => {
    const { linkedin, website, links = [] } = parseHeader(NAME, EMAIL, ...lines)
    return [linkedin, website, ...links.map(({ url }) => url)].filter((url) => url !== undefined)
  }

  it.each<[string, TestLine[], string[]]>([
    ['hyphenated words', [['well-known decision-making']], []],
    ['a bare user name beside contact data', [['diego-nunez-90']], ['diego-nunez-90']],
    ['a labelled user name', [['GitHub: dnunez']], ['dnunez']],
    ['a user name after the end of a site', [['in/diego-nunez']], ['linkedin.com/in/diego-nunez']],
    [
      'a path broken over two lines',
      [['www.linkedin.com/in/'], ['diegonunez (LinkedIn)']],
      ['www.linkedin.com/in/diegonunez'],
    ],
    ['a host broken over two lines', [['600 555 012 | githu'], ['b.com/dnunez']], ['github.com/dnunez']],
    ['a site without a path', [['itch.io']], []],
    ['an e-mail address without its sign', [['diego.nu.univ.edu.mx']], []],
  ])('of %s', (_, lines, expected) => {
    expect(urls(...lines)).toEqual(expected)
  })
})

describe('a title over two lines', () => {
  it.each([
    ['Técnica en', 'Restauración de Muebles', 'Técnica en Restauración de Muebles'],
    ['Especialista en riego', 'agrícola', 'Especialista en riego agrícola'],
    ['Encargada de vivero', 'Cuenca', 'Encargada de vivero'],
  ])('%s / %s', (first, second, title) => {
    expect(parseHeader(NAME, [first], [second], EMAIL).title).toBe(title)
  })
})
