import { describe, expect, it } from 'vitest'
import { createSequentialIds } from '#shared/ids.ts'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { createEmptyDocument, documentSchema, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import {
  addSkillGroup,
  getGroupPath,
  groupRest,
  moveSkill,
  moveSkillGroup,
  removeSkillGroup,
  TECHNICAL_PATH,
} from '#shared/resume/skills/skill-groups.ts'
import { createOutline } from '#shared/templates/outline/create-outline.ts'

const document: ResumeDocument = documentSchema.parse({
  ...createEmptyDocument('d', 'en'),
  personalInfo: {},
  skills: {
    technical: { en: ['First aid'], es: ['Primeros auxilios'] },
    groups: [
      { id: 'bread', name: { en: 'Bread' }, items: { en: ['Rye', 'Sourdough'], es: ['Centeno', 'Masa madre'] } },
      { id: 'pastry', name: { en: 'Pastry' }, items: { en: ['Éclairs'] } },
    ],
  },
})

const apply = (changes: readonly Change[]) => applyChanges(document, changes).document.skills

describe('documentToContent', () => {
  it('lists the skills of the groups among the technical ones, and the groups', () => {
    const { skills } = documentToContent(document, 'en').content.sections
    expect(skills?.technical).toEqual(['First aid', 'Rye', 'Sourdough', 'Éclairs'])
    expect(skills?.groups).toEqual([
      { id: 'bread', name: 'Bread', items: ['Rye', 'Sourdough'] },
      { id: 'pastry', name: 'Pastry', items: ['Éclairs'] },
    ])
  })

  it('gives back the same groups after a way through the flat shape', () => {
    const { content } = documentToContent(document, 'en')
    const again = contentToDocument(contentSchema.parse(content), 'en', createSequentialIds('id'))
    expect(again.skills.technical).toEqual({ en: ['First aid'] })
    expect(again.skills.groups.map(({ name, items }) => [name.en, items.en])).toEqual([
      ['Bread', ['Rye', 'Sourdough']],
      ['Pastry', ['Éclairs']],
    ])
  })

  it('has no groups where a resume has none', () => {
    const plain = documentSchema.parse({ ...document, skills: { technical: { en: ['Rye'] } } })
    expect(documentToContent(plain, 'en').content.sections.skills).toEqual({
      technical: ['Rye'],
      soft: [],
      languages: [],
    })
  })
})

describe('resolveDocumentPath', () => {
  it.each([
    [0, 'skills/technical/0'],
    [1, 'skills/groups/bread/items/0'],
    [3, 'skills/groups/pastry/items/0'],
  ])('finds technical skill %i', (index, path) => {
    expect(resolveDocumentPath(document, `skills/technical/${index}`).join('/')).toBe(path)
  })
})

describe('createOutline', () => {
  it('prints each group under its name', () => {
    const { content } = documentToContent(document, 'en')
    const section = createOutline(content, 'en').sections.find(({ key }) => key === 'skills')
    const groups = section?.parts.flatMap((part) => (part.kind === 'group' ? [part] : []))
    expect(groups?.map(({ label, items }) => [label, items.map(({ text }) => text).join(', ')])).toEqual([
      ['Technical', 'First aid'],
      ['Bread', 'Rye, Sourdough'],
      ['Pastry', 'Éclairs'],
    ])
    expect(groups?.[1]?.items[0]?.path).toBe('skills/technical/1')
  })
})

describe('edits of skill groups', () => {
  it('moves a skill to another group, in both languages where the lists match', () => {
    const { groups } = apply(moveSkill(document, getGroupPath('bread'), getGroupPath('pastry'), 'en', 0))
    expect(groups.map(({ items }) => items)).toEqual([
      { en: ['Sourdough'], es: ['Masa madre'] },
      { en: ['Éclairs', 'Rye'], es: ['Centeno'] },
    ])
  })

  it('moves a skill out of the groups', () => {
    const { technical, groups } = apply(moveSkill(document, getGroupPath('pastry'), TECHNICAL_PATH, 'en', 0))
    expect(technical.en).toEqual(['First aid', 'Éclairs'])
    expect(groups[1]?.items).toEqual({})
  })

  it('adds, reorders and removes groups; the skills of a removed one stay', () => {
    expect(apply(addSkillGroup(document, 'new')).groups.at(-1)).toEqual({ id: 'new', name: {}, items: {} })
    expect(apply(moveSkillGroup(document, 'pastry', 0)).groups.map(({ id }) => id)).toEqual(['pastry', 'bread'])
    const [bread] = document.skills.groups
    const removed = apply(bread ? removeSkillGroup(document, bread) : [])
    expect(removed.groups.map(({ id }) => id)).toEqual(['pastry'])
    expect(removed.technical.en).toEqual(['First aid', 'Rye', 'Sourdough'])
  })

  it('makes a group of the skills that have none', () => {
    const { technical, groups } = apply(groupRest(document, 'rest'))
    expect(technical).toEqual({})
    expect(groups[0]).toEqual({ id: 'rest', name: {}, items: { en: ['First aid'], es: ['Primeros auxilios'] } })
  })
})
