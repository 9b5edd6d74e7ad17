import { describe, expect, it } from 'vitest'
import {
  getDragState,
  getRejection,
  getSubmitProblem,
  isLimitReached,
  toMegabytes,
} from '#web/features/analyzer/upload/upload-validation.ts'

const pdf = (size = 1000, name = 'cv.pdf', type = 'application/pdf') => ({ name, type, size })
const MAX = 10 * 1024 * 1024

describe('file selection', () => {
  it.each([
    ['one PDF', [pdf()], null],
    ['a PDF that the system gives no type', [pdf(1000, 'CV.PDF', '')], null],
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
    ['a picture', [{ kind: 'file', type: 'image/png' }], 'reject'],
    ['two PDFs', Array(2).fill({ kind: 'file', type: 'application/pdf' }), 'reject'],
    ['a file of unknown type', [{ kind: 'file', type: '' }], 'active'],
    ['marked text', [{ kind: 'string', type: 'text/plain' }], 'active'],
  ] as const)('dragging %s', (_, items, expected) => {
    expect(getDragState(items)).toBe(expected)
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
