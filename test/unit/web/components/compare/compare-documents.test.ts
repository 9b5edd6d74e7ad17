import { describe, expect, it } from 'vitest'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import { insertItem, removeItem, setValue } from '#shared/resume/edits/create-changes.ts'
import { createEmptyDocument, experienceEntrySchema, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { compareDocuments } from '#web/components/compare/compare-documents.ts'

const job = (id: string) =>
  experienceEntrySchema.parse({
    id,
    company: `Vivero ${id}`,
    position: { es: 'Jardinera' },
    achievements: [{ id: `${id}-1`, text: { es: 'Planté 300 olivos.' } }],
  })
const add = (document: ResumeDocument, id: string) =>
  applyChanges(document, insertItem(document, ['experience'], job(id))).document
const base = ['a', 'b'].reduce(add, createEmptyDocument('base', 'es'))

describe('compareDocuments', () => {
  it('matches fields by entry, whatever their order', () => {
    const changed = applyChanges(base, [
      ...setValue(base, ['experience', 'b', 'position', 'es'], 'Paisajista'),
      ...setValue(base, ['summary', 'es'], 'Paisajista titulada'),
    ]).document
    const other = add(applyChanges(changed, removeItem(changed, ['experience'], 'a')).document, 'c')
    const differing = compareDocuments(base, other).flatMap(({ section, fields }) =>
      fields
        .filter(({ left, right }) => left !== right)
        .map(({ entry, field, left, right }) => [section, entry, field, left, right].join('|')),
    )
    expect(differing).toEqual([
      'experience|a|company|Vivero a|',
      'experience|a|position|Jardinera|',
      'experience|a|achievements|Planté 300 olivos.|',
      'experience|b|position|Jardinera|Paisajista',
      'experience|c|company||Vivero c',
      'experience|c|position||Jardinera',
      'experience|c|achievements||Planté 300 olivos.',
      'summary||summary||Paisajista titulada',
    ])
  })

  it('names the entry of a field, and finds no difference between copies', () => {
    const fields = compareDocuments(base, base).flatMap((section) => section.fields)
    expect(fields.every(({ left, right }) => left === right)).toBe(true)
    expect(fields.find(({ entry }) => entry === 'a')?.entryName).toBe('Jardinera')
  })
})
