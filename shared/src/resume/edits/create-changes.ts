import type { ResumeDocument } from '../schema/document.ts'
import type { DocumentPath } from '../schema/document-to-content.ts'
import type { Change } from './changes.ts'
import { getValueAt, ORDER_STEP } from './changes.ts'
import { isDeepEqual } from './deep-equal.ts'

type Json = Exclude<Change['after'], undefined>

/** Sets the value at a path; undefined removes it. Returns no change when the value is already there. */
export const setValue = (document: ResumeDocument, path: DocumentPath, after: Json | undefined): Change[] => {
  const before = getValueAt(document, path)
  if (isDeepEqual(before, after)) return []
  return [{ path: [...path], ...toChangeField('before', before), ...toChangeField('after', after) }]
}

/** Inserts an entry into the list at `path`, at `index` or at the end. */
export const insertItem = <T extends { readonly id: string }>(
  document: ResumeDocument,
  path: DocumentPath,
  item: T,
  index?: number,
): Change[] => [
  { path: [...path, item.id], ...toChangeField('after', item), index: index ?? getItemsAt(document, path).length },
]

/** Removes the entry `id` from the list at `path`. */
export const removeItem = (document: ResumeDocument, path: DocumentPath, id: string): Change[] => {
  const items = getItemsAt(document, path)
  const index = items.findIndex((item) => item.id === id)
  return index < 0 ? [] : [{ path: [...path, id], ...toChangeField('before', items[index]), index }]
}

/** Moves the entry `id` of the list at `path` to index `to`, clamped to the list. */
export const moveItem = (document: ResumeDocument, path: DocumentPath, id: string, to: number): Change[] => {
  const before = getItemsAt(document, path).map((item) => item.id)
  const from = before.indexOf(id)
  const after = before.toSpliced(from, 1)
  after.splice(Math.max(0, Math.min(to, after.length)), 0, id)
  return from < 0 || isDeepEqual(before, after) ? [] : [{ path: [...path, ORDER_STEP], before, after }]
}

/** The changes from one document to another, one for each top-level key: for restoring a version and for imports. */
export const diffTopLevelKeys = (from: ResumeDocument, to: ResumeDocument): Change[] =>
  Object.keys(to)
    .filter((key) => key !== 'id' && key !== 'schemaVersion')
    .flatMap((key) => setValue(from, [key], cloneJson(getValueAt(to, [key]))))

const getItemsAt = (document: ResumeDocument, path: DocumentPath): { id: string }[] => {
  const value = getValueAt(document, path)
  return Array.isArray(value) ? value.filter((item): item is { id: string } => typeof item?.id === 'string') : []
}

const cloneJson = (value: unknown): Json | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

const toChangeField = (key: 'before' | 'after', value: unknown): Partial<Change> =>
  value === undefined ? {} : { [key]: cloneJson(value) }
