import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, type Change, getValueAt, invertChange } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { diffDocuments } from '#shared/resume/edits/diff-documents.ts'
import { createEmptyDocument, documentSchema, type ResumeDocument } from '#shared/resume/schema/document.ts'

const empty = createEmptyDocument('draft', 'es')
const job = (id: string, company = id) => ({ id, company })
const withJobs = (...jobs: { id: string; company: string }[]) =>
  documentSchema.parse({ ...empty, experience: jobs, hiddenSections: ['awards'] })
const three = withJobs(job('a'), job('b'), job('c'))
const [first, second] = three.experience
const ids = (document: ResumeDocument) => document.experience.map(({ id }) => id)

const expectConflict = (document: ResumeDocument, change: Change) => {
  const applied = applyChanges(document, [change])
  expect(applied.conflicts).toEqual([change])
  expect(applied.document).toBe(document)
}

describe('applyChanges to the entries of a list', () => {
  it.each<[string, Change]>([
    ['inserts another entry under an id that is there', { path: ['experience', 'a'], after: job('a', 'Otra') }],
    ['replaces an entry that is gone', { path: ['experience', 'z'], before: job('z'), after: job('z', 'Otra') }],
    ['removes an entry that has changed', { path: ['experience', 'a'], before: job('a', 'Antes') }],
    ['edits a field of an entry that is gone', { path: ['experience', 'z', 'company'], after: 'Otra' }],
    ['goes through a text', { path: ['language', 'x', 'y'], after: 'z' }],
    ['orders by something that is no list', { path: ['experience', '$order'], after: 'a' }],
    ['orders none of the entries', { path: ['experience', '$order'], after: ['y', 'z'] }],
    ['has a prototype key', { path: ['personalInfo', 'constructor', 'x'], after: 'z' }],
    ['has another prototype key', { path: ['personalInfo', 'prototype', 'x'], after: 'z' }],
  ])('reports a change that %s', (_, change) => expectConflict(three, change))

  it('skips changes that are already in place', () => {
    const changes: Change[] = [
      { path: ['experience', 'z'], before: job('z') },
      { path: ['experience', 'a'], after: JSON.parse(JSON.stringify(first)) },
      { path: ['experience', 'a', 'company'], before: 'Antes', after: 'a' },
    ]
    const applied = applyChanges(three, changes)
    expect(applied.conflicts).toEqual([])
    expect(applied.document).toBe(three)
  })

  it('replaces an entry, and inserts at an index, at most at the end', () => {
    const before = JSON.parse(JSON.stringify(second))
    const replaced = applyChanges(three, [{ path: ['experience', 'b'], before, after: { ...before, company: 'B' } }])
    expect(replaced.document.experience.map(({ company }) => company)).toEqual(['a', 'B', 'c'])
    const insert = (index?: number) =>
      ids(
        applyChanges(three, [{ path: ['experience', 'n'], after: job('n'), ...(index !== undefined && { index }) }])
          .document,
      )
    expect(insert(0)).toEqual(['n', 'a', 'b', 'c'])
    expect(insert(2)).toEqual(['a', 'b', 'n', 'c'])
    expect(insert(9)).toEqual(['a', 'b', 'c', 'n'])
    expect(insert()).toEqual(['a', 'b', 'c', 'n'])
  })

  it('orders the entries that are listed, and puts the others last', () => {
    const { document } = applyChanges(three, [{ path: ['experience', '$order'], after: ['c', 'gone', 'a'] }])
    expect(ids(document)).toEqual(['c', 'a', 'b'])
    expect(getValueAt(document, ['experience', '$order'])).toEqual(['c', 'a', 'b'])
    expect(getValueAt(document, ['experience', 'z'])).toBeUndefined()
    expect(getValueAt(document, ['experience', 'c', 'company'])).toBe('c')
  })
})

describe('applyChanges to values', () => {
  const skills = ['skills', 'technical', 'es']
  const withSkills = (list: string[]) => applyChanges(empty, setValue(empty, skills, list)).document

  it.each<[string, string[], Change]>([
    ['a list that both rewrote', ['x'], { path: skills, before: ['SQL'], after: ['y'] }],
    ['a list in place of a text', ['x'], { path: skills, before: 'SQL', after: ['y'] }],
    ['a text in place of a list', ['x'], { path: skills, before: ['SQL'], after: 'SQL' }],
    ['a list of something else', ['x'], { path: skills, before: ['SQL'], after: [1] }],
  ])('reports %s', (_, current, change) => expectConflict(withSkills(current), change))

  it('reports a value of another kind', () => {
    expectConflict(empty, { path: ['personalInfo', 'fullName'], before: true, after: 'Ana' })
    expectConflict(empty, { path: ['personalInfo', 'fullName'], before: 'Ana', after: true })
    expectConflict(three, { path: ['experience', 'a', 'current'], before: true, after: 'x' })
  })

  it('merges lists without blank items', () => {
    const current = withSkills(['SQL', 'Go'])
    const { document } = applyChanges(current, [{ path: skills, before: ['SQL'], after: [' ', 'SQL'] }])
    expect(getValueAt(document, skills)).toEqual(['SQL', 'Go'])
  })

  it('merges two edits that start from nothing', () => {
    const current = applyChanges(empty, setValue(empty, ['summary', 'es'], 'Hola')).document
    const joined = applyChanges(current, [{ path: ['summary', 'es'], after: 'Adiós' }])
    expect(joined.document.summary.es).toBe('HolaAdiós')
  })

  it('drops an unknown key beside a known one', () => {
    const { document } = applyChanges(empty, [
      { path: ['personalInfo', 'fullName'], before: '', after: 'Ana' },
      { path: ['nonsense'], after: 1 },
    ])
    expect(document.personalInfo.fullName).toBe('Ana')
    expect(document).not.toHaveProperty('nonsense')
  })

  it('names the field that breaks the schema', () => {
    const broken: Change = { path: ['personalInfo', 'fullName'], before: empty.personalInfo.fullName, after: ['x'] }
    expect(() => applyChanges(empty, [broken])).toThrow(
      expect.objectContaining({ code: 'invalid-document', params: { path: 'personalInfo.fullName' } }),
    )
  })
})

describe('invertChange', () => {
  it('has the fields of the change alone', () => {
    expect(invertChange({ path: ['a'], after: 1 })).toStrictEqual({ path: ['a'], before: 1 })
    expect(invertChange({ path: ['a'], before: 1, index: 0 })).toStrictEqual({ path: ['a'], after: 1, index: 0 })
    expect(invertChange({ path: ['a'], before: 1, after: 2 })).toStrictEqual({ path: ['a'], before: 2, after: 1 })
  })
})

describe('the changes between two documents', () => {
  const date = fc.option(fc.constantFrom({ value: '2020-01', text: '01/2020' }, { value: '2021-05', text: '' }), {
    nil: undefined,
  })
  const experience = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), company: fc.constantFrom('X', 'Y'), startDate: date }),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  const text = fc.record({ es: fc.constantFrom('', 'Hola', 'Hola a todos'), en: fc.constantFrom('', 'Hi') })
  const document = fc
    .record({ experience, summary: text })
    .map((parts) => documentSchema.parse({ ...empty, ...JSON.parse(JSON.stringify(parts)) }))

  it('turn one into the other, and inverted turn it back', () => {
    fc.assert(
      fc.property(document, document, (from, to) => {
        const changes = diffDocuments(from, to)
        const there = applyChanges(from, changes)
        expect(there).toEqual({ document: to, conflicts: [] })
        const back = applyChanges(there.document, changes.map(invertChange).toReversed())
        expect(back).toEqual({ document: from, conflicts: [] })
      }),
    )
  })

  it('merge with those of another copy in the entries that only one changed', () => {
    fc.assert(
      fc.property(document, fc.constantFrom('Z', 'W'), (from, name) => {
        fc.pre(from.experience.length >= 2)
        const rename = (at: number) => ({
          ...from,
          experience: from.experience.map((entry, i) => (i === at ? { ...entry, company: name } : entry)),
        })
        const joined = applyChanges(rename(0), diffDocuments(from, rename(1)))
        expect(joined.conflicts).toEqual([])
        expect(joined.document.experience.map(({ company }) => company).slice(0, 2)).toEqual([name, name])
      }),
    )
  })
})
