import { cx } from '../cx.ts'

/** The shape of what is coming; give it the size of the real thing so that nothing jumps. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('block animate-pulse rounded-faro bg-line', className)} />
)
