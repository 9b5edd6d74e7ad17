import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** States the problem and how to solve it. */
  error?: ReactNode
  /** Shown after the label, such as "optional". */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Label, control, hint and error. The control gets its id and ARIA attributes from the context. */
export const Field = ({ label, hint, error, aside, className, children }: FieldProps) => {
  const id = useId()
  const describedBy = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
  return (
    <FieldContext value={{ control: id, describedBy, invalid: Boolean(error) }}>
      <div className={cx('flex flex-col gap-1.5', className)}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <label htmlFor={id} className="text-note font-medium">
            {label}
          </label>
          {aside && <span className="text-note text-ink-faint">{aside}</span>}
        </div>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="text-note text-ink-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-note text-bad">
            <Icon name="error" size={16} className="mt-0.5" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </FieldContext>
  )
}
