import { cx } from '../cx.ts'

/** Placeholder while content loads. Give it the content's size to avoid layout shift. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('block animate-pulse rounded-faro bg-line', className)} />
)
