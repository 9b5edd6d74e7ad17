import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { type LineRange, moveLines, removeLines } from '#shared/resume/prose/line-edits.ts'
import { stripMarks } from '#shared/resume/prose/marks.ts'
import { getProseTarget, moveLinesToEntry, type ProseTarget } from '#shared/resume/prose/prose-lines.ts'
import type { TextRange } from '#shared/resume/prose/toggle-mark.ts'
import type { EntryListKey } from '#shared/resume/schema/document.ts'
import { newId } from '#web/storage/new-id.ts'
import { useEdit, useEditor } from '../../editor-context.ts'
import { focusTextbox, type useLines } from './use-lines.ts'

type Lines = ReturnType<typeof useLines>

interface SelectionInput {
  readonly state: Lines
  readonly list: EntryListKey | undefined
  readonly target: ProseTarget
  readonly announce: (text: string) => void
  readonly edit: ReturnType<typeof useEdit>
  readonly language: Language
  /** Says the number of the first moved line. */
  readonly announceMove: (place: number) => void
}

interface Selected {
  readonly anchor: number
  readonly head: number
}

const toRange = ({ anchor, head }: Selected, count: number): LineRange => ({
  first: Math.min(anchor, head, count - 1),
  last: Math.min(Math.max(anchor, head), count - 1),
})

/** Their own key events come before that of the key they are held for. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Alt', 'Control', 'Meta'])

const getDirection = ({ key }: KeyboardEvent): -1 | 1 | null =>
  key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null

/** Changes of the selection, and edits of the lines in it. */
const createSelectionActions = (
  input: SelectionInput,
  selected: Selected | null,
  select: (next: Selected | null) => void,
) => {
  const { state, list, target, edit, language, announceMove } = input
  const { lines, readLines, write, apply, container } = state
  const range = selected && toRange(selected, lines.length)
  const readSelected = () => (range ? readLines().slice(range.first, range.last + 1) : [])
  return {
    extend: (by: -1 | 1, from: number) => {
      const { anchor, head } = selected ?? { anchor: from, head: from }
      const next = Math.max(0, Math.min(head + by, lines.length - 1))
      select({ anchor, head: next })
      focusLine(container, next)
    },
    move: (by: -1 | 1) => {
      const moved = range && moveLines(readLines(), range, by)
      if (!selected || !moved) return
      write(moved)
      const next = { anchor: selected.anchor + by, head: selected.head + by }
      select(next)
      focusLine(container, next.head)
      announceMove(range.first + by + 1)
    },
    remove: () => {
      if (range) apply(removeLines(readLines(), range))
      select(null)
    },
    moveTo: (entryId: string) => {
      const to = list && getProseTarget(list, entryId)
      const moved = readSelected()
      if (to) edit.apply((document) => moveLinesToEntry(document, moved, { from: target, to }, language, newId))
      select(null)
    },
    /** The selected lines as text, for the clipboard. */
    getText: () =>
      readSelected()
        .map(({ bullet, text }) => `${bullet ? '• ' : ''}${stripMarks(text)}`)
        .join('\n'),
  }
}

/** Several neighboring lines that are moved, removed or copied together. */
export const useLineSelection = (input: Omit<SelectionInput, 'edit' | 'language' | 'announceMove'>) => {
  const { t } = useLingui()
  const { language } = useEditor()
  const edit = useEdit()
  const { state, announce } = input
  const [selected, setSelected] = useState<Selected | null>(null)
  const count = state.lines.length
  const range = selected && toRange(selected, count)

  const announceMove = (place: number) => announce(t`Moved to position ${place}.`)
  const actions = createSelectionActions({ ...input, edit, language, announceMove }, selected, setSelected)
  const select = (next: Selected) => {
    setSelected(next)
    announce(
      t`You’ve selected lines. Press Delete to remove them, Alt and an arrow key to move them, or Esc to clear the selection.`,
    )
  }
  return {
    ...actions,
    count: range ? range.last - range.first + 1 : 0,
    isSelected: (index: number) => range !== null && index >= range.first && index <= range.last,
    canMove: (by: -1 | 1) => range !== null && (by < 0 ? range.first > 0 : range.last < count - 1),
    start: (index: number) => select({ anchor: index, head: index }),
    /** Selects up to a line, from the one with the caret. */
    selectTo: (index: number, from: number) => select({ anchor: selected?.anchor ?? from, head: index }),
    clear: () => setSelected(null),
    onKey: (index: number, event: KeyboardEvent, { start, end }: TextRange, length: number): boolean => {
      const by = getDirection(event)
      const isAtEdge = by === -1 ? start === 0 : end === length
      if (by !== null && event.shiftKey && !event.altKey && (range || isAtEdge)) {
        if (!range) select({ anchor: index, head: index })
        actions.extend(by, index)
        return true
      }
      if (!range) return false
      if (by !== null && event.altKey) actions.move(by)
      else if (event.key === 'Backspace' || event.key === 'Delete') actions.remove()
      else if (event.key === 'Escape') {
        event.stopPropagation()
        setSelected(null)
      } else {
        if (!event.ctrlKey && !event.metaKey && !MODIFIERS.has(event.key)) setSelected(null)
        return false
      }
      return true
    },
  }
}

export type LineSelection = ReturnType<typeof useLineSelection>

const focusLine = (container: RefObject<HTMLDivElement | null>, index: number): void => {
  requestAnimationFrame(() => focusTextbox(container.current, { index, caret: 'end' }))
}
