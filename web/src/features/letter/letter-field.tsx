import type { ReactNode } from 'react'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { useLetterContext, useLetterEdit, useLetterText } from './letter-context.ts'

interface LetterFieldProps {
  /** Path below the letter. */
  path: readonly string[]
  label: ReactNode
  hint?: ReactNode
  placeholder?: string
  /** Stores one value for each language. */
  localized?: boolean
  prose?: boolean
  rows?: number
  type?: 'text' | 'date'
  className?: string
}

/** A text of the letter, saved at each keystroke. */
export const LetterField = (props: LetterFieldProps) => {
  const { path, label, hint, placeholder, localized = false, prose = false, rows = 3, type = 'text', className } = props
  const { language } = useLetterContext()
  const full = ['letter', ...path, ...(localized ? [language] : [])]
  const value = useLetterText(full)
  const { set } = useLetterEdit()
  const write = (text: string) => set(full, localized && text === '' ? undefined : text)
  const shared = {
    value,
    placeholder,
    'data-field': ['letter', ...path].join('/'),
    ...(localized && { lang: language }),
  }
  return (
    <Field label={label} hint={hint} {...(className && { className })}>
      {prose ? (
        <Textarea
          {...shared}
          rows={rows}
          className="field-sizing-content"
          maxLength={LIMITS.proseChars}
          onChange={({ target }) => write(target.value)}
        />
      ) : (
        <Input
          {...shared}
          type={type}
          maxLength={LIMITS.lineChars}
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Field>
  )
}
