import { type Change, getValueAt } from '#shared/resume/edits/changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Suggestion } from '#web/components/suggestions/rule-suggestions.ts'

export const getSuggestionKey = ({ change }: Suggestion): string => JSON.stringify([change.path, change.after])

/**
 * Locates a change of the server's copy of the resume, whose entries have other ids, in this document. Returns it at
 * its own path when that still holds `before`, else at the only equal text of the section, else null.
 */
export const locateChange = (document: ResumeDocument, change: Change): Change | null => {
  if (isDeepEqual(getValueAt(document, change.path), change.before)) return change
  if (typeof change.before !== 'string' || change.before.length < 12) return null
  const [section = ''] = change.path
  const found = collectTexts(getValueAt(document, [section]), [section]).filter(({ text }) => text === change.before)
  const [only] = found
  return only && found.length === 1 ? { ...change, path: [...only.path] } : null
}

interface Text {
  readonly path: readonly string[]
  readonly text: string
}

const collectTexts = (node: unknown, path: readonly string[]): Text[] => {
  if (typeof node === 'string') return [{ path, text: node }]
  if (Array.isArray(node))
    return node.flatMap((item) => (typeof item?.id === 'string' ? collectTexts(item, [...path, item.id]) : []))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => collectTexts(value, [...path, key]))
}
