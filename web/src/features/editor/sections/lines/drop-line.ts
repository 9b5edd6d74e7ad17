import type { Language } from '#shared/languages.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import { moveLine } from '#shared/resume/prose/line-edits.ts'
import { createLineChanges, getProseTarget, listLines, moveLineToEntry } from '#shared/resume/prose/prose-lines.ts'
import type { EntryListKey, ResumeDocument } from '#shared/resume/schema/document.ts'
import { newId } from '#web/storage/new-id.ts'

/** A dragged line: where it was, and where it was put down. A group is `<list>/<id of the entry>`. */
interface DroppedLine {
  readonly initialGroup: string | number | undefined
  readonly group: string | number | undefined
  readonly initialIndex: number
  readonly index: number
}

const toTarget = (list: EntryListKey, group: string | number | undefined) =>
  getProseTarget(list, String(group).split('/')[1] ?? '')

/** The changes that put a dragged line where it was dropped, in its own entry or in another one. */
export const dropLine = (
  document: ResumeDocument,
  list: EntryListKey,
  { initialGroup, group, initialIndex, index }: DroppedLine,
  language: Language,
): Change[] => {
  const [from, to] = [toTarget(list, initialGroup), toTarget(list, group)]
  if (!from || !to) return []
  const lines = listLines(document, from, language)
  if (initialGroup === group) {
    const moved = moveLine(lines, initialIndex, index)
    return moved ? createLineChanges(document, from, language, moved.lines, newId) : []
  }
  const line = lines[initialIndex]
  return line ? moveLineToEntry(document, line, { from, to, index }, language, newId) : []
}
