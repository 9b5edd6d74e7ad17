import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const BOLD: LineProperties = { font: 2, bold: true }
const parseSkills = (...lines: readonly TestLine[]) =>
  parseLines([
    ['Diego Núñez', { size: 22, font: 1, bold: true }],
    ['diego@example.com'],
    ['Experiencia', { size: 12, font: 1, bold: true }],
    ['Contador, Grupo Norte, 2018 – 2022'],
    ['Habilidades', { size: 12, font: 1, bold: true }],
    ...lines,
  ]).sections.skills
const listSkills = (...lines: readonly TestLine[]) => {
  const skills = parseSkills(...lines)
  return [...(skills?.technical ?? []), ...(skills?.soft ?? [])]
}

describe('rows of skills', () => {
  it('leaves out the numbers of levels at the ends of three rows', () => {
    expect(listSkills(['Esquila 90'], ['Hilado fino 45'], ['Telar 100'])).toEqual(['Esquila', 'Hilado fino', 'Telar'])
    expect(listSkills(['Esquila 90'], ['Hilado fino 45'], ['Telar'])).toEqual(['Esquila 90', 'Hilado fino 45', 'Telar'])
  })

  it('ends a label with a wide gap in it at its colon', () => {
    const parts = [
      { at: 0, x: 40, font: 0, gap: false },
      { at: 9, x: 140, font: 0, gap: true },
    ]
    expect(listSkills(['Trabajos  con lana: Hilado, Cardado', { parts }])).toEqual(['Hilado', 'Cardado'])
  })

  it('has bold names of groups over their lists, and bold skills below the last one', () => {
    expect(
      listSkills(
        ['Fibras y tintes', BOLD],
        ['Lino, Cáñamo, Añil'],
        ['Acabado de telas', BOLD],
        ['Batán, Prensa, Cardado de paños'],
        ['Dirección de talleres', BOLD],
        ['Reparto y control de encargos', BOLD],
      ),
    ).toEqual([
      'Lino',
      'Cáñamo',
      'Añil',
      'Batán',
      'Prensa',
      'Cardado de paños',
      'Dirección de talleres',
      'Reparto y control de encargos',
    ])
  })

  it('has no label in brackets', () => {
    expect(listSkills(['Tejido de mantas (telares: Ulma, Arbea, Duna)'])).toEqual([
      'Tejido de mantas (telares: Ulma, Arbea, Duna)',
    ])
  })

  it('reads the tools of version control', () => {
    expect(listSkills(['Version control: Git, GitHub'], ['Versión 2.1'])).toEqual(['Git', 'GitHub'])
  })

  it('joins what has no bullet in a list set wide with the item above', () => {
    const wide = (text: string, i: number): TestLine => [text, { y: 300 + 24 * i, width: text.length * 5 }]
    const lines = ['• Bordado de manteles / Ganchillo', '/ Hilado', '• Teñido de la lana', '• Cardado']
    expect(listSkills(...lines.map(wide))).toEqual([
      'Bordado de manteles',
      'Ganchillo',
      'Hilado',
      'Teñido de la lana',
      'Cardado',
    ])
  })

  it('lists neither a label over two lines nor the name of a section in the look of the list', () => {
    expect(listSkills(['Pastora con mucha'], ['experiencia en:'], ['Ordeño, esquila'])).toEqual(['Ordeño', 'esquila'])
    const lines: TestLine[] = [['Conocimientos informáticos'], ['Excel, Word'], ['Intereses'], ['Remo, vela']]
    expect(listSkills(...lines)).toEqual(['Excel', 'Word'])
  })

  it('takes text to the left of a list, over two lines, for its label', () => {
    const left = (text: string, y: number): TestLine => [text, { x: 180 - 5 * text.length, y, width: 5 * text.length }]
    const item = (text: string, y: number): TestLine => [`• ${text}`, { x: 190, y, width: 100 }]
    const lines = [left('Trabajos del', 300), left('Telar', 312), item('Urdido', 306), item('Cardado', 326)]
    const skills = parseSkills(...lines, left('Cocina', 346), item('Asados', 346))
    expect([...(skills?.technical ?? []), ...(skills?.soft ?? [])]).toEqual(['Urdido', 'Cardado', 'Asados'])
    expect(skills?.groups?.map(({ name }) => name)).toEqual(['Trabajos del Telar', 'Cocina'])
  })

  it('splits a list with bullets in two columns, and starts anew below a label', () => {
    const pair = (first: string, second: string, y: number): TestLine => [
      `• ${first} ${second}`,
      {
        y,
        width: 300,
        parts: [
          { at: 0, x: 40, font: 0, gap: false },
          { at: first.length + 3, x: 200, font: 0, gap: true },
        ],
      },
    ]
    const pairs = [pair('Urdido', 'Tintes', 300), pair('Cardado fino', 'Hilado', 314), pair('Esquila', 'Telar', 328)]
    expect(listSkills(...pairs)).toEqual(['Urdido', 'Tintes', 'Cardado fino', 'Hilado', 'Esquila', 'Telar'])
    expect(listSkills(...pairs.slice(1))).toEqual(['Cardado fino Hilado', 'Esquila Telar'])
    const label: TestLine = ['Redes', { ...BOLD, y: 328 }]
    const lists: TestLine[] = [['Gimp, Krita', { y: 314 }], label, ['nginx, Docker', { y: 342 }]]
    expect(listSkills(...lists)).toEqual(['Gimp', 'Krita', 'nginx', 'Docker'])
  })

  it('keeps skills in lower case apart, but for the end of one', () => {
    const at = (text: string, i: number): TestLine => [text, { x: 60, y: 300 + 13 * i, width: text.length * 5 }]
    const lines = ['Trabajo en equipo', 'creatividad', 'adaptabilidad', 'manejo de lanas y', 'tintes']
    expect(listSkills(...lines.map(at))).toEqual([
      'manejo de lanas y tintes',
      'Trabajo en equipo',
      'creatividad',
      'adaptabilidad',
    ])
  })

  it('lists no dash before a level', () => {
    expect(listSkills(['Ordeño- Intermedio'], ['Esquila- Avanzado'], ['Cardado- Basico'])).toEqual([
      'Ordeño',
      'Esquila',
      'Cardado',
    ])
  })

  it('lists a tool that is called as a season', () => {
    expect(listSkills(['• Primavera 2019'], ['• Riego, mayo 2018'])).toEqual(['Primavera 2019'])
  })

  it('lists no level that is told as knowledge', () => {
    expect(listSkills(['• Hilado - Basic knowledge'], ['• Tintes - Conocimientos básicos'])).toEqual([
      'Hilado',
      'Tintes',
    ])
  })

  it('starts a new row below one that ends with a level', () => {
    const row = (names: string, level: string, y: number): TestLine => [
      `${names} ${level}`,
      {
        y,
        width: 400,
        parts: [
          { at: 0, x: 40, font: 0, gap: false },
          { at: names.length + 1, x: 300, font: 0, gap: true },
        ],
      },
    ]
    const rows = [row('Gimp, Krita', 'avanzado', 300), row('Tintes, lanas', 'básico', 314)]
    expect(listSkills(...rows)).toEqual(['Gimp', 'Krita', 'Tintes', 'lanas'])
  })
})
