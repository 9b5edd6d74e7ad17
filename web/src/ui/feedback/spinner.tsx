import { cx } from '../cx.ts'

/** Work of unknown duration. Put a text beside it: it is hidden from screen readers. */
export const Spinner = ({ size = 20, className }: { size?: number; className?: string }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    className={cx('shrink-0 animate-turn', className)}
  >
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
    <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
)
