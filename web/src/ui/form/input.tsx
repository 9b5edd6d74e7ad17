import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useFieldProps } from './field-context.ts'

const CONTROL_CLASS =
  'w-full rounded-faro border border-line-strong bg-sheet px-3 text-body text-ink placeholder:text-ink-faint ' +
  'transition-colors duration-150 hover:border-ink focus-visible:border-sea aria-invalid:border-bad ' +
  'disabled:bg-sunk disabled:text-ink-faint'

/** A text input. Outside of a `Field` it needs an `aria-label`. */
export const Input = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => (
  <input
    type={type}
    className={cx(CONTROL_CLASS, 'h-11 read-only:bg-sunk', className)}
    {...useFieldProps()}
    {...rest}
  />
)

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    className={cx(CONTROL_CLASS, 'min-h-24 max-h-[80svh] resize-y read-only:bg-sunk py-2.5 leading-normal', className)}
    {...useFieldProps()}
    {...rest}
  />
)

/** The native select element. In WebKit a long option would widen the page. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <select
    className={cx(CONTROL_CLASS, 'faro-select h-11 appearance-none truncate pe-10', className)}
    {...useFieldProps()}
    {...rest}
  >
    {children}
  </select>
)
