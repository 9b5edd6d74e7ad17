import { useCallback, useState } from 'react'
import { isInTranslation } from '../translation/focus-translation.ts'
import { type FieldTarget, focusField } from './focus-field.ts'
import { getLastTab } from './form-place.ts'
import { type FormTab, getFormTab } from './form-tab.ts'

/** Goes to a field of the form; the caret goes where `target` says. */
export type GoToField = (path: readonly string[], target?: FieldTarget) => void

export interface FormNavigation {
  readonly tab: FormTab
  readonly setTab: (tab: FormTab) => void
  /** Opens the tab of a document path, then scrolls to its field and focuses it. */
  readonly goToField: GoToField
  /** Opens the view of both languages, then focuses a field in the language of the page. */
  readonly goToTranslation: (path: readonly string[]) => void
}

/**
 * The open tab of the form, at first the one in which the draft was left, and navigation to its fields. `show` makes
 * the form visible.
 */
export const useFormNavigation = (draftId: string, show: () => void): FormNavigation => {
  const [tab, setTab] = useState<FormTab>(() => getLastTab(draftId))
  const goToField: GoToField = useCallback(
    (path, target) => {
      show()
      if (!isInTranslation(path)) setTab(getFormTab(path))
      setTimeout(() => focusField(path, target))
    },
    [show],
  )
  const goToTranslation = useCallback(
    (path: readonly string[]) => {
      show()
      setTab('translation')
      setTimeout(() => focusField(path))
    },
    [show],
  )
  return { tab, setTab, goToField, goToTranslation }
}
