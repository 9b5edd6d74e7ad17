import { isRecord } from '../../is-record.ts'
import type { ResumeDocument } from '../schema/document.ts'
import { type Change, ORDER_STEP } from './changes.ts'
import { isDeepEqual } from './deep-equal.ts'

/**
 * The smallest changes that turn one document into another: field by field, entry by entry. Two copies that were edited
 * independently can be merged by applying the changes of one to the other.
 */
export const diffDocuments = (from: ResumeDocument, to: ResumeDocument): Change[] =>
  diffValues([], from, to).filter(({ path }) => path[0] !== 'id' && path[0] !== 'schemaVersion')

type Item = { readonly id: string }

const isEntryList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item['id'] === 'string')

/** `value` and `text` of a date change together. */
const isDate = (value: Record<string, unknown>) => 'value' in value && 'text' in value

const diffValues = (path: readonly string[], before: unknown, after: unknown): Change[] => {
  if (isDeepEqual(before, after)) return []
  if (isEntryList(before) && isEntryList(after)) return diffEntries(path, before, after)
  if (isRecord(before) && isRecord(after) && !isDate(before) && !isDate(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => diffValues([...path, key], before[key], after[key]))
  }
  return [createChange(path, before, after)]
}

const diffEntries = (path: readonly string[], before: readonly Item[], after: readonly Item[]): Change[] => {
  const itemsBefore = new Map(before.map((item) => [item.id, item]))
  const remainingIds = new Set(after.map((item) => item.id))
  const removed = before.flatMap((item, index) =>
    remainingIds.has(item.id) ? [] : [{ ...createChange([...path, item.id], item, undefined), index }],
  )
  const changed = after.flatMap((item, index) => {
    const was = itemsBefore.get(item.id)
    return was
      ? diffValues([...path, item.id], was, item)
      : [{ ...createChange([...path, item.id], undefined, item), index }]
  })
  const was = before.map((item) => item.id).filter((id) => remainingIds.has(id))
  const is = after.map((item) => item.id)
  const reordered = isDeepEqual(
    was,
    is.filter((id) => itemsBefore.has(id)),
  )
    ? []
    : [createChange([...path, ORDER_STEP], was, is)]
  // The last one first, so that the inverted changes insert in order.
  return [...removed.toReversed(), ...changed, ...reordered]
}

const createChange = (path: readonly string[], before: unknown, after: unknown): Change => ({
  path: [...path],
  ...(before !== undefined && { before: JSON.parse(JSON.stringify(before)) }),
  ...(after !== undefined && { after: JSON.parse(JSON.stringify(after)) }),
})
