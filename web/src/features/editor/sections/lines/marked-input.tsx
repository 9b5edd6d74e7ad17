import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { SplitText } from '#shared/resume/prose/line-edits.ts'
import { type MarkedSegment, serializeMarks, sliceSegments } from '#shared/resume/prose/marks.ts'
import { expandToWord, type TextRange, toggleMark } from '#shared/resume/prose/toggle-mark.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { readMarkedDom, readSelection, readStored, selectText, writeMarkedDom } from './marked-dom.ts'

export interface MarkedInputProps {
  /** Stored line with marks. */
  value: string
  label: string
  lang: string
  field: string
  readOnly: boolean
  onChange: (value: string) => void
  /** Enter; `SplitText` is stored text around the caret. */
  onEnter: (split: SplitText) => void
  /** Backspace at the start. */
  onBackspace: () => void
  /** Delete at the end. */
  onDelete: () => void
  /** Several lines, or a list item, were pasted. True when they were taken. */
  onPasteText: (text: string, split: SplitText) => boolean
  /** A key for the lines that are selected, or that selects them. True when it was used. */
  onSelectionKey: (event: KeyboardEvent<HTMLDivElement>, selection: TextRange, length: number) => boolean
  /** A key that moves the line or the caret out of it. True when it was used. */
  onMoveKey: (event: KeyboardEvent<HTMLDivElement>, selection: TextRange, length: number) => boolean
  onLink: () => void
  onFocus: (event: FocusEvent<HTMLDivElement>) => void
}

const splitAt = (segments: readonly MarkedSegment[], { start, end }: TextRange): SplitText => ({
  before: serializeMarks(sliceSegments(segments, 0, start)),
  after: serializeMarks(sliceSegments(segments, end, Infinity)),
})

const CLASS =
  'min-h-11 w-full min-w-0 flex-1 rounded-faro border border-line-strong bg-sheet px-3 py-2.5 text-body leading-normal ' +
  'text-ink whitespace-pre-wrap break-words transition-colors duration-150 hover:border-ink focus-visible:border-sea '

/** Applies a change of the segments of an editable line, and keeps or sets its selection. */
export const editMarked = (
  element: HTMLElement,
  edit: (
    segments: MarkedSegment[],
    selection: TextRange,
    text: string,
  ) => { segments: MarkedSegment[]; selection: TextRange },
): void => {
  const segments = readMarkedDom(element)
  const text = segments.map((segment) => segment.text).join('')
  const before = readSelection(element) ?? { start: text.length, end: text.length }
  const { segments: after, selection } = edit(segments, before, text)
  writeMarkedDom(element, serializeMarks(after))
  selectText(element, selection)
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Makes the selection, or the word at the caret, bold or italic. */
export const toggleSelection = (element: HTMLElement, mark: 'bold' | 'italic'): void =>
  editMarked(element, (segments, selection, text) => ({
    segments: toggleMark(segments, expandToWord(text, selection), mark),
    selection,
  }))

const insertText = (element: HTMLElement, inserted: string): void =>
  editMarked(element, (segments, { start, end }) => ({
    segments: [
      ...sliceSegments(segments, 0, start),
      { ...sliceSegments(segments, start - 1, start)[0], text: inserted },
      ...sliceSegments(segments, end, Infinity),
    ],
    selection: { start: start + inserted.length, end: start + inserted.length },
  }))

/** One line of prose, edited as it looks. Marks come from the tool bar and its keys. */
export const MarkedInput = (props: MarkedInputProps) => {
  const { value, label, lang, field, readOnly, onFocus } = props
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const element = ref.current
    if (!element || readStored(element) === value) return
    const selection = document.activeElement === element ? readSelection(element) : null
    writeMarkedDom(element, value)
    if (selection) selectText(element, selection)
  }, [value])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onBeforeInput = (event: InputEvent) => handleBeforeInput(event, element, latest.current)
    element.addEventListener('beforeinput', onBeforeInput)
    return () => element.removeEventListener('beforeinput', onBeforeInput)
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area has no bold text
    <div
      ref={ref}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      aria-readonly={readOnly}
      contentEditable={!readOnly}
      suppressContentEditableWarning
      tabIndex={0}
      spellCheck
      lang={lang}
      data-field={field}
      className={CLASS}
      onInput={({ currentTarget }) => handleInput(currentTarget, props)}
      onKeyDown={(event) => handleKey(event, props)}
      onPaste={(event) => handlePaste(event, props)}
      onDrop={(event) => event.preventDefault()}
      onFocus={onFocus}
    />
  )
}

const handleInput = (element: HTMLElement, { value, onChange }: MarkedInputProps) => {
  const stored = readStored(element)
  if (stored.length > LIMITS.proseChars) writeMarkedDom(element, value)
  else if (stored !== value) onChange(stored)
}

/** Keyboards of phones send no key events for Enter and Backspace, but these. */
const handleBeforeInput = (event: InputEvent, element: HTMLElement, props: MarkedInputProps) => {
  const selection = readSelection(element)
  if (!selection) return
  const { inputType } = event
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
    event.preventDefault()
    props.onEnter(splitAt(readMarkedDom(element), selection))
  } else if (inputType === 'deleteContentBackward' && selection.end === 0) {
    event.preventDefault()
    props.onBackspace()
  } else if (inputType === 'formatBold' || inputType === 'formatItalic') {
    event.preventDefault()
    toggleSelection(element, inputType === 'formatBold' ? 'bold' : 'italic')
  } else if (inputType.startsWith('format')) event.preventDefault()
}

const handleKey = (event: KeyboardEvent<HTMLDivElement>, props: MarkedInputProps) => {
  const element = event.currentTarget
  const selection = readSelection(element)
  if (!selection || event.nativeEvent.isComposing || props.readOnly) return
  const length = element.textContent?.length ?? 0
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
  const key = event.key.toLowerCase()
  const run = (action: () => void) => {
    event.preventDefault()
    action()
  }
  if (props.onSelectionKey(event, selection, length)) event.preventDefault()
  else if (key === 'enter' && !isCommand) run(() => props.onEnter(splitAt(readMarkedDom(element), selection)))
  else if (key === 'backspace' && selection.end === 0) run(props.onBackspace)
  else if (key === 'delete' && selection.start === length && selection.end === length) run(props.onDelete)
  else if (isCommand && key === 'b') run(() => toggleSelection(element, 'bold'))
  else if (isCommand && key === 'i') run(() => toggleSelection(element, 'italic'))
  else if (isCommand && key === 'k') run(props.onLink)
  else if (props.onMoveKey(event, selection, length)) event.preventDefault()
}

const handlePaste = (event: ClipboardEvent<HTMLDivElement>, props: MarkedInputProps) => {
  event.preventDefault()
  const element = event.currentTarget
  const text = event.clipboardData.getData('text/plain')
  const selection = readSelection(element)
  if (text === '' || !selection || props.readOnly) return
  if (!props.onPasteText(text, splitAt(readMarkedDom(element), selection)))
    insertText(element, text.replace(/\s+/g, ' '))
}
