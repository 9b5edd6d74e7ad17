import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditedLines } from '#shared/resume/prose/line-edits.ts'
import { stripMarks } from '#shared/resume/prose/marks.ts'
import { createLineChanges, listLines, type ProseLine, type ProseTarget } from '#shared/resume/prose/prose-lines.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { countAllBullets } from '#shared/resume/schema/resume-size.ts'
import { newId } from '#web/storage/new-id.ts'
import { useDocumentValue, useEditor } from '../../editor-context.ts'
import { selectText } from './marked-dom.ts'

/** The lines of an entry in the language of the document, and their edits. */
export const useLines = (target: ProseTarget) => {
  const { store, language } = useEditor()
  const description = useDocumentValue(target.description ?? ['$none'])
  const bullets = useDocumentValue(target.bullets ?? ['$none'])
  const container = useRef<HTMLDivElement>(null)
  const pending = useRef<EditedLines['focus'] | null>(null)
  /** Id of the empty line that is shown, and not stored, while there is none: typing stores it under this id. */
  const firstId = useRef(newId())
  const [revision, setRevision] = useState(0)

  useKeptFocus(container, description, bullets)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus that an edit asked for, once its lines are there
  useLayoutEffect(() => {
    const focus = pending.current
    if (focus && focusTextbox(container.current, focus)) pending.current = null
  }, [description, bullets, revision])

  const readLines = useCallback(() => {
    const stored = listLines(store.getSnapshot().document, target, language)
    if (stored.length === 0)
      return [{ id: target.bullets ? firstId.current : 'line-0', bullet: target.bullets !== null, text: '' }]
    if (stored.some(({ id }) => id === firstId.current)) firstId.current = newId()
    return stored
  }, [store, target, language])

  const write = useCallback(
    (lines: readonly ProseLine[], isTyping = false) => {
      const { document } = store.getSnapshot()
      store.edit(createLineChanges(document, target, language, lines, newId), isTyping)
    },
    [store, target, language],
  )
  const apply = useCallback(
    (edited: EditedLines | null) => {
      if (!edited) return
      pending.current = edited.focus
      write(edited.lines)
      setRevision((before) => before + 1)
    },
    [write],
  )
  return { lines: readLines(), readLines, write, apply, container }
}

const listTextboxes = (container: HTMLElement | null) =>
  container ? [...container.querySelectorAll<HTMLElement>('[role="textbox"]')] : []

/** Puts the caret into a line. False when it is not there. */
export const focusTextbox = (container: HTMLElement | null, { index, caret }: EditedLines['focus']): boolean => {
  const element = listTextboxes(container)[index]
  if (!element) return false
  const length = element.textContent?.length ?? 0
  const place = caret === 'start' ? 0 : caret === 'end' ? length : caret
  selectText(element, { start: place, end: place })
  element.scrollIntoView({ block: 'nearest' })
  return true
}

/** Where undo removes the line with the caret, the caret goes to the line in its place. */
const useKeptFocus = (container: RefObject<HTMLDivElement | null>, description: unknown, bullets: unknown): void => {
  const index = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the lines
  useLayoutEffect(() => {
    const all = listTextboxes(container.current)
    if (index.current >= 0 && document.activeElement === document.body && all.length > 0)
      focusTextbox(container.current, { index: Math.min(index.current, all.length - 1), caret: 'end' })
  }, [description, bullets])
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      index.current = target instanceof HTMLElement ? listTextboxes(container.current).indexOf(target) : -1
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [container])
}

/** Length of a stored line as it is read. */
export const readLength = (text: string): number => stripMarks(text).length

/** Whether another bullet fits into the entry and into the resume. */
export const useRoom = (lines: readonly ProseLine[]) => {
  const { store } = useEditor()
  const total = countAllBullets(store.getSnapshot().document)
  const isTotalNearer = LIMITS.bullets - total < LIMITS.entryBullets - lines.length
  return {
    isTotalNearer,
    count: isTotalNearer ? total : lines.length,
    max: isTotalNearer ? LIMITS.bullets : LIMITS.entryBullets,
  }
}
