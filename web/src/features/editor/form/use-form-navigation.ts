import { useCallback, useState } from 'react'
import { type FieldTarget, focusField } from './focus-field.ts'
import { type FormTab, getFormTab } from './form-tab.ts'

/** Goes to a field of the form; the caret goes where `target` says. */
export type GoToField = (path: readonly string[], target?: FieldTarget) => void

export interface FormNavigation {
  readonly tab: FormTab
  readonly setTab: (tab: FormTab) => void
  /** Opens the tab of a document path, then scrolls to its field and focuses it. */
  readonly goToField: GoToField
}

/** The open tab of the form and navigation to its fields. `show` makes the form visible. */
export const useFormNavigation = (show: () => void): FormNavigation => {
  const [tab, setTab] = useState<FormTab>('personal')
  const goToField: GoToField = useCallback(
    (path, target) => {
      show()
      setTab(getFormTab(path))
      setTimeout(() => focusField(path, target))
    },
    [show],
  )
  return { tab, setTab, goToField }
}
