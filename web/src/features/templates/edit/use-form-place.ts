import { useCallback, useState } from 'react'
import type { FormTab } from './form-tabs.tsx'
import { fieldId } from './problems/field-id.ts'
import type { Problem } from './problems/find-problems.ts'

/** Which tab of the form is open, and the way to a field. `show` brings the form on screen. */
export const useFormPlace = (show: () => void) => {
  const [tab, setTab] = useState<FormTab>('personal')
  const go = useCallback(
    ({ tab: there, path }: Pick<Problem, 'tab' | 'path'>) => {
      show()
      setTab(there)
      setTimeout(() => {
        const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldId(path))}"]`)
        field?.scrollIntoView({ block: 'center' })
        field?.focus({ preventScroll: true })
      })
    },
    [show],
  )
  return { tab, setTab, go }
}
