import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type CvDate, cvDateSchema, formDate, parseCvDate, saysPresent } from '#shared/resume/schema/dates.ts'
import { sameJson } from '#shared/resume/edits/deep-equal.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { useEdit, useValue } from '../editor-context.ts'
import { fieldId } from './field-id.ts'
import { useProblemAt } from '../validation/problem-context.ts'
import { DoubtMark, useDoubt } from './low-confidence.tsx'

interface DateFieldProps {
  path: readonly string[]
  label: ReactNode
  disabled?: boolean
  /** Called when a person writes "present" instead of a date. */
  onPresent?: () => void
}

const FORMAT = 'MM/YYYY'

/** A month and year. Takes what people type (`9/19`, `sept. 2019`, `2019`) and shows it as MM/YYYY once they leave. */
export const DateField = ({ path, label, disabled = false, onPresent }: DateFieldProps) => {
  const stored = cvDateSchema.nullable().safeParse(useValue(path)).data ?? null
  const [typed, setTyped] = useState<{ text: string; date: CvDate | null } | null>(null)
  const edit = useEdit()
  const { doubtful, clear } = useDoubt(path)
  const problem = useProblemAt(path)
  const typing = typed && sameJson(typed.date, stored) ? typed.text : null
  const unread = typing === null && stored !== null && stored.value === ''

  const write = (text: string) => {
    const date = text.trim() === '' ? null : parseCvDate(text)
    setTyped({ text, date })
    edit.set(path, date)
    if (doubtful) clear()
  }
  const leave = () => {
    setTyped(null)
    if (!onPresent || !stored || stored.value !== '' || !saysPresent(stored.text)) return
    edit.set(path, null)
    onPresent()
  }
  return (
    <Field
      label={label}
      aside={doubtful ? <DoubtMark /> : undefined}
      error={
        unread ? (
          <Trans>This does not read as a date. Write month and year, like 09/2021.</Trans>
        ) : disabled ? null : (
          problem
        )
      }
    >
      <Input
        value={disabled ? '' : (typing ?? formDate(stored))}
        placeholder={FORMAT}
        disabled={disabled}
        maxLength={40}
        autoComplete="off"
        data-field={fieldId(path)}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
    </Field>
  )
}
