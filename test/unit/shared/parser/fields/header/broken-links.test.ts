import { describe, expect, it } from 'vitest'
import { parseLines } from '#test/utils/reading/extracted-documents.ts'

const linkedinOf = (...lines: readonly string[]) =>
  parseLines([
    ['Irene Salaverri Moa', { size: 20 }],
    ['irene@example.com'],
    ...lines.map((text) => [text] as const),
    ['Education', { size: 13, font: 1 }],
    ['Diploma in Pruning, Olmedo College, 2007'],
  ]).personalInfo.linkedin

describe('a link that a line break splits at a hyphen', () => {
  it('goes on with the next line', () => {
    expect(linkedinOf('linkedin.com/in/irene-salaverri-', 'moa-00a11b')).toBe(
      'linkedin.com/in/irene-salaverri-moa-00a11b',
    )
  })

  it('does not go on with a line of several words', () => {
    expect(linkedinOf('linkedin.com/in/irene-salaverri-', 'Olmedo, Valladolid')).not.toContain('Olmedo')
  })
})
