import { describe, expect, it } from 'vitest'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { findPageChanges } from '#web/features/editor/versions/page-changes.ts'
import type { TextSpan } from '#web/workers/render/protocol.ts'

const document = createEmptyDocument('d', 'en')
const place = { x: 0, y: 0, width: 100, height: 10, size: 10, bold: false }

/** Lines of one field, as a page draws them. */
const draw = (path: string, ...lines: readonly string[]): TextSpan[] =>
  lines.map((text) => ({ ...place, text, fields: [{ path, start: 0, offset: 0 }] }))

const find = (drawn: readonly TextSpan[], other: readonly TextSpan[]) =>
  findPageChanges({ document, spans: drawn }, { document, spans: other })

describe('findPageChanges', () => {
  it('marks the words that differ, as letters of their field', () => {
    expect(find(draw('summary', 'Baked 300 loaves a day'), draw('summary', 'Baked 200 loaves'))).toEqual([
      { id: 'summary', letters: { from: 5, to: 8 } },
      { id: 'summary', letters: { from: 14, to: 18 } },
    ])
  })

  it('finds nothing where only the lines are broken in other places', () => {
    const wide = draw('summary', 'Kneaded well-proofed dough daily')
    expect(find(wide, draw('summary', 'Kneaded well-', 'proofed dough', 'daily'))).toEqual([])
    expect(find(draw('summary', 'knead-', 'ing dough'), draw('summary', 'kneading dough'))).toEqual([])
  })

  it('finds nothing where a design only changes the case', () => {
    expect(find(draw('summary', 'BAKER'), draw('summary', 'Baker'))).toEqual([])
  })

  it('marks a field that the other page does not have as a whole', () => {
    expect(find(draw('personalInfo/title', 'Baker'), [])).toEqual([{ id: 'personalInfo/title' }])
  })

  it('marks a text that is too long to be compared as a whole', () => {
    const long = 'word '.repeat(300)
    expect(find(draw('summary', `${long}more`), draw('summary', long))).toEqual([{ id: 'summary' }])
  })

  it('marks nothing of a text of which only words were taken away', () => {
    expect(find(draw('summary', 'Baked bread'), draw('summary', 'Baked fresh bread'))).toEqual([])
  })

  it('finds a new item of a list, and none that only moved', () => {
    const [before, after] = [['Pruning'], ['Grafting', 'Pruning']].map((skills) =>
      skills.flatMap((skill, i) => draw(`skills/technical/${i}`, skill)),
    )
    expect(find(after ?? [], before ?? [])).toEqual([{ id: 'skills/technical/0' }])
  })

  it('ignores labels, which belong to no field', () => {
    expect(find([{ ...place, text: 'Page 1', fields: [] }], [])).toEqual([])
  })
})
