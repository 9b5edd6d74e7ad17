import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines as parse, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const INNER: LineProperties = { x: 60 }

describe('projects as an outline', () => {
  it('start at the outer bullets, also with text further in below their names', () => {
    const lines: TestLine[] = ['Faro de papel (2019)', 'Herbario sonoro (2018)'].flatMap((name): TestLine[] => [
      [`• ${name}`],
      ['Instalación para una biblioteca', INNER],
      ['• Dibujo de las piezas y montaje con el equipo.', INNER],
    ])
    const { projects } = parse([
      ['Berta Solís Arnau', { size: 22, font: 3, bold: true }],
      ['Proyectos', HEAD],
      ...lines,
    ]).sections
    expect(projects?.map(({ name }) => name)).toEqual(['Faro de papel', 'Herbario sonoro'])
    expect(projects?.[1]?.description).toBe(
      'Instalación para una biblioteca\nDibujo de las piezas y montaje con el equipo.',
    )
  })
})
