import { cx } from './cx.ts'

/** A price and its period, such as “$8 a month”. */
export const Price = ({
  amount,
  per,
  large = false,
  className,
}: {
  amount: string
  per: string
  large?: boolean
  className?: string
}) => (
  <p className={cx('flex items-baseline gap-1.5', className)}>
    <span className={cx('font-serif tracking-tight tabular-nums', large ? 'text-display' : 'text-head')}>{amount}</span>{' '}
    <span className="text-note text-ink-soft">{per}</span>
  </p>
)
