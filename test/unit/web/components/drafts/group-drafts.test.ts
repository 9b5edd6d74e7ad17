import { expect, it } from 'vitest'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { groupDrafts } from '#web/components/drafts/group-drafts.ts'
import { type Draft, parseDraft } from '#web/storage/drafts/draft.ts'

const draft = (id: string, baseId?: string): Draft => {
  const basedOn = baseId === undefined ? null : { id: baseId }
  const document = createEmptyDocument(id, 'es')
  const parsed = parseDraft({ id, name: id, document, createdAt: 0, updatedAt: 0, version: 1, basedOn })
  if (!parsed) throw new Error('not a draft')
  return parsed
}

it('puts versions under their base, in the order of their newest member; one without its base stands alone', () => {
  const drafts = [draft('v2', 'base'), draft('other'), draft('base'), draft('v1', 'base'), draft('orphan', 'gone')]
  expect(groupDrafts(drafts).map((group) => [group.draft.id, ...group.tailored.map(({ id }) => id)])).toEqual([
    ['base', 'v2', 'v1'],
    ['other'],
    ['orphan'],
  ])
})

it('puts the letter for a version under the base of the version', () => {
  const drafts = [draft('letter', 'version'), draft('version', 'base'), draft('base')]
  expect(groupDrafts(drafts).map((group) => [group.draft.id, ...group.tailored.map(({ id }) => id)])).toEqual([
    ['base', 'letter', 'version'],
  ])
})

it('keeps a draft whose job cannot be read', () => {
  const document = createEmptyDocument('x', 'es')
  const stored = { id: 'x', name: 'x', document, createdAt: 0, updatedAt: 0, version: 1, job: { link: 'file:///etc' } }
  expect(parseDraft(stored)).toMatchObject({ id: 'x', job: null, problem: null })
})
