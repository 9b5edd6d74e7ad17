import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox with its label; the whole line can be pressed. */
export const Checkbox = ({ label, hint, className, ...rest }: CheckboxProps) => (
  <label
    className={cx('flex min-h-9 items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5', className)}
  >
    <input type="checkbox" className="faro-check mt-0.5 size-5 shrink-0 rounded-faro" {...rest} />
    <span>
      <span className="block leading-snug">{label}</span>
      {hint && <span className="block text-note text-ink-soft">{hint}</span>}
    </span>
  </label>
)
