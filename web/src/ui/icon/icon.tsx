import { cx } from '../cx.ts'
import { ICONS, type IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  /** Edge in CSS px at the default font size; it scales with the root font size. */
  size?: number
  className?: string
  filled?: boolean
}

/** A decorative icon, hidden from screen readers. Put a text beside it or a label on its button. */
export const Icon = ({ name, size = 20, className, filled = false }: IconProps) => (
  <svg
    aria-hidden="true"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    className={cx('faro-icon', filled && 'faro-icon-filled', className)}
  >
    <path d={ICONS[name]} />
  </svg>
)
