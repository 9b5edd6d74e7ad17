import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const BOLD: LineProperties = { font: 2, bold: true }
const parseSections = (heading: string, ...lines: readonly TestLine[]) =>
  parseLines([
    ['Diego Núñez', { size: 22, font: 1, bold: true }],
    ['diego@example.com'],
    ['Experiencia', HEAD],
    ['Contador, Grupo Norte, 2018 – 2022'],
    [heading, HEAD],
    ...lines,
  ]).sections
const listSkills = (...lines: readonly TestLine[]) => {
  const { skills } = parseSections('Habilidades', ...lines)
  return [...(skills?.technical ?? []), ...(skills?.soft ?? [])]
}

describe('skills', () => {
  it('are a list below a heading that names experience too', () => {
    const { skills, experience } = parseSections(
      'Habilidades y experiencia',
      ['Injertos'],
      ['Poda en altura'],
      ['Riego'],
    )
    expect(skills?.technical).toEqual(['Injertos', 'Poda en altura', 'Riego'])
    expect(experience).toHaveLength(1)
  })

  it.each<[string, TestLine[], string[]]>([
    [
      'pills without separators',
      [['Sass Flask Gimp Visual Studio Code Lua']],
      ['Sass', 'Flask', 'Gimp', 'Visual Studio Code', 'Lua'],
    ],
    [
      'three tools without separators',
      [['Gimp Python Figma'], ['Calado en madera fina']],
      ['Gimp', 'Python', 'Figma', 'Calado en madera fina'],
    ],
    ['without names of groups and levels', [['Personales'], ['Paciencia'], ['Nivel intermedio']], ['Paciencia']],
    [
      'with two levels in brackets',
      [['• Lua (Intermedio - avanzado'], ['• Gimp (básico - intermedio)']],
      ['Lua', 'Gimp'],
    ],
    ['with how long they are known', [['Java (2 años)'], ['Docker (1 año)']], ['Java', 'Docker']],
    [
      'with how well they are known',
      [['• Proficient in R'], ['• Programador web en React y Svelte']],
      ['R', 'React', 'Svelte'],
    ],
    ['with a level after a dash', [['Lua - Nivel intermedio'], ['Electron-Básico']], ['Lua', 'Electron']],
    [
      'told at the end of a sentence',
      [['• Manejo cada semana varios programas de dibujo como Gimp, Inkscape, Figma y Excel.']],
      ['Gimp', 'Inkscape', 'Figma', 'Excel'],
    ],
    [
      'told in brackets',
      [['• Tres cursos sobre lenguajes y bases de datos del taller (Perl, Java, SQL)']],
      ['Perl', 'Java', 'SQL'],
    ],
    ['explained after a label', [['• Perl: Lectura de los registros de un almacén y de sus fechas.']], ['Perl']],
    [
      'with a level and a sentence',
      [['• Gimp: Nivel Intermedio. Retoque de fotos de muebles.'], ['• SQL: Nivel Intermedio.']],
      ['Gimp', 'SQL'],
    ],
    ['below a dash', [['Languages – Python, Java, Perl']], ['Python', 'Java', 'Perl']],
    ['in lists by level', [['Alto: C, GLSL. Medio: Matlab, Lua']], ['C', 'GLSL', 'Matlab', 'Lua']],
    [
      'wrapped in a narrow column',
      [['Habilidades'], ['comunicativas'], ['Excel']],
      ['Habilidades comunicativas', 'Excel'],
    ],
    [
      'with the sentence below',
      [['Organizado', BOLD], ['Ordeno los papeles de mis clientes cada semana']],
      ['Organizado'],
    ],
    ['without contact data of a footer', [['Excel'], ['diego@example.com'], ['5/7/2026, 13:07']], ['Excel']],
  ])('%s', (_, lines, expected) => {
    expect(listSkills(...lines)).toEqual(expected)
  })

  it('keeps pairs and text with a slash whole', () => {
    expect(listSkills(['• Git and GitHub'], ['• HTML / CSS'])).toEqual(['Git and GitHub', 'HTML / CSS'])
  })

  it('lists no running text, which follows in a custom section', () => {
    const text = 'Soy contador y disfruto de las cuentas claras y ordenadas.'
    const sections = parseSections('Competencias personales', [text])
    expect(sections.skills).toBeUndefined()
    expect(sections.custom).toMatchObject([{ title: 'Competencias personales', items: [text] }])
  })

  it('lists neither the courses below its heading nor a line with the month of one', () => {
    const courses = ['Taller del Puerto', 'Junio 2018', 'Injerto', 'Mayo 2019', 'Poda', 'Abril 2016']
    const sections = parseSections('Conocimientos', ...courses.map((line): TestLine => [line]))
    expect(sections.skills).toBeUndefined()
    expect(sections.custom?.[0]).toMatchObject({ title: 'Conocimientos' })
    expect(listSkills(['• Injertos'], ['• Poda en altura, mayo 2019'], ['• Riego'])).toEqual(['Injertos', 'Riego'])
  })

  it('finds lists under labels and bullets below headings of another kind', () => {
    const labels: TestLine[] = [['Lenguajes de programación: Java · PHP'], ['Front-end: React · Vue']]
    expect(parseSections('Desarrollo', ...labels).skills?.technical).toEqual(['Java', 'PHP', 'React', 'Vue'])
    const bullets: TestLine[] = [['• Figma'], ['• Excel'], ['• Siigo'], ['• Trello']]
    expect(parseSections('Summary of Qualifications', ...bullets).skills?.technical).toHaveLength(4)
  })
})

describe('skills beside other text', () => {
  it('lists none of a paragraph in a narrow column', () => {
    const skills = listSkills(
      ['Tengo habilidades para hablar con'],
      ['clientes de la tienda, además de'],
      ['paciencia y de buen trato con los'],
      ['proveedores de lanas.'],
      ['Ganchillo'],
    )
    expect(skills).toEqual(['Ganchillo'])
  })

  it('lists tools that follow the languages without a heading', () => {
    const { skills } = parseSections(
      'Idiomas',
      ['Inglés: B2'],
      ['Diseño de mapas'],
      ['QGIS'],
      ['Figma'],
      ['Python'],
      ['Excel'],
    )
    expect(skills?.languages.map(({ language }) => language)).toEqual(['Inglés'])
    expect(skills?.technical).toEqual(['Diseño de mapas', 'QGIS', 'Figma', 'Python', 'Excel'])
  })

  it('separates skills at slashes between spaces, where there are several', () => {
    expect(listSkills(['Repostería fina / Hojaldre y masas / Panadería (masa madre / levadura)'])).toEqual([
      'Repostería fina',
      'Hojaldre y masas',
      'Panadería (masa madre / levadura)',
    ])
  })

  it('keeps an item together that starts with the activity', () => {
    expect(listSkills(['• Elaboración de quesos, mermeladas y conservas'], ['• Excel, Word'])).toEqual([
      'Elaboración de quesos, mermeladas y conservas',
      'Excel',
      'Word',
    ])
  })

  it('joins a level that stands below its skill', () => {
    expect(
      listSkills(['Gimp: Manejo avanzado'], ['Inkscape: Manejo'], ['intermedio'], ['Blender: Manejo básico']),
    ).toEqual(['Gimp', 'Inkscape', 'Blender'])
  })

  it('lists no languages with a share or the level of a test', () => {
    const { skills } = parseSections('Habilidades', ['• Ganchillo'], ['• Griego 70%'], ['• Japonés N3'])
    expect(skills?.technical).toEqual(['Ganchillo'])
    expect(skills?.languages.map(({ language, detail }) => [language, detail])).toEqual([
      ['Griego', '70%'],
      ['Japonés', 'N3'],
    ])
  })

  it('lists no names of groups side by side', () => {
    const groups: TestLine = [
      'Herramientas de dibujo Cuidado del huerto',
      {
        ...BOLD,
        parts: [
          { at: 0, x: 40, font: 2, gap: false },
          { at: 23, x: 300, font: 2, gap: true },
        ],
      },
    ]
    expect(listSkills(groups, ['• Gimp'], ['• Inkscape'], ['• Injertos'], ['• Riego'])).toEqual([
      'Gimp',
      'Inkscape',
      'Injertos',
      'Riego',
    ])
  })

  it('lists nothing for words that tell of more', () => {
    expect(listSkills(['• Injertos'], ['• Poda en altura'], ['Entre otros...'])).toEqual(['Injertos', 'Poda en altura'])
  })

  it('starts a new item after brackets and where a word had room above', () => {
    const at = (width: number): LineProperties => ({ width })
    expect(
      listSkills(
        ['Cableado de cuadros, montaje de antenas (medio)', at(235)],
        ['Torno', at(25)],
        ['esmerilado', at(50)],
      ),
    ).toEqual(['Cableado de cuadros', 'montaje de antenas', 'Torno', 'esmerilado'])
  })

  it('joins the cells of a row that wrap', () => {
    const cells = (first: string, second: string): TestLine => [
      `${first} ${second}`,
      {
        parts: [
          { at: 0, x: 56, font: 0, gap: false },
          { at: first.length + 1, x: 160, font: 0, gap: true },
        ],
      },
    ]
    expect(listSkills(cells('Trabajo en', 'Atención al'), cells('equipo', 'cliente'))).toEqual([
      'Atención al cliente',
      'Trabajo en equipo',
    ])
  })
})

describe('groups of skills', () => {
  const listGroups = (...lines: readonly TestLine[]) =>
    parseSections('Habilidades', ...lines).skills?.groups?.map(({ name, items }) => `${name}: ${items.join(', ')}`)

  it('are the labels of rows, where several name areas', () => {
    expect(listGroups(['Panadería: centeno, masa madre'], ['Repostería: hojaldre, tartas'])).toEqual([
      'Panadería: centeno, masa madre',
      'Repostería: hojaldre, tartas',
    ])
  })

  it('are none with one label, with plain labels and with soft skills', () => {
    expect(listGroups(['Panadería: centeno, masa madre'], ['Excel, Word'])).toBeUndefined()
    expect(listGroups(['Técnicas: centeno, hojaldre'], ['Blandas: paciencia, orden'])).toBeUndefined()
  })

  it('leave the list of all skills as it is', () => {
    expect(listSkills(['Panadería: centeno, masa madre'], ['Repostería: hojaldre'])).toEqual([
      'centeno',
      'masa madre',
      'hojaldre',
    ])
  })
})
