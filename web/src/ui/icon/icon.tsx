import { cx } from '../cx.ts'
import { ICONS, type IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  /** Edge in CSS pixels while letters have their usual size: it grows with them. */
  size?: number
  className?: string
  filled?: boolean
}

/** A drawing beside words. Always hidden from screen readers: the words are the name. */
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
