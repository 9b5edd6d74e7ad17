import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '../../../../../utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const studies = (...lines: TestLine[]) =>
  parseLines([NAME, ['Educación', HEAD], ...lines]).sections.education?.map(({ degree, institution, endDate, gpa }) => [
    degree,
    institution,
    endDate ?? '',
    gpa ?? '',
  ])

describe('how far studies have come', () => {
  it('is no school beside the names of studies', () => {
    expect(
      studies(
        ['Técnicas de Riego – Completado   Marzo 2016 – Abril 2017', BOLD],
        ['• Cría de reinas y manejo de enjambres en primavera'],
        ['Riego y Poda de Frutales – Completado   Marzo 2016', BOLD],
        ['• Poda de formación'],
        ['Mantenimiento de Bombas – Finalizado   Mayo 2019', BOLD],
        ['• Bombas y válvulas'],
      ),
    ).toEqual([
      ['Técnicas de Riego', '', '2017-04', ''],
      ['Riego y Poda de Frutales', '', '2016-03', ''],
      ['Mantenimiento de Bombas', '', '2019-05', ''],
    ])
  })

  it('stands in brackets or before a school', () => {
    expect(
      studies(
        ['Máster en Gestión Forestal (Cursando Actualmente)', BOLD],
        ['Academia Lumo'],
        ['MS in Forestry   2014 – 2016', BOLD],
        ['In-Progress: Arbea University'],
      ),
    ).toEqual([
      ['Máster en Gestión Forestal', 'Academia Lumo', '', ''],
      ['MS in Forestry', 'Arbea University', '2016', ''],
    ])
  })
})

describe('a level of studies above the degree', () => {
  it('leaves the degree to the name below it', () => {
    expect(
      studies(
        ['Secundario / Graduado', BOLD],
        ['Bachiller en Ciencias del Suelo'],
        ['Liceo Arbea, Olmedo'],
        ['Terciario / En curso', BOLD],
        ['Analista de riegos'],
        ['Instituto Lumo, Olmedo'],
      )?.map(([degree]) => degree),
    ).toEqual(['Bachiller en Ciencias del Suelo', 'Analista de riegos'])
    expect(
      studies(
        ['Media Superior (2009-2012)'],
        ['Escuela: CET 4 Arbea'],
        ['Técnica en Redes de Riego', BOLD],
        ['Superior (2012-2016)'],
        ['Escuela: Instituto Lumo'],
        ['Ingeniera en Sistemas Hidráulicos', BOLD],
      ),
    ).toEqual([
      ['Técnica en Redes de Riego', 'CET 4 Arbea', '2012', ''],
      ['Ingeniera en Sistemas Hidráulicos', 'Instituto Lumo', '2016', ''],
    ])
  })
})

it('a year between bars dates a study, and a year after the word for a grade is none', () => {
  expect(
    studies(
      ['GRADO SUPERIOR. GESTIÓN DE BOSQUES Y PAISAJE | 2016 | CENTRO DE FORMACIÓN ARBEA', BOLD],
      ['GRADO MEDIO. TÉCNICO DE JARDINES | 2013 | IES DEL OLMO', BOLD],
      ['• Mejor promedio 2013.'],
    ),
  ).toEqual([
    ['GRADO SUPERIOR. GESTIÓN DE BOSQUES Y PAISAJE', 'CENTRO DE FORMACIÓN ARBEA', '2016', ''],
    ['GRADO MEDIO. TÉCNICO DE JARDINES', 'IES DEL OLMO', '2013', ''],
  ])
})
