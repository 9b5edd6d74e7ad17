import { describe, expect, it } from 'vitest'
import { parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const summary = (...lines: TestLine[]) =>
  parseLines([
    ['Nerea Bastida Roca', { size: 20 }],
    ['nerea@olmo.example'],
    ...lines,
    ['Experiencia laboral', { size: 13, font: 1 }],
    ['Jardinera, Vivero Olmo, 2016 - 2019'],
  ]).sections.summary

describe('running text above the first heading', () => {
  it('is the summary', () =>
    expect(summary(['Jardinera con doce años de oficio en parques y viveros de la costa.'])).toMatch(/^Jardinera con/))

  it('is none where it is a motto', () => {
    expect(summary(['“Quien planta un árbol antes de saber regar aprende a esperar la lluvia.”'])).toBeUndefined()
    expect(summary(['«Quien planta un árbol antes de saber'], ['regar aprende a esperar la lluvia.»'])).toBeUndefined()
  })
})
