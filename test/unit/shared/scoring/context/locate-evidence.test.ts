import { describe, expect, it } from 'vitest'
import { createContext } from '#shared/scoring/context/context.ts'
import { createExtractedDocument } from '../../../../utils/reading/extracted-documents.ts'
import { goodEnglishCv, NOW } from '../../../../utils/scoring/scoring-inputs.ts'

const LINES = [
  'Summary',
  'Gardener who keeps PostgreSQL tables of roses and knows soil',
  'Experience',
  'Kept tables of roses',
  'Skills',
  'Soil, Excel, SQL',
]
const { locateEvidence } = createContext({
  extracted: createExtractedDocument(LINES.map((text) => [text])),
  content: goodEnglishCv({}),
  language: 'en',
  now: NOW,
})
const find = (quote: string, path?: string) => LINES[locateEvidence({ find: quote, ...(path && { path }) }).line ?? -1]

describe('evidence is found', () => {
  it('as whole words before the letters inside another word', () =>
    expect(find('SQL', 'skills/technical')).toBe(LINES[5]))
  it('below the heading of its section before another one', () => {
    expect(find('Soil', 'skills/technical')).toBe(LINES[5])
    expect(find('Soil', 'summary')).toBe(LINES[1])
    expect(find('tables of roses', 'experience/e1/achievements/0')).toBe(LINES[3])
  })
  it('in the first line where nothing tells more', () => expect(find('roses')).toBe(LINES[1]))
  it('by its letters where no line has its words', () => expect(find('post gre', 'skills/technical')).toBe(LINES[1]))
})
