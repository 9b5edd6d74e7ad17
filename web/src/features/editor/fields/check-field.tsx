import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useDocumentValue, useEdit } from '../editor-context.ts'
import { fieldId } from './field-id.ts'

export const CheckField = ({ path, label }: { path: readonly string[]; label: ReactNode }) => {
  const checked = useDocumentValue(path) === true
  const edit = useEdit()
  return (
    <Checkbox
      label={label}
      checked={checked}
      data-field={fieldId(path)}
      onChange={(event) => edit.set(path, event.target.checked)}
    />
  )
}
