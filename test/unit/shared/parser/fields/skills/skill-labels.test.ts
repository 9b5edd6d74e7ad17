import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 13, font: 1, bold: true }
const BOLD: LineProperties = { font: 2, bold: true }

const skillsOf = (...lines: readonly TestLine[]) =>
  parseLines([['Ovidio Lastra', { size: 20 }], ['Skills', HEAD], ...lines]).sections.skills
const listSkills = (...lines: readonly TestLine[]) => {
  const skills = skillsOf(...lines)
  return [...(skills?.technical ?? []), ...(skills?.soft ?? [])]
}

/** A row of cells 120 pt apart. */
const cells = (texts: readonly string[], y: number, properties: LineProperties = {}): TestLine => {
  const text = texts.join(' ')
  let at = 0
  const parts = texts.map((cell, i) => {
    const part = { at, x: (properties.x ?? 40) + i * 120, font: properties.font ?? 0, gap: i > 0 }
    at += cell.length + 1
    return part
  })
  return [text, { y, x: 40, ...properties, parts }]
}

describe('labels of skills in a look of their own', () => {
  it('stand in capitals further left than the rows below them', () => {
    const skills = skillsOf(
      ['SOIL & WATER', { ...BOLD, x: 20, y: 100 }],
      cells(['Soil Mapping', 'Drainage'], 114, { ...BOLD, x: 30 }),
      ['PLANTS & TREES', { ...BOLD, x: 20, y: 140 }],
      cells(['Grafting', 'Pruning'], 154, { ...BOLD, x: 30 }),
      cells(['Seed Sorting', 'Tree Felling'], 168, { ...BOLD, x: 30 }),
    )
    expect(skills?.technical).toEqual([
      'Soil Mapping',
      'Drainage',
      'Grafting',
      'Pruning',
      'Seed Sorting',
      'Tree Felling',
    ])
    expect(skills?.groups?.map(({ name }) => name)).toEqual(['SOIL & WATER', 'PLANTS & TREES'])
  })

  it('are no skills in capitals among others', () => {
    expect(listSkills(['PHP'], ['Python'], ['CSS'], ['Docker'], ['Figma'], ['Gimp'])).toEqual(
      expect.arrayContaining(['PHP', 'CSS']),
    )
  })

  it('head lists of bullets with several words', () => {
    expect(
      listSkills(
        ['Soil & Drainage', BOLD],
        ['• Mapping of wet soils and drainage design', { x: 58 }],
        ['• Survey of springs and old wells', { x: 58 }],
        ['• Design of ponds for small farms', { x: 58 }],
      ),
    ).toEqual([
      'Mapping of wet soils and drainage design',
      'Survey of springs and old wells',
      'Design of ponds for small farms',
    ])
  })

  it('stand side by side over cells', () => {
    expect(
      listSkills(
        cells(['Field work', 'Personal care'], 100, BOLD),
        cells(['Mowing', 'Patience'], 114),
        cells(['Sowing', 'Calm'], 128),
      ),
    ).not.toContain('Field work')
  })
})
