import { useCallback, useState } from 'react'
import type { FormTab } from './form-tabs.tsx'
import { fieldId } from '../fields/field-id.ts'
import { tabOf } from './form-tab.ts'

/** The field of a path, or of the shortest start of it that has one: a rule may point inside a list. */
const nearestField = (path: readonly string[]): HTMLElement | null => {
  for (let length = path.length; length > 0; length--) {
    const id = CSS.escape(fieldId(path.slice(0, length)))
    const found =
      document.querySelector<HTMLElement>(`[data-field="${id}"]`) ??
      document.querySelector<HTMLElement>(`[data-field^="${id}/"]`)
    if (found) return found
  }
  return null
}

/** Which tab of the form is open, and the way to a field. `show` brings the form on screen. */
export const useFormPlace = (show: () => void) => {
  const [tab, setTab] = useState<FormTab>('personal')
  const go = useCallback(
    (path: readonly string[]) => {
      show()
      setTab(tabOf(path))
      setTimeout(() => {
        const field = nearestField(path)
        field?.scrollIntoView({ block: 'center' })
        field?.focus({ preventScroll: true })
      })
    },
    [show],
  )
  return { tab, setTab, go }
}
