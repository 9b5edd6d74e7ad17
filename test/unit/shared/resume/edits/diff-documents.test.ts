import { describe, expect, it } from 'vitest'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import { insertItem, moveItem, removeItem, setValue } from '#shared/resume/edits/create-changes.ts'
import { diffDocuments } from '#shared/resume/edits/diff-documents.ts'
import { createEmptyDocument, experienceEntrySchema, type ResumeDocument } from '#shared/resume/schema/document.ts'

const apply = (document: ResumeDocument, ...changes: Change[]) => applyChanges(document, changes).document
const job = (id: string) => experienceEntrySchema.parse({ id, company: id })
const base = ['a', 'b', 'c'].reduce(
  (document, id) => apply(document, ...insertItem(document, ['experience'], job(id))),
  createEmptyDocument('d', 'es'),
)

describe('diffDocuments', () => {
  it('gives changes that turn one document into the other', () => {
    let other = apply(base, ...setValue(base, ['summary', 'es'], 'Hola'))
    other = apply(other, ...removeItem(other, ['experience'], 'b'))
    other = apply(other, ...insertItem(other, ['experience'], job('d'), 0))
    other = apply(other, ...moveItem(other, ['experience'], 'c', 0))
    other = apply(other, ...setValue(other, ['experience', 'a', 'company'], 'Álamo'))
    expect(apply(base, ...diffDocuments(base, other))).toEqual(other)
    expect(diffDocuments(base, base)).toEqual([])
  })

  it('merges two independently edited copies entry by entry', () => {
    const mine = apply(base, ...setValue(base, ['experience', 'a', 'company'], 'Mía'))
    const theirs = apply(
      apply(base, ...setValue(base, ['experience', 'b', 'company'], 'Suya')),
      ...insertItem(base, ['experience'], job('e')),
    )
    const joined = applyChanges(theirs, diffDocuments(base, mine))
    expect(joined.conflicts).toEqual([])
    expect(joined.document.experience.map((e) => e.company)).toEqual(['Mía', 'Suya', 'c', 'e'])
  })

  it('changes value and text of a date together', () => {
    const date = { value: '2020-01', text: '01/2020' }
    const dated = apply(base, ...setValue(base, ['experience', 'a', 'startDate'], date))
    const later = apply(
      dated,
      ...setValue(dated, ['experience', 'a', 'startDate'], { value: '2021-01', text: '01/2021' }),
    )
    expect(diffDocuments(dated, later)).toHaveLength(1)
  })
})
