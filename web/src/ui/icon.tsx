import { cx } from './cx.ts'
import { ICONS, type IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  /** Edge in CSS pixels. */
  size?: number
  className?: string
  filled?: boolean
}

/** A drawing beside words. Always hidden from screen readers: the words are the name. */
export const Icon = ({ name, size = 20, className, filled = false }: IconProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={size < 18 ? 2 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('shrink-0', className)}
  >
    <path d={ICONS[name]} />
  </svg>
)
