import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { joinWithPrevious, moveLine, pasteLines, type SplitText, splitLine } from '#shared/resume/prose/line-edits.ts'
import { parsePastedLines } from '#shared/resume/prose/pasted-lines.ts'
import { getProseTarget, moveLineToEntry, type ProseLine, type ProseTarget } from '#shared/resume/prose/prose-lines.ts'
import type { TextRange } from '#shared/resume/prose/toggle-mark.ts'
import type { EntryListKey } from '#shared/resume/schema/document.ts'
import { newId } from '#web/storage/new-id.ts'
import { useEdit, useEditor } from '../../editor-context.ts'
import { useLineSelection } from './use-line-selection.ts'
import { focusTextbox, readLength, useLines, useRoom } from './use-lines.ts'

type Lines = ReturnType<typeof useLines>
type Room = ReturnType<typeof useRoom>

/** What typing does to the lines. */
const createTextActions = ({ readLines, write, apply }: Lines, room: Room) => ({
  replace: (index: number, text: string) =>
    write(
      readLines().map((line, i) => (i === index ? { ...line, text } : line)),
      true,
    ),
  split: (index: number, text: SplitText) => {
    if (room.count < room.max) apply(splitLine(readLines(), index, text, newId()))
  },
  join: (index: number) => apply(joinWithPrevious(readLines(), index, readLength)),
  /** True when the pasted text was a list or several lines. */
  paste: (index: number, raw: string, around: SplitText): boolean => {
    const pasted = parsePastedLines(raw).slice(0, 1 + Math.max(0, room.max - room.count))
    if (pasted.length < 2 && !pasted[0]?.bullet) return false
    apply(pasteLines(readLines(), index, around, pasted, newId))
    return true
  },
})

/** What buttons and menus do to the lines. */
const createLineActions = ({ readLines, write, apply }: Lines) => ({
  /** Adds a bullet, or goes to the empty one that is there. */
  append: () => {
    const before = readLines()
    const empty = before.findLastIndex(({ text }) => text === '')
    if (empty >= 0) apply({ lines: before, focus: { index: empty, caret: 'start' } })
    else {
      const added = { id: newId(), bullet: true, text: '' }
      apply({ lines: [...before, added], focus: { index: before.length, caret: 'start' } })
    }
  },
  toggleBullet: (index: number) =>
    apply({
      lines: readLines().map((line, i) => (i === index ? { ...line, bullet: !line.bullet } : line)),
      focus: { index, caret: 'end' },
    }),
  remove: (index: number) => write(readLines().toSpliced(index, 1)),
})

/** The lines of an entry, and what a person can do with them. `announcement` is for screen readers. */
export const useLineActions = (list: EntryListKey | undefined, target: ProseTarget) => {
  const { t } = useLingui()
  const { language } = useEditor()
  const edit = useEdit()
  const state = useLines(target)
  const { lines, readLines, apply, container } = state
  const room = useRoom(lines)
  const [announcement, announce] = useState('')
  const selection = useLineSelection({ state, list, target, announce })

  const move = (index: number, to: number) => {
    const moved = moveLine(readLines(), index, to)
    apply(moved)
    const place = to + 1
    if (moved) announce(t`Moved to position ${place}.`)
  }
  return {
    ...createTextActions(state, room),
    ...createLineActions(state),
    lines,
    room,
    container,
    announcement,
    selection,
    move,
    moveTo: (line: ProseLine, id: string) => {
      const to = list && getProseTarget(list, id)
      if (to) edit.apply((document) => moveLineToEntry(document, line, { from: target, to }, language, newId))
    },
    /** Alt with an arrow moves the line; an arrow at its end goes to the next one. */
    onMoveKey: (index: number, event: KeyboardEvent, { start, end }: TextRange, length: number): boolean => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (by === 0 || event.shiftKey || event.ctrlKey || event.metaKey) return false
      if (event.altKey) {
        move(index, index + by)
        return true
      }
      if (start !== end || (by < 0 ? start > 0 : end < length)) return false
      return focusTextbox(container.current, { index: index + by, caret: by < 0 ? 'end' : 'start' })
    },
  }
}

export type LinesModel = ReturnType<typeof useLineActions>
