import { describe, expect, it } from 'vitest'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { contrastWithWhite } from '#shared/scoring/rules/format/contrast.ts'
import { listRuleCodes, type RuleCode } from '#shared/scoring/rules/index.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { createFootLine } from '../../../../../utils/reading/extracted-documents.ts'
import {
  type ContentParts,
  findRow,
  getGainedRatio,
  goodEnglishCv,
  scoreResume,
} from '../../../../../utils/scoring/scoring-inputs.ts'

type Printed = (read: ExtractedDocument) => Partial<ExtractedDocument>
const lines =
  (change: (line: ExtractedDocument['lines'][number], i: number) => object): Printed =>
  (read) => ({
    lines: read.lines.map((line, i) => ({ ...line, ...change(line, i) })),
  })
const pages =
  (count: number): Printed =>
  () => ({
    pages: Array.from({ length: count }, (_, i) => ({ number: i + 1, width: 595, height: 842, columns: 1 })),
  })
const meta =
  (change: Partial<ExtractedDocument['meta']>): Printed =>
  (read) => ({ meta: { ...read.meta, ...change } })
const same: Printed = () => ({})

const twoJobs = goodEnglishCv().sections.experience ?? []
const BLOCK = {
  sections: {
    experience: [
      { company: 'A', position: 'B', startDate: '2020', endDate: '2021', description: `${'Word '.repeat(200)}.` },
    ],
  },
}

const LOSSES: readonly (readonly [RuleCode, string, ContentParts, Printed, number])[] = [
  ['page-count', 'six pages', {}, pages(6), 0],
  ['word-count', 'hardly any text', { sections: { summary: '', experience: [] } }, same, 0],
  [
    'dates-one-format',
    'four forms',
    {},
    lines((l, i) => ({ text: ['2019 – 2020', 'Mar 2018 – 04/2019', 'March 2016 – 2017-02', l.text][Math.min(i, 3)] })),
    0.55,
  ],
  ['chronology', 'oldest first', { sections: { experience: [...twoJobs].reverse() } }, same, 0],
  [
    'section-order',
    'studies before jobs, after ten years of work',
    {},
    (read) => {
      const at = read.lines.findIndex((l) => l.text === 'Education')
      return { lines: read.lines.map((l, i) => (i >= at && i < at + 3 ? { ...l, y: l.y - 700 } : l)) }
    },
    0,
  ],
  [
    'list-form',
    'paragraphs',
    {
      sections: {
        experience: [
          {
            company: 'A',
            position: 'B',
            startDate: '2020',
            description: 'Led a team of five. Built a good site. Sold many cars there.',
          },
        ],
      },
    },
    same,
    0,
  ],
  ['paragraph-length', 'one block of 200 words', BLOCK, same, 0.67],
  ['font-size', '7 pt', {}, lines(() => ({ size: 7 })), 0],
  ['font-size', '16 pt', {}, lines(() => ({ size: 16 })), 0],
  ['sizes-few', 'nine sizes', {}, lines((_, i) => ({ size: 8 + (i % 9) })), 0],
  [
    'fonts-few',
    'five families',
    {},
    meta({ fonts: ['ABCDEF+Arial-Bold', 'Georgia', 'Courier', 'Impact', 'Comic Sans'] }),
    0,
  ],
  ['heading-style', 'each heading its own', {}, lines((l, i) => (l.bold && l.size === 13 ? { size: 13 + i } : {})), 0],
  ['margins', '12 pt', {}, lines(() => ({ x: 12 })), 0],
  ['density', 'lines that touch', {}, lines((_, i) => ({ y: 50 + i * 9.9, size: 10.5 })), 0],
  ['contrast', 'pale grey', {}, lines(() => ({ color: '#bbbbbb' })), 0],
  ['bullet-marks', 'five marks', {}, lines((l, i) => ({ text: `${'•–*►◆'[i % 5]} ${l.text}` })), 0],
  ['shouting', 'all in capitals', {}, lines((l) => ({ text: l.text.toUpperCase() })), 0],
  ['page-size', 'a square', {}, () => ({ pages: [{ number: 1, width: 700, height: 700, columns: 1 }] }), 0],
  ['file-size', '8 MB', {}, meta({ bytes: 8_000_000 }), 0],
]

const printed = (content: ResumeContent, change: Printed) =>
  scoreResume(content, { read: change(simulateExtraction(content, 'en')) })

describe('format rules', () => {
  it.each(LOSSES)('%s loses points: %s', (code, _, parts, change, share) => {
    expect(getGainedRatio(printed(goodEnglishCv(parts), change), code)).toBeCloseTo(share, 1)
    const good = getGainedRatio(scoreResume(goodEnglishCv()), code) ?? 1
    expect(good).toBeGreaterThan(code === 'word-count' ? 0.8 : 0.99)
  })

  it('each has a case above, except the advice without points', () => {
    expect(listRuleCodes('format').filter((code) => !LOSSES.some(([c]) => c === code))).toEqual([
      'last-page',
      'country-advice',
    ])
  })

  it('advises about a last page with one line, and takes no points', () => {
    const onNextPage = printed(goodEnglishCv(), (read) => ({
      ...pages(2)(read),
      lines: [...read.lines, { ...createFootLine('Austin, USA', 0), page: 2, y: 42 }],
    }))
    expect(findRow(onNextPage, 'last-page')).toMatchObject({
      weight: 0,
      evidence: [{ page: 2 }],
      params: { percent: 5 },
    })
  })

  it('recognizes the families of TeX fonts, subset fonts and icon fonts', () => {
    const fonts = [
      'ABCDEF+CMR10',
      'ABCDEF+CMBX12',
      'ABCDEF+SFRM1000',
      'FontAwesome5Free-Solid',
      'XYZABC+Lato-BoldItalic',
      'Lato-Regular',
    ]
    expect(getGainedRatio(printed(goodEnglishCv(), meta({ fonts: fonts.slice(0, 2) })), 'fonts-few')).toBe(1)
    expect(getGainedRatio(printed(goodEnglishCv(), meta({ fonts: fonts.slice(3) })), 'fonts-few')).toBe(1)
  })

  it('treats `May` beside short month names as one format', () => {
    const change = lines((l, i) => ({
      text:
        ['May 2019 – Mar 2020', 'Jan 2018 – Feb 2019', 'May 2017 – Dec 2017', 'Work Experience'][i] ??
        l.text.replace(/\d{2}\/\d{4}/g, 'May 2015'),
    }))
    expect(getGainedRatio(printed(goodEnglishCv(), change), 'dates-one-format')).toBe(1)
  })

  it('computes the contrast of WCAG', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21, 1)
    expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 1)
  })
})
