import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { type CvDate, cvDateSchema, formatFormDate, isPresentDate, parseCvDate } from '#shared/resume/schema/dates.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { useDocumentValue, useEdit } from '../editor-context.ts'
import { useFieldProblem } from '../validation/problem-context.ts'
import { FieldAside } from './field-aside.tsx'
import { fieldId } from './field-id.ts'
import { useLowConfidence } from './low-confidence.tsx'

interface DateFieldProps {
  path: readonly string[]
  label: ReactNode
  disabled?: boolean
  /** Called when "present" or a synonym is typed instead of a date. */
  onPresent?: () => void
}

const FORMAT = 'MM/YYYY'

/** A month and year. Accepts `9/19`, `sept. 2019`, `marzo de 2021` or `2019`, shows MM/YYYY on blur. An end may be `hoy`. */
export const DateField = ({ path, label, disabled = false, onPresent }: DateFieldProps) => {
  const stored = cvDateSchema.nullable().safeParse(useDocumentValue(path)).data ?? null
  const [typed, setTyped] = useState<{ text: string; date: CvDate | null } | null>(null)
  const edit = useEdit()
  const { doubtful, clear } = useLowConfidence(path)
  const problem = useFieldProblem(path)
  const typing = typed && isDeepEqual(typed.date, stored) ? typed.text : null
  const isPresent = path.at(-1) === 'endDate' && isPresentDate(stored?.text ?? '')
  const unread = typing === null && stored !== null && stored.value === '' && !isPresent

  const write = (text: string) => {
    const date = text.trim() === '' ? null : parseCvDate(text)
    setTyped({ text, date })
    edit.set(path, date)
    if (doubtful) clear()
  }
  const leave = () => {
    setTyped(null)
    if (!onPresent || !stored || stored.value !== '' || !isPresentDate(stored.text)) return
    edit.set(path, null)
    onPresent()
  }
  return (
    <Field
      label={label}
      aside={<FieldAside path={path} doubtful={doubtful} />}
      error={unread ? <Trans>Enter the month and year, for example 09/2021.</Trans> : disabled ? null : problem}
    >
      <Input
        value={disabled ? '' : (typing ?? formatFormDate(stored))}
        placeholder={FORMAT}
        disabled={disabled}
        maxLength={40}
        autoComplete="off"
        data-field={fieldId(path)}
        data-select="all"
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
    </Field>
  )
}
