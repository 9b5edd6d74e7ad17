import { createContext, use } from 'react'

export interface FieldIds {
  readonly control: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

export const FieldContext = createContext<FieldIds | null>(null)

/** Returns the attributes that connect a control to the `Field` around it. */
export const useFieldProps = () => {
  const field = use(FieldContext)
  return field === null
    ? {}
    : { id: field.control, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined }
}
