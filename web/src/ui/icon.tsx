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
    width={size}
    height={size}
    viewBox="0 0 24 24"
    className={cx('faro-icon', filled && 'faro-icon-filled', className)}
  >
    <path d={ICONS[name]} />
  </svg>
)
