import { describe, expect, it } from 'vitest'
import { createSequentialIds } from '#shared/ids.ts'
import { applyChanges, invertChange } from '#shared/resume/edits/changes.ts'
import {
  createLineChanges,
  listLines,
  moveLinesToEntry,
  moveLineToEntry,
  type ProseLine,
} from '#shared/resume/prose/prose-lines.ts'
import { documentSchema, type ResumeDocument } from '#shared/resume/schema/document.ts'

const job = (id: string, description: string, ...bullets: string[]) => ({
  id,
  description: description ? { en: description } : {},
  achievements: bullets.map((text, i) => ({ id: `${id}${i}`, text: { en: text } })),
})

const create = (...experience: object[]): ResumeDocument =>
  documentSchema.parse({ schemaVersion: 2, id: 'doc', language: 'en', personalInfo: {}, experience })

const target = (id: string) => ({
  description: ['experience', id, 'description'],
  bullets: ['experience', id, 'achievements'],
})

const show = (lines: readonly ProseLine[]) => lines.map(({ bullet, text }) => (bullet ? `- ${text}` : text))

const write = (document: ResumeDocument, id: string, edit: (lines: ProseLine[]) => ProseLine[]) => {
  const lines = edit(listLines(document, target(id), 'en'))
  const changes = createLineChanges(document, target(id), 'en', lines, createSequentialIds('n'))
  const after = applyChanges(document, changes)
  expect(after.conflicts).toEqual([])
  expect(applyChanges(after.document, changes.map(invertChange).reverse()).document).toEqual(document)
  expect(show(listLines(after.document, target(id), 'en'))).toEqual(show(lines))
  return after.document.experience.find((entry) => entry.id === id)
}

const bullet = (id: string, text: string): ProseLine => ({ id, bullet: true, text })

describe('listLines', () => {
  it('lists paragraphs and bullets of the description, then the items', () => {
    const document = create(job('a', 'Ran a bakery.\n• Hired two', 'Sold bread'))
    expect(show(listLines(document, target('a'), 'en'))).toEqual(['Ran a bakery.', '- Hired two', '- Sold bread'])
  })

  it('is empty for an empty entry', () => {
    expect(listLines(create(job('a', '')), target('a'), 'en')).toEqual([])
  })
})

describe('createLineChanges', () => {
  it('writes nothing where nothing changed', () => {
    const document = create(job('a', 'Ran a bakery.\n- Hired two', 'Sold bread', ''))
    const lines = listLines(document, target('a'), 'en')
    expect(createLineChanges(document, target('a'), 'en', lines, createSequentialIds('n'))).toEqual([])
  })

  it('removes, inserts and moves items, and undoes all of it', () => {
    const document = create(job('a', '', 'one', 'two', 'three', 'four'))
    const entry = write(document, 'a', ([one, , , four]) => [
      ...(four ? [four] : []),
      bullet('x', 'new'),
      ...(one ? [one] : []),
    ])
    expect(entry?.achievements.map(({ text }) => text.en)).toEqual(['four', 'new', 'one'])
  })

  it('writes the text of an item, and removes the language of one that is emptied or added empty', () => {
    const document = create(job('a', '', 'one', 'two', 'three'))
    const entry = write(document, 'a', ([one, two, three]) => [
      ...(one ? [{ ...one, text: 'One' }] : []),
      ...(two ? [{ ...two, text: '' }] : []),
      ...(three ? [three] : []),
      bullet('x', ''),
    ])
    expect(entry?.achievements.map(({ text }) => text)).toEqual([{ en: 'One' }, {}, { en: 'three' }, {}])
  })

  it('leaves the other language of an item as it is', () => {
    const document = create({ id: 'a', achievements: [{ id: 'a0', text: { es: 'uno' } }] })
    const entry = write(document, 'a', ([line]) => (line ? [{ ...line, text: 'one' }] : []))
    expect(entry?.achievements.map(({ text }) => text)).toEqual([{ es: 'uno', en: 'one' }])
  })

  it('keeps bullets before a paragraph in the description', () => {
    const document = create(job('a', '', 'one', 'two'))
    const entry = write(document, 'a', (lines) => lines.toSpliced(1, 0, { id: 'p', bullet: false, text: 'And then' }))
    expect(entry?.description).toEqual({ en: '• one\nAnd then' })
    expect(entry?.achievements.map(({ text }) => text.en)).toEqual(['two'])
  })

  it('takes the other language of an item into the description', () => {
    const document = create({ id: 'a', achievements: [{ id: 'a0', text: { en: 'one', es: 'uno' } }] })
    const entry = write(document, 'a', (lines) => lines.map((line) => ({ ...line, bullet: false })))
    expect(entry?.description).toEqual({ en: 'one', es: '• uno' })
  })

  it('leaves bullets of the description where they are', () => {
    const document = create(job('a', 'Text\n- own', 'item'))
    const entry = write(document, 'a', (lines) => [...lines, bullet('x', 'last')])
    expect(entry?.description).toEqual({ en: 'Text\n- own' })
    expect(entry?.achievements.map(({ text }) => text.en)).toEqual(['item', 'last'])
  })

  it('writes bullets into the description of an entry without items', () => {
    const document = documentSchema.parse({
      schemaVersion: 2,
      id: 'doc',
      language: 'en',
      personalInfo: {},
      projects: [{ id: 'p', description: { en: 'A shop' } }],
    })
    const place = { description: ['projects', 'p', 'description'], bullets: null }
    const lines = [...listLines(document, place, 'en'), bullet('x', 'Built it')]
    const changes = createLineChanges(document, place, 'en', lines, createSequentialIds('n'))
    expect(applyChanges(document, changes).document.projects[0]?.description).toEqual({ en: 'A shop\n• Built it' })
  })
})

describe('moveLineToEntry', () => {
  it('moves an item with its texts in both languages, as changes that can be undone', () => {
    const document = create(
      { id: 'a', achievements: [{ id: 'a0', text: { en: 'one', es: 'uno' } }] },
      job('b', '', 'other'),
    )
    const changes = moveLineToEntry(
      document,
      bullet('a0', 'one'),
      { from: target('a'), to: target('b') },
      'en',
      createSequentialIds('n'),
    )
    const after = applyChanges(document, changes).document
    expect(after.experience.map((entry) => entry.achievements.map(({ text }) => text))).toEqual([
      [],
      [{ en: 'other' }, { en: 'one', es: 'uno' }],
    ])
    expect(applyChanges(after, changes.map(invertChange).reverse()).document).toEqual(document)
  })
})

describe('moveLinesToEntry', () => {
  it.each([
    ['bullets', job('a', '', 'one', 'two', 'three'), ['- three'], ['- other', '- one', '- two']],
    ['paragraphs', job('a', 'one\ntwo\nthree'), ['three'], ['- other', 'one', 'two']],
  ])('moves %s in their order', (_name, from, left, moved) => {
    const document = create(from, job('b', '', 'other'))
    const lines = listLines(document, target('a'), 'en').slice(0, 2)
    const places = { from: target('a'), to: target('b') }
    const changes = moveLinesToEntry(document, lines, places, 'en', createSequentialIds('n'))
    const after = applyChanges(document, changes).document
    expect(show(listLines(after, target('a'), 'en'))).toEqual(left)
    expect(show(listLines(after, target('b'), 'en'))).toEqual(moved)
    expect(applyChanges(after, changes.map(invertChange).reverse()).document).toEqual(document)
  })
})
