import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 13, font: 1, bold: true }
const parse = (...lines: readonly TestLine[]) =>
  parseLines([['Nerea Bastida Roca', { size: 22, font: 1, bold: true }], ['Skills', HEAD], ['Beekeeping'], ...lines])

describe('contact data below a list of skills', () => {
  it('is no skill, nor are its icons', () => {
    const { personalInfo, sections } = parse(
      ['Pruning'],
      ['§', { size: 25 }],
      ['å', { size: 25 }],
      ['600 555 031'],
      ['Vigo, Spain'],
      ['nerea@example.com'],
    )
    expect(sections.skills).toMatchObject({ technical: ['Beekeeping', 'Pruning'], soft: [] })
    expect(personalInfo).toMatchObject({ phone: '600 555 031', location: 'Vigo, Spain', email: 'nerea@example.com' })
  })

  it('leaves single letters, and skills below one address', () => {
    const { sections } = parse(['• R'], ['nerea@example.com'], ['• Pruning'])
    expect(sections.skills?.technical).toEqual(['Beekeeping', 'R', 'Pruning'])
  })
})
