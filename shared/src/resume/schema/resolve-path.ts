import { isRecord } from '../../is-record.ts'
import { otherLanguage } from '../../languages.ts'
import type { LocalizedTextList, ResumeDocument } from './document.ts'
import type { DocumentPath } from './document-to-content.ts'
import { toDocumentPath } from './flat-path.ts'

/** The items that the flat shape has: it leaves out those without text. */
const listShown = (items: readonly unknown[]): readonly unknown[] =>
  items.filter((item) => !isRecord(item) || !isRecord(item['text']) || Object.values(item['text']).some(Boolean))

/** The path of a technical skill of the flat shape that is in a group; null for another one. */
const findGroupedSkill = ({ skills, language }: ResumeDocument, index: number): DocumentPath | null => {
  const other = otherLanguage(language)
  const getItems = (list: LocalizedTextList) => (list[language]?.length ? list[language] : list[other]) ?? []
  const seen = new Set(getItems(skills.technical))
  for (const { id, items } of skills.groups)
    for (const [i, item] of getItems(items).entries()) {
      if (!seen.has(item) && seen.size === index) return ['skills', 'groups', id, 'items', String(i)]
      seen.add(item)
    }
  return null
}

/**
 * The document path of a path in the flat shape. Where that has the index of an item (`achievements/0`), the path has
 * the item's id. Steps that are not in the document stay as they are.
 */
export const resolveDocumentPath = (document: ResumeDocument, flatPath: string): DocumentPath => {
  const skill = /^(?:sections\/)?skills\/technical\/(\d+)$/.exec(flatPath)?.[1]
  const grouped = skill === undefined ? null : findGroupedSkill(document, Number(skill))
  if (grouped) return grouped
  let node: unknown = document
  return toDocumentPath(flatPath)
    .split('/')
    .map((step) => {
      if (!Array.isArray(node)) {
        node = isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined
        return step
      }
      const items: readonly unknown[] = node
      const hasId = (item: unknown) => isRecord(item) && item['id'] === step
      node = items.find(hasId) ?? (/^\d+$/.test(step) ? listShown(items)[Number(step)] : undefined)
      return isRecord(node) && typeof node['id'] === 'string' ? node['id'] : step
    })
}
