import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines as parse, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const COURSES: readonly TestLine[] = [
  ['Summer 2019 Graduate Lichen Ecology, University of Arbea'],
  ['Summer 2017 Field Botany, University of Arbea'],
  ['2016 Moss Taxonomy, Orvane Institute'],
]
const read = (heading: string, ...lines: readonly TestLine[]) =>
  parse([
    ['Berta Solís Arnau', { size: 22, font: 3, bold: true }],
    ['Work Experience', HEAD],
    ['2020 - 2023 Curator, Olmedo Museum'],
    [heading, HEAD],
    ...lines,
    ['Languages', HEAD],
    ['English, Welsh'],
  ]).sections

describe('courses that somebody taught', () => {
  it('are no jobs where their lines name no role, and are kept', () => {
    const { experience, custom } = read('Teaching Experience', ...COURSES, [
      '2012 - 2016 Lab Instructor, Orvane Institute',
    ])
    expect(experience?.map(({ position }) => position)).toEqual(['Curator', 'Lab Instructor'])
    expect(custom?.map(({ title }) => title)).toEqual(['Teaching Experience'])
    for (const [text] of COURSES) expect(JSON.stringify(custom)).toContain(text.split(', ')[0]?.split(' ').at(-1))
  })

  it('stand for jobs below the name of a post', () => {
    const { custom } = read('Teaching Assistantships', ...COURSES)
    expect(custom ?? []).toEqual([])
  })
})
