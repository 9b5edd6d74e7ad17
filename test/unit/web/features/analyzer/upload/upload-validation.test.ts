import { describe, expect, it } from 'vitest'
import {
  getDragState,
  getRejection,
  getSaveHint,
  getSubmitProblem,
  isLimitReached,
  toMegabytes,
} from '#web/features/analyzer/upload/upload-validation.ts'

const pdf = (size = 1000, name = 'cv.pdf', type = 'application/pdf') => ({ name, type, size })
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const MAX = 10 * 1024 * 1024

describe('file selection', () => {
  it.each([
    ['one PDF', [pdf()], null],
    ['a PDF that the system gives no type', [pdf(1000, 'CV.PDF', '')], null],
    ['a DOCX', [pdf(1000, 'cv', DOCX)], null],
    ['a Word file that the system gives no type', [pdf(1000, 'CV.DOCM', '')], null],
    ['an ODT', [pdf(1000, 'cv.odt', '')], null],
    ['a Word file over 10 MB', [pdf(MAX + 1, 'cv.docx', DOCX)], 'too-large'],
    ['an old Word file', [pdf(1000, 'cv.doc', 'application/msword')], 'wrong-type'],
    ['exactly 10 MB', [pdf(MAX)], null],
    ['one byte more', [pdf(MAX + 1)], 'too-large'],
    ['a picture', [pdf(1000, 'cv.png', 'image/png')], 'wrong-type'],
    ['a large picture: the type is the first thing to mend', [pdf(MAX + 1, 'cv.png', 'image/png')], 'wrong-type'],
    ['two files', [pdf(), pdf()], 'other'],
    ['no file', [], 'other'],
  ] as const)('%s', (_, files, expected) => {
    expect(getRejection(files)).toBe(expected)
  })

  it.each([
    ['a PDF', [{ kind: 'file', type: 'application/pdf' }], 'accept'],
    ['a DOCX', [{ kind: 'file', type: DOCX }], 'accept'],
    ['an old Word file', [{ kind: 'file', type: 'application/msword' }], 'reject'],
    ['a picture', [{ kind: 'file', type: 'image/png' }], 'reject'],
    ['two PDFs', Array(2).fill({ kind: 'file', type: 'application/pdf' }), 'reject'],
    ['a file of unknown type', [{ kind: 'file', type: '' }], 'active'],
    ['marked text', [{ kind: 'string', type: 'text/plain' }], 'active'],
  ] as const)('dragging %s', (_, items, expected) => {
    expect(getDragState(items)).toBe(expected)
  })

  it.each([
    ['cv.doc', 'application/msword', 'old-word'],
    ['CV.DOC', '', 'old-word'],
    ['cv.png', 'image/png', 'unsupported-file'],
    ['cv.pages', '', 'unsupported-file'],
    ['cv.mp3', 'audio/mpeg', null],
  ] as const)('for %s the hint how to save it as PDF is the one of %s', (name, type, expected) => {
    expect(getSaveHint({ name, type })).toBe(expected)
  })

  it('rounds the size in MB to two decimals', () => {
    expect(toMegabytes(1_572_864)).toBe(1.5)
    expect(toMegabytes(12_345)).toBe(0.01)
  })
})

describe('getSubmitProblem', () => {
  const ready = { signedIn: true, usage: { count: 1, limit: 3 }, hasFile: true, text: '' }

  it('accepts a file or a text', () => {
    expect(getSubmitProblem(ready)).toBeNull()
    expect(getSubmitProblem({ ...ready, hasFile: false, text: 'x'.repeat(50) })).toBeNull()
  })

  it.each([
    ['nothing', { hasFile: false, text: '  \n ' }],
    ['sign-in', { signedIn: false }],
    ['limit', { usage: { count: 3, limit: 3 } }],
    ['too-short', { hasFile: false, text: `${'x'.repeat(49)}   ` }],
  ] as const)('says %s', (problem, change) => {
    expect(getSubmitProblem({ ...ready, ...change })).toBe(problem)
  })

  it('prefers a file to a text that is too short', () => {
    expect(getSubmitProblem({ ...ready, text: 'short' })).toBeNull()
  })

  it('never blocks an unlimited plan or an unknown usage', () => {
    expect(isLimitReached({ count: 900, limit: -1 })).toBe(false)
    expect(isLimitReached(null)).toBe(false)
    expect(isLimitReached({ count: 0, limit: 0 })).toBe(true)
  })
})
