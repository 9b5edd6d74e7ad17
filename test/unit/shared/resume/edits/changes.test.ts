import { describe, expect, it } from 'vitest'
import { applyChanges, type Change, getValueAt, invertChange } from '#shared/resume/edits/changes.ts'
import { diffTopLevelKeys, insertItem, moveItem, removeItem, setValue } from '#shared/resume/edits/create-changes.ts'
import { createEmptyDocument, experienceEntrySchema, type ResumeDocument } from '#shared/resume/schema/document.ts'

const empty = createEmptyDocument('draft', 'es')
const entry = (id: string, company: string) =>
  experienceEntrySchema.parse({ id, company, position: {}, location: {}, description: {} })
const apply = (document: ResumeDocument, ...changes: Change[]) => applyChanges(document, changes).document
const withJobs = (...names: string[]) =>
  names.reduce((doc, name) => apply(doc, ...insertItem(doc, ['experience'], entry(name, name))), empty)
const names = (document: ResumeDocument) => document.experience.map((e) => e.company)

describe('applyChanges', () => {
  it('sets a field and undoes it', () => {
    const [change] = setValue(empty, ['personalInfo', 'fullName'], 'José Núñez')
    if (!change) throw new Error('no change')
    const named = apply(empty, change)
    expect(named.personalInfo.fullName).toBe('José Núñez')
    expect(apply(named, invertChange(change))).toEqual(empty)
  })

  it('sets and removes the text of one language', () => {
    const withSummary = apply(empty, ...setValue(empty, ['summary', 'es'], 'Hola'))
    expect(withSummary.summary).toEqual({ es: 'Hola' })
    expect(apply(withSummary, ...setValue(withSummary, ['summary', 'es'], undefined)).summary).toEqual({})
  })

  it('inserts, moves and removes entries, and undoes each change', () => {
    const three = withJobs('a', 'b', 'c')
    const [move] = moveItem(three, ['experience'], 'c', 0)
    const [removal] = removeItem(three, ['experience'], 'b')
    if (!move || !removal) throw new Error('no change')
    expect(names(apply(three, move))).toEqual(['c', 'a', 'b'])
    expect(names(apply(apply(three, move), invertChange(move)))).toEqual(['a', 'b', 'c'])
    expect(names(apply(three, removal))).toEqual(['a', 'c'])
    expect(names(apply(apply(three, removal), invertChange(removal)))).toEqual(['a', 'b', 'c'])
  })

  it('preserves the identity of unchanged parts', () => {
    const two = withJobs('a', 'b')
    const changed = apply(two, ...setValue(two, ['experience', 'a', 'company'], 'Álamo'))
    expect(changed.experience[1]).toBe(two.experience[1])
    expect(changed.personalInfo).toBe(two.personalInfo)
  })

  it('merges two concurrent edits of one text', () => {
    const base = apply(empty, ...setValue(empty, ['summary', 'es'], 'Diseño sistemas'))
    const mine = setValue(base, ['summary', 'es'], 'Diseño sistemas de pago')
    const theirs = apply(base, ...setValue(base, ['summary', 'es'], 'Hoy: Diseño sistemas'))
    const joined = applyChanges(theirs, mine)
    expect(joined.conflicts).toEqual([])
    expect(joined.document.summary.es).toBe('Hoy: Diseño sistemas de pago')
  })

  it('reports a change that rewrites the same text, and keeps the current text', () => {
    const base = apply(empty, ...setValue(empty, ['personalInfo', 'fullName'], 'Ana'))
    const mine = setValue(base, ['personalInfo', 'fullName'], 'Julia')
    const theirs = apply(base, ...setValue(base, ['personalInfo', 'fullName'], 'Pedro'))
    const joined = applyChanges(theirs, mine)
    expect(joined.conflicts).toEqual(mine)
    expect(joined.document.personalInfo.fullName).toBe('Pedro')
  })

  it('merges concurrent edits of a list of skills', () => {
    const base = apply(empty, ...setValue(empty, ['skills', 'technical', 'es'], ['SQL']))
    const mine = setValue(base, ['skills', 'technical', 'es'], ['SQL', 'Go'])
    const theirs = apply(base, ...setValue(base, ['skills', 'technical', 'es'], ['Rust', 'SQL']))
    expect(getValueAt(apply(theirs, ...mine), ['skills', 'technical', 'es'])).toEqual(['Rust', 'SQL', 'Go'])
  })

  it('skips a change that is already applied', () => {
    const change = setValue(empty, ['personalInfo', 'email'], 'a@b.es')
    const once = apply(empty, ...change)
    const twice = applyChanges(once, change)
    expect(twice.document).toBe(once)
    expect(twice.conflicts).toEqual([])
  })

  it('rejects prototype keys and drops unknown keys', () => {
    const evil = applyChanges(empty, [{ path: ['__proto__', 'polluted'], after: true }])
    expect(evil.conflicts).toHaveLength(1)
    expect('polluted' in {}).toBe(false)
    expect(apply(empty, { path: ['nonsense'], after: 1 })).toEqual(empty)
  })

  it('throws invalid-document for a result that breaks the schema', () => {
    expect(() => applyChanges(empty, [{ path: ['language'], before: 'es', after: 'fr' }])).toThrow('invalid-document')
  })

  it('applies the top-level difference of two documents', () => {
    const other = apply(withJobs('a'), ...setValue(empty, ['summary', 'en'], 'Hello'))
    expect(apply(empty, ...diffTopLevelKeys(empty, other))).toEqual(other)
    expect(diffTopLevelKeys(empty, { ...empty, id: 'other' })).toEqual([])
  })

  it('moves and removes no entry that is gone, and moves none to its own place', () => {
    const two = withJobs('a', 'b')
    expect([moveItem(two, ['experience'], 'z', 0), removeItem(two, ['experience'], 'z')]).toEqual([[], []])
    expect(moveItem(two, ['experience'], 'b', 1)).toEqual([])
    expect(names(apply(two, ...moveItem(two, ['experience'], 'a', 9)))).toEqual(['b', 'a'])
    expect(names(apply(two, ...moveItem(two, ['experience'], 'b', -1)))).toEqual(['b', 'a'])
  })
})
