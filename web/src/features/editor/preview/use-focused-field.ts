import { useSyncExternalStore } from 'react'
import { countLetters } from '#shared/renderer/draw/locate-fields.ts'
import type { FocusedField } from './locate-text.ts'

/** Lines of a summary or description are fields of their own, numbered from 0. */
const LINE_OF_DESCRIPTION = /^(summary|.*\/description)\/\d+$/

let focused: HTMLElement | null = null
const listeners = new Set<() => void>()

const onFocusIn = ({ target }: FocusEvent) => {
  const next = target instanceof HTMLElement && target.dataset['field'] !== undefined ? target : null
  // What is not a field, such as the page itself, leaves the field lit from which a person comes.
  if (next === null || next === focused) return
  focused = next
  for (const listener of listeners) listener()
}

// From the start: the page of a narrow screen is drawn after the field has lost the focus.
document.addEventListener('focusin', onFocusIn)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Reads the field of the form that has, or had last, the focus. Call it while rendering: its letters change. */
export const useFocusedField = (): (() => FocusedField | null) => {
  useSyncExternalStore(subscribe, () => focused)
  return readFocusedField
}

const readFocusedField = (): FocusedField | null => {
  const id = focused?.isConnected ? focused.dataset['field'] : undefined
  if (!focused || id === undefined) return null
  const description = LINE_OF_DESCRIPTION.exec(id)?.[1]
  if (description === undefined) return { id: id.replace(/\/text$/, '') }
  const side: ParentNode = focused.closest('[data-side]') ?? document
  const lines = [...side.querySelectorAll<HTMLElement>(`[data-field^="${CSS.escape(`${description}/`)}"]`)]
  const count = (line: HTMLElement) => countLetters(line.textContent ?? '')
  const from = lines.slice(0, lines.indexOf(focused)).reduce((sum, line) => sum + count(line), 0)
  return { id: description, letters: { from, to: from + count(focused) } }
}
