import { cx } from '../cx.ts'

interface ProgressProps {
  label: string
  /** 0 to `max`; leave out when the length is not known. */
  value?: number
  max?: number
  className?: string
}

/** Work with a known length, or a bar that only says "going on". */
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
