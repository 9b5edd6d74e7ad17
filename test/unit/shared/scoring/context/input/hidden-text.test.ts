import { describe, expect, it } from 'vitest'
import type { ExtractedDocument, Warning } from '#shared/parser/extracted-document.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { detectHiddenText, removeHiddenPart, removeHiddenText } from '#shared/scoring/context/input/hidden-text.ts'
import { createExtractedDocument, type TestLine } from '../../../../../utils/reading/extracted-documents.ts'

const createPage = (lines: readonly TestLine[], ...hazards: Warning[]): ExtractedDocument => ({
  ...createExtractedDocument(lines),
  hazards,
})
const white = (line: number, quote?: string): Warning => ({
  code: 'white-text',
  page: 1,
  line,
  ...(quote && { quote }),
})
const invisible = (line: number): Warning => ({ code: 'invisible-text', page: 1, line })
const detect = (...input: Parameters<typeof createPage>) => {
  const { lines, parts, isScan } = detectHiddenText(createPage(...input))
  return { lines: [...lines], parts: [...parts], isScan }
}
const NOTHING = { lines: [], parts: [], isScan: false }
const ROSES: TestLine = ['Pruned roses']
const TREES: TestLine = ['Felled trees']

describe('hidden lines', () => {
  it.each(['white-text', 'invisible-text', 'off-page-text'] as const)('have the warning %s', (code) =>
    expect(detect([ROSES, TREES], { code, page: 1, line: 1 })).toEqual({ ...NOTHING, lines: [1] }),
  )

  it('have no other warning, and none without a line of the page', () => {
    expect(detect([ROSES], { code: 'table', page: 1, line: 0 })).toEqual(NOTHING)
    expect(detect([ROSES], { code: 'white-text', page: 1 })).toEqual(NOTHING)
    expect(detect([ROSES], white(7))).toEqual(NOTHING)
  })

  it('are tiny below 4 pt', () => {
    const tiny: Warning = { code: 'tiny-text', page: 1, line: 0 }
    expect(detect([['Roses', { size: 3.9 }]], tiny).lines).toEqual([0])
    expect(detect([['Roses', { size: 4 }]], tiny).lines).toEqual([])
    expect(detect([['Roses', { size: 3.9 }]], { code: 'table', page: 1, line: 0 }).lines).toEqual([])
  })

  it('are hidden in half of their letters; of others the part is hidden', () => {
    expect(detect([['abcd efgh']], white(0, 'abcd'))).toEqual({ ...NOTHING, lines: [0] })
    expect(detect([['abcd efgh']], white(0, 'abc'))).toEqual({ ...NOTHING, parts: [[0, 'abc']] })
    expect(detect([['abcd efgh']], white(0, '—'))).toEqual(NOTHING)
  })

  it('are a scan when nine in ten are invisible', () => {
    const lines = Array.from({ length: 10 }, (_, i): TestLine => [`Roses ${i}`])
    const scan = (count: number) => detect(lines, ...lines.slice(0, count).map((_, i) => invisible(i)))
    expect(scan(9)).toEqual({ ...NOTHING, isScan: true })
    expect(scan(8)).toMatchObject({ isScan: false, lines: [0, 1, 2, 3, 4, 5, 6, 7] })
    expect(detect(lines, ...Array.from({ length: 9 }, () => invisible(0)))).toMatchObject({ isScan: false, lines: [0] })
    expect(detect(lines, ...lines.map((_, i) => white(i))).isScan).toBe(false)
    expect(detect([])).toEqual(NOTHING)
  })
})

describe('the visible part of a line', () => {
  it('is what the hidden part leaves', () => {
    expect(removeHiddenPart('Pruned roses in parks', 'roses')).toBe('Pruned   in parks')
    expect(removeHiddenPart('roses pruned', 'roses')).toBe('pruned')
    expect(removeHiddenPart(' roses ', undefined)).toBe(' roses ')
  })
})

describe('a resume without its hidden text', () => {
  const remove = (sections: object, lines: readonly TestLine[], ...hazards: Warning[]) => {
    const extracted = createPage(lines, ...hazards)
    return removeHiddenText(contentSchema.parse({ sections }), extracted, detectHiddenText(extracted)).sections
  }

  it('is the same when nothing is hidden', () => {
    const extracted = createPage([ROSES])
    const content = contentSchema.parse({ sections: { summary: 'Felled trees' } })
    expect(removeHiddenText(content, extracted, detectHiddenText(extracted))).toBe(content)
  })

  it('has no text that only hidden lines have', () => {
    const lines = [ROSES, TREES, ['Watered lawns']] as const
    expect(remove({ summary: 'Felled trees' }, lines, white(1)).summary).toBe('')
    expect(remove({ summary: 'Pruned roses' }, lines, white(1)).summary).toBe('Pruned roses')
    expect(remove({ summary: 'Felled trees' }, [...lines, TREES], white(1)).summary).toBe('Felled trees')
    expect(remove({ summary: 'Swept paths' }, lines, white(1)).summary).toBe('Swept paths')
    expect(remove({ summary: '—' }, lines, white(1)).summary).toBe('—')
    expect(remove({ summary: 'Pruned roses\nFelled trees\nSwept paths' }, lines, white(1)).summary).toMatch(
      /^Pruned roses\n\s*Swept paths$/,
    )
    expect(remove({ summary: 'Pruned roses\nfelled-trees' }, lines, white(1)).summary).toBe('Pruned roses')
    expect(remove({ summary: 'Well, Felled trees, well' }, lines, white(1)).summary).toBe('Well,  , well')
    expect(remove({ summary: 'up to all' }, [ROSES, ['to']], white(1)).summary).toBe('up to all')
  })

  it('has no hidden part of a line', () => {
    const lines: readonly TestLine[] = [['Pruned roses and felled oaks']]
    expect(remove({ summary: 'felled oaks' }, lines, white(0, 'felled oaks')).summary).toBe('')
    expect(remove({ summary: 'Pruned roses' }, lines, white(0, 'felled oaks')).summary).toBe('Pruned roses')
  })

  it('has no hidden skill, although a sentence names it', () => {
    const skills = { technical: ['Roses', 'Trees'], soft: ['Patience', 'Trees'], languages: [] }
    const page: readonly TestLine[] = [['Roses, Patience'], ['Trees'], ['Felled trees in parks']]
    const told = (sections: object) => remove({ skills, ...sections }, page, white(1)).skills
    const description = 'Felled trees in parks'
    for (const sections of [
      { summary: description },
      { experience: [{ company: 'A', position: 'B', description }] },
      { experience: [{ company: 'A', position: 'B', achievements: [description] }] },
      { projects: [{ name: 'P', description }] },
      { volunteer: [{ organization: 'O', role: 'R', description }] },
    ])
      expect(told(sections)).toMatchObject({ technical: ['Roses'], soft: ['Patience'] })
    expect(told({})).toMatchObject({ technical: ['Roses', 'Trees'], soft: ['Patience', 'Trees'] })
  })
})
