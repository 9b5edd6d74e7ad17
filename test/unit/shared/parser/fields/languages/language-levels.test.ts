import { describe, expect, it } from 'vitest'
import { parseResume } from '#shared/parser/parse-resume.ts'
import {
  createExtractedDocument,
  type LineProperties,
  parseLines,
  type TestLine,
} from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const GAP = (first: string, second: string, x = 200): TestLine => [
  `${first} ${second}`,
  {
    parts: [
      { at: 0, x: 40, font: 0, gap: false },
      { at: first.length + 1, x, font: 0, gap: true },
    ],
  },
]
const document = (...lines: readonly TestLine[]): readonly TestLine[] => [
  ['Diego Núñez', { size: 22, font: 1, bold: true }],
  ['diego@example.com'],
  ['Perfil', HEAD],
  ['Contador con diez años de experiencia en empresas de alimentos.'],
  ['Idiomas', HEAD],
  ...lines,
]
const parseLanguages = (...lines: readonly TestLine[]) =>
  parseLines(document(...lines)).sections.skills?.languages.map(({ language, proficiency }) => [language, proficiency])

describe('levels of languages', () => {
  it('are not what is understood', () => {
    expect(parseLanguages(['Galego'], ['Buena comprensión lectora.'])).toEqual([['Galego', undefined]])
  })

  it.each<[string, TestLine[], string | undefined]>([
    ['B2', [['B2']], 'Intermedio'],
    ['Nivel', [['Nivel']], undefined],
    ['Trabajo bajo presión', [['• Trabajo bajo presión']], undefined],
  ])('are found below a language among skills: %s', (text, lines, level) => {
    const { skills } = parseLines([
      ['Diego Núñez', { size: 22, font: 1, bold: true }],
      ['diego@example.com'],
      ['Habilidades', HEAD],
      ['• Contabilidad'],
      ['• Manejo de caja'],
      ['Danés'],
      ...lines,
    ]).sections
    expect(skills?.languages.map(({ language, proficiency }) => [language, proficiency])).toEqual([['Danés', level]])
    expect(skills?.technical).not.toContain('Danés')
    expect([...(skills?.technical ?? []), ...(skills?.soft ?? [])].includes(text)).toBe(text.startsWith('Trabajo'))
  })

  it('are lower where they are basic, and an exam below is no skill', () => {
    const { skills } = parseLines(
      document(
        ['Francés (basic professional)'],
        ['Danés'],
        ['Nivel: Intermedio'],
        ['Examen: Prøve i Dansk 3, nivel alto (PD3)'],
      ),
    ).sections
    expect(skills?.languages.map(({ language, proficiency }) => [language, proficiency])).toEqual([
      ['Francés', 'Intermedio'],
      ['Danés', 'Intermedio'],
    ])
    expect(skills?.technical).toEqual([])
  })

  it.each<[string, TestLine[], string[][]]>([
    [
      'of two languages on the next line',
      [['Gallego y Danés'], ['Nativo.'], ['Sueco / Francés — B1'], ['Español e inglés B2']],
      [
        ['Gallego', 'Nativo'],
        ['Danés', 'Nativo'],
        ['Sueco', 'Intermedio'],
        ['Francés', 'Intermedio'],
        ['Español', undefined as never],
        ['inglés', 'Intermedio'],
      ],
    ],
    [
      'of languages in sentences',
      [['Gallego y español: nativos. Inglés: B2. Portugués: B1.']],
      [
        ['Gallego', 'Nativo'],
        ['español', 'Nativo'],
        ['Inglés', 'Intermedio'],
        ['Portugués', 'Intermedio'],
      ],
    ],
    [
      'of two languages in one text',
      [['Gallego (nativo) y francés (B2)']],
      [
        ['Gallego', 'Nativo'],
        ['francés', 'Intermedio'],
      ],
    ],
    [
      'after the name',
      [['Español Nativo'], ['Inglés Competente']],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Intermedio'],
      ],
    ],
    [
      'in two columns',
      [GAP('Español - Nativo', 'Inglés - Basico')],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Básico'],
      ],
    ],
    ['below the name', [['Inglés'], ['Nivel Avanzado']], [['Inglés', 'Avanzado']]],
    ['after a word for language', [['Idioma español: nativo']], [['español', 'Nativo']]],
    [
      'after a label',
      [['Idiomas: gallego nivel nativo; español natal']],
      [
        ['gallego', 'Nativo'],
        ['español', 'Nativo'],
      ],
    ],
    ['before the name', [['Proficient in English']], [['English', 'Avanzado']]],
    [
      'right before the name',
      [['NATIVO ESPAÑOL'], ['AVANZADO FRANCÉS']],
      [
        ['ESPAÑOL', 'Nativo'],
        ['FRANCÉS', 'Avanzado'],
      ],
    ],
    [
      'on the row of the name, in another column',
      [
        ['Español:', { y: 400 }],
        ['Euskera:', { y: 420 }],
        ['Nativo', { y: 400, x: 110, column: 1 }],
        ['Alto', { y: 420, x: 110, column: 1 }],
      ],
      [
        ['Español', 'Nativo'],
        ['Euskera', 'Avanzado'],
      ],
    ],
    ['as a word before codes', [['Inglés: Alto'], ['Nivel B2 - C1']], [['Inglés', 'Avanzado']]],
    ['of the first sentence', [['Francés: Nivel medio. Instituto bilingüe de Lugo']], [['Francés', 'Intermedio']]],
    [
      'in Catalan',
      [['Castellà: natiu'], ['Anglès: B1']],
      [
        ['Castellà', 'Nativo'],
        ['Anglès', 'Intermedio'],
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(parseLanguages(...lines)).toEqual(expected)
  })

  it('are missing where the page has none, as with bars and dots', () => {
    const { content, provenance } = parseResume(createExtractedDocument(document(['Inglés'], ['Francés: B2'])))
    expect(content.sections.skills?.languages.map(({ proficiency }) => proficiency)).toEqual([undefined, 'Intermedio'])
    expect(provenance.filter(({ path }) => path.endsWith('/proficiency'))).toHaveLength(1)
  })
})

describe('lines among languages', () => {
  it.each([
    ['Valencià: Nativo · Español: Nativo · Inglés: Medio (B1)', ['Valencià', 'Español', 'Inglés']],
    ['Polski: Nativo | Dansk: Avanzado', ['Polski', 'Dansk']],
  ])('list them although the first is in no list or has its own name: %s', (line, names) => {
    const { skills } = parseLines(document([line])).sections
    expect(skills?.languages.map(({ language }) => language)).toEqual(names)
    expect(skills?.technical).toEqual([])
  })

  it('that name none go to a custom section', () => {
    const { sections } = parseLines(document(['Español: Nativo'], ['Carné: moto']))
    expect(sections.skills?.languages).toHaveLength(1)
    expect(sections.custom).toMatchObject([{ title: 'Idiomas', items: ['Carné: moto'] }])
  })

  it('that tell where a language was learned are no skills', () => {
    const places: TestLine[] = [
      ['Dos veranos en una granja de ovejas'],
      ['Escuela Alba: curso de conversación y canto'],
    ]
    const { sections } = parseLines(document(['Inglés: C1'], ...places))
    expect(sections.skills?.technical).toEqual([])
    expect(sections.custom?.[0]?.items).toEqual(places.flatMap(([line]) => line))
  })

  it('are found in the personal facts of the header', () => {
    const { sections } = parseLines([
      ['Diego Núñez', { size: 22, font: 1, bold: true }],
      ['diego@example.com'],
      ['• Languages: Kiswahili, English'],
      ['Experience', HEAD],
      ['Accountant, Grupo Norte, 2018 – 2022'],
    ])
    expect(sections.skills?.languages.map(({ language }) => language)).toEqual(['Kiswahili', 'English'])
  })

  it.each<[string, TestLine[], string[][]]>([
    [
      'in a cell beside their label',
      [GAP('Languages', 'Galician (native) and Danish (B1)')],
      [
        ['Galician', 'Nativo'],
        ['Danish', 'Intermedio'],
      ],
    ],
    [
      'below a label that names none',
      [['• Trilingual: Danish(native),'], ['Welsh(fluent)']],
      [
        ['Danish', 'Nativo'],
        ['Welsh', 'Avanzado'],
      ],
    ],
    [
      'alone with their levels',
      [['• Danés: nativo'], ['• Sueco B2']],
      [
        ['Danés', 'Nativo'],
        ['Sueco', 'Intermedio'],
      ],
    ],
  ])('are found among skills %s', (_, lines, expected) => {
    const { skills } = parseLines([
      ['Diego Núñez', { size: 22, font: 1, bold: true }],
      ['diego@example.com'],
      ['Skills', HEAD],
      ...lines,
      ['Lua, Perl'],
    ]).sections
    expect(skills?.technical).toEqual(['Lua', 'Perl'])
    expect(skills?.languages.map(({ language, proficiency }) => [language, proficiency])).toEqual(expected)
  })
})
