import { describe, expect, it } from 'vitest'
import { documentSchema } from '#shared/resume/schema/document.ts'
import { findIndex, findSpan, listBoxes, locateCharacter } from '#web/features/editor/preview/locate-text.ts'
import type { TextSpan } from '#web/workers/render/protocol.ts'

const document = documentSchema.parse({
  schemaVersion: 2,
  id: 'doc',
  language: 'en',
  personalInfo: {},
  experience: [
    {
      id: 'j',
      achievements: [
        { id: 'empty', text: {} },
        { id: 'bread', text: { en: 'Sold 400 loaves' } },
      ],
    },
  ],
  custom: [{ id: 'c', title: { en: 'Prizes' } }],
})

const span = (text: string, fields: TextSpan['fields'], place: Partial<TextSpan> = {}): TextSpan => ({
  text,
  fields,
  x: 100,
  y: 50,
  width: text.length * 5,
  height: 10,
  size: 10,
  bold: false,
  ...place,
})

const measure = (text: string) => text.length

describe('findSpan', () => {
  const near = span('near', [{ path: 'summary', start: 0, offset: 0 }])
  const label = span('label', [], { y: 70 })

  it('takes the nearest text within reach', () => {
    expect(findSpan([near, label], { x: 110, y: 64 }, 6)).toBe(near)
    expect(findSpan([near, label], { x: 110, y: 80 }, 6)).toBeNull()
  })
})

describe('findIndex', () => {
  it('finds the gap between two characters', () => {
    const text = span('Sold', [])
    expect([99, 101, 104, 108, 200].map((x) => findIndex(text, x, measure))).toEqual([0, 0, 1, 2, 4])
  })
})

describe('locateCharacter', () => {
  it('finds the bullet in spite of an empty one above it', () => {
    const text = span('400 loaves', [{ path: 'experience/j/achievements/0', start: 0, offset: 4 }])
    expect(locateCharacter(document, text, 6)).toEqual({
      path: ['experience', 'j', 'achievements', 'bread'],
      target: { letters: 9, isWordStart: false },
    })
  })

  it('tells the start from the end of a range of dates', () => {
    const text = span('Mar 2021 – Present', [
      { path: 'experience/j/startDate', start: 0, offset: 0 },
      { path: 'experience/j/endDate', start: 11, offset: 0 },
    ])
    expect(locateCharacter(document, text, 5)?.path.at(-1)).toBe('startDate')
    expect(locateCharacter(document, text, 14)?.path.at(-1)).toBe('endDate')
  })

  it('takes the heading of a section of one’s own for its field', () => {
    const text = span('PRIZES', [{ path: 'custom:c', start: 0, offset: 0 }])
    expect(locateCharacter(document, text, 0)?.path).toEqual(['custom', 'c', 'title'])
  })
})

describe('listBoxes', () => {
  const bullet = 'experience/j/achievements/0'

  it('lights every line of a field, and joins parts with other marks', () => {
    const spans = [
      span('Sold ', [{ path: bullet, start: 0, offset: 0 }]),
      span('400', [{ path: bullet, start: 0, offset: 4 }], { x: 125, bold: true }),
      span('loaves', [{ path: bullet, start: 0, offset: 7 }], { y: 62 }),
      span('WORK EXPERIENCE', [{ path: 'experience', start: 0, offset: 0 }], { y: 10 }),
    ]
    expect(listBoxes(document, spans, { id: 'experience/j/achievements/bread' }, measure)).toEqual([
      { x: 100, y: 50, width: 40, height: 10 },
      { x: 100, y: 62, width: 30, height: 10 },
    ])
  })

  it('lights the line of a description that has the caret', () => {
    const path = 'experience/j/description'
    const spans = [
      span('First', [{ path, start: 0, offset: 0 }]),
      span('Second', [{ path, start: 0, offset: 5 }], { y: 62 }),
    ]
    expect(listBoxes(document, spans, { id: path, letters: { from: 5, to: 11 } }, measure)).toHaveLength(1)
  })

  it('marks single words of a field, with the punctuation after them', () => {
    const spans = [span('Sold 400 loaves, daily', [{ path: 'summary', start: 0, offset: 0 }])]
    expect(listBoxes(document, spans, { id: 'summary', letters: { from: 7, to: 13 } }, measure)).toEqual([
      { x: 145, y: 50, width: 35, height: 10 },
    ])
  })

  it('does not light the heading of a section', () => {
    const spans = [span('SUMMARY', [{ path: 'summary', start: 0, offset: 0, isHeading: true }])]
    expect(listBoxes(document, spans, { id: 'summary' }, measure)).toEqual([])
  })
})
