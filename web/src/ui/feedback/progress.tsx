import { cx } from '../cx.ts'

interface ProgressProps {
  label: string
  /** From 0 to `max`; omit it when the progress is unknown. */
  value?: number
  max?: number
  className?: string
}

/** A progress bar; indeterminate without a value. */
export const Progress = ({ label, value, max = 100, className }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    className={cx('faro-bar h-1.5 overflow-hidden rounded-full bg-line', className)}
  >
    <div
      className={cx(
        'h-full rounded-full bg-beam transition-[width] duration-200',
        value === undefined && 'w-2/5 animate-pulse',
      )}
      {...(value === undefined ? {} : { style: { width: `${(100 * value) / max}%` } })}
    />
  </div>
)
