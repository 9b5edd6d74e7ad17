import { describe, expect, it } from 'vitest'
import {
  type LineProperties,
  parseLines as parse,
  type TestLine,
} from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const STUDIES: readonly TestLine[] = [
  ['Berta Solís Arnau', { size: 22, font: 3, bold: true }],
  ['PERFIL', HEAD],
  ['Tejedora con taller propio.'],
  ['FORMACIÓN', HEAD],
  ['Grado en Historia del Textil, Universidad de Arbea, 2011 - 2015'],
  ['Bachillerato de artes, Instituto Llimona, 2009 - 2011'],
]

describe('the end of a section of studies', () => {
  it('is a heading in the look of the text with a colon', () => {
    const { education, certifications, custom } = parse([
      ...STUDIES,
      ['Cursos realizados:'],
      ['Tintes naturales, Taller Orvane, 2016'],
      ['Telar de cintura, Taller Orvane, 2017'],
    ]).sections
    expect(education?.map(({ institution }) => institution)).toEqual(['Universidad de Arbea', 'Instituto Llimona'])
    expect(JSON.stringify([certifications, custom])).toMatch(/Tintes naturales.*Telar de cintura/)
  })

  it('is no label within a study', () => {
    const { education } = parse([
      ...STUDIES.slice(0, 5),
      ['Relevant coursework:'],
      ['Weaving, Dyeing, Museum studies'],
      ...STUDIES.slice(5),
    ]).sections
    expect(education).toHaveLength(2)
  })
})
