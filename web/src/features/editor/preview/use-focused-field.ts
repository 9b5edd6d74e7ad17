import { useSyncExternalStore } from 'react'
import { countLetters } from '#shared/renderer/draw/locate-fields.ts'
import type { FocusedField } from './locate-text.ts'

/** Lines of a description are fields of their own, numbered from 0. */
const LINE_OF_DESCRIPTION = /^(.*\/description)\/\d+$/

let focused: HTMLElement | null = null
const listeners = new Set<() => void>()

const onFocusIn = ({ target }: FocusEvent) => {
  const next = target instanceof HTMLElement && target.dataset['field'] !== undefined ? target : null
  // What is not a field, such as the page itself, leaves the field lit from which a person comes.
  if (next === null || next === focused) return
  focused = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) document.addEventListener('focusin', onFocusIn)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      document.removeEventListener('focusin', onFocusIn)
      focused = null
    }
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
  const lines = [...document.querySelectorAll<HTMLElement>(`[data-field^="${CSS.escape(`${description}/`)}"]`)]
  const count = (line: HTMLElement) => countLetters(line.textContent ?? '')
  const from = lines.slice(0, lines.indexOf(focused)).reduce((sum, line) => sum + count(line), 0)
  return { id: description, letters: { from, to: from + count(focused) } }
}
