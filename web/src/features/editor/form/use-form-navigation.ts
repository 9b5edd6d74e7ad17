import { useCallback, useState } from 'react'
import { fieldId } from '../fields/field-id.ts'
import { type FormTab, getFormTab } from './form-tab.ts'

export interface FormNavigation {
  readonly tab: FormTab
  readonly setTab: (tab: FormTab) => void
  /** Opens the tab of a document path, then scrolls to its field and focuses it. */
  readonly goToField: (path: readonly string[]) => void
}

/** Finds the field of a path, or of its longest prefix that has one: a rule may point inside a list. */
const findNearestField = (path: readonly string[]): HTMLElement | null => {
  for (let length = path.length; length > 0; length--) {
    const id = CSS.escape(fieldId(path.slice(0, length)))
    const found =
      document.querySelector<HTMLElement>(`[data-field="${id}"]`) ??
      document.querySelector<HTMLElement>(`[data-field^="${id}/"]`)
    if (found) return found
  }
  return null
}

/** Frames in which a form that is being opened has to show its fields. */
const MAX_FRAMES = 60

const focusField = (path: readonly string[], frames: number): void => {
  const field = findNearestField(path)
  if (!field && frames > 0) requestAnimationFrame(() => focusField(path, frames - 1))
  // A pinned finding covers the upper half of a phone.
  const isCovered = document.querySelector('[data-pinned]') !== null
  field?.scrollIntoView({ block: isCovered ? 'end' : 'center' })
  field?.focus({ preventScroll: true })
}

/** The open tab of the form and navigation to its fields. `show` makes the form visible. */
export const useFormNavigation = (show: () => void): FormNavigation => {
  const [tab, setTab] = useState<FormTab>('personal')
  const goToField = useCallback(
    (path: readonly string[]) => {
      show()
      setTab(getFormTab(path))
      setTimeout(() => focusField(path, MAX_FRAMES))
    },
    [show],
  )
  return { tab, setTab, goToField }
}
