import { type Change, getValueAt } from '#shared/resume/edits/changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { mergeText } from '#shared/resume/edits/merge-text.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { toShownTexts } from '#web/components/suggestions/line-text.ts'
import type { Suggestion } from '#web/components/suggestions/rule-suggestions.ts'

/** Identifies the line that a suggestion changes, whatever else stands in its field. */
export const getLineKey = ({ change: { path, before, after } }: Suggestion): string =>
  JSON.stringify([path, typeof before === 'string' && typeof after === 'string' ? toShownTexts(before, after) : after])

/** What makes two suggestions the same: path and new value. */
export const getSuggestionKey = ({ change }: Suggestion): string => JSON.stringify([change.path, change.after])

/**
 * Locates a change of the server's copy of the resume, whose entries have other ids, in this document. Returns it at
 * its own path when that still holds `before`, else at the only equal text of the section, else null.
 */
export const locateChange = (document: ResumeDocument, change: Change): Change | null => {
  if (isDeepEqual(getValueAt(document, change.path), change.before)) return change
  if (typeof change.before !== 'string' || change.before.length < 12) return null
  const merged = mergeIntoField(document, change)
  if (merged) return merged
  const [section = ''] = change.path
  const found = collectTexts(getValueAt(document, [section]), [section]).filter(({ text }) => text === change.before)
  const [only] = found
  return only && found.length === 1 ? { ...change, path: [...only.path] } : null
}

/** A change of one line of a field whose other lines were edited meanwhile. */
const mergeIntoField = (document: ResumeDocument, { path, before, after }: Change): Change | null => {
  const current = getValueAt(document, path)
  if (typeof current !== 'string' || typeof before !== 'string' || typeof after !== 'string') return null
  const merged = mergeText(before, current, after)
  return merged === null || merged === current ? null : { path, before: current, after: merged }
}

interface Text {
  readonly path: readonly string[]
  readonly text: string
}

/** Every text of a part of the document with its path. */
export const collectTexts = (node: unknown, path: readonly string[]): Text[] => {
  if (typeof node === 'string') return [{ path, text: node }]
  if (Array.isArray(node))
    return node.flatMap((item) => (typeof item?.id === 'string' ? collectTexts(item, [...path, item.id]) : []))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => collectTexts(value, [...path, key]))
}
