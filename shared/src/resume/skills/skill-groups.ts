import { LANGUAGES, type Language } from '../../languages.ts'
import { applyChanges, type Change } from '../edits/changes.ts'
import { insertItem, moveItem, removeItem, setValue } from '../edits/create-changes.ts'
import type { LocalizedTextList, ResumeDocument, SkillGroup } from '../schema/document.ts'
import type { DocumentPath } from '../schema/document-to-content.ts'

const GROUPS: DocumentPath = ['skills', 'groups']

/** Technical skills outside of the groups. */
export const TECHNICAL_PATH: DocumentPath = ['skills', 'technical']

/** The path of the skills of a group. */
export const getGroupPath = (id: string): DocumentPath => [...GROUPS, id, 'items']

const readList = (document: ResumeDocument, path: DocumentPath): LocalizedTextList => {
  const { technical, soft, groups } = document.skills
  if (path[1] === 'technical') return technical
  return path[1] === 'soft' ? soft : (groups.find(({ id }) => id === path[2])?.items ?? {})
}

const setList = (
  document: ResumeDocument,
  path: DocumentPath,
  language: Language,
  items: readonly string[],
): Change[] => setValue(document, [...path, language], items.length > 0 ? [...items] : undefined)

/**
 * Moves the skill at an index of one list to the end of another. Lists of the same length in both languages name the
 * same skills: then it moves in both.
 */
export const moveSkill = (
  document: ResumeDocument,
  from: DocumentPath,
  to: DocumentPath,
  language: Language,
  index: number,
): Change[] => {
  const source = readList(document, from)
  const isPaired = source.es?.length === source.en?.length
  return LANGUAGES.filter((each) => each === language || isPaired).flatMap((each) => {
    const skill = source[each]?.[index]
    if (skill === undefined) return []
    const others = readList(document, to)[each] ?? []
    return [
      ...setList(document, from, each, (source[each] ?? []).toSpliced(index, 1)),
      ...setList(document, to, each, others.includes(skill) ? others : [...others, skill]),
    ]
  })
}

/** Adds a group at the end. */
export const addSkillGroup = (document: ResumeDocument, id: string): Change[] =>
  insertItem(document, GROUPS, { id, name: {}, items: {} })

/** Moves a group among the groups. */
export const moveSkillGroup = (document: ResumeDocument, id: string, to: number): Change[] =>
  moveItem(document, GROUPS, id, to)

/** Removes a group. Its skills stay, outside of the groups. */
export const removeSkillGroup = (document: ResumeDocument, group: SkillGroup): Change[] => {
  const kept = LANGUAGES.flatMap((each) => {
    const rest = document.skills.technical[each] ?? []
    const items = (group.items[each] ?? []).filter((item) => !rest.includes(item))
    return items.length > 0 ? setList(document, TECHNICAL_PATH, each, [...rest, ...items]) : []
  })
  return [...kept, ...removeItem(document, GROUPS, group.id)]
}

/** Gives the skills outside of the groups a group of their own, as the first one. */
export const groupRest = (document: ResumeDocument, id: string): Change[] => {
  const made = insertItem(document, GROUPS, { id, name: {}, items: document.skills.technical }, 0)
  const { document: added } = applyChanges(document, made)
  return [...made, ...setValue(added, [...TECHNICAL_PATH], {})]
}
