import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Link } from '../link/link.tsx'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  kind?: ButtonKind
  size?: ButtonSize
  icon?: IconName
}

/** A link that looks like a button. Use it for navigation. */
export const ButtonLink = ({
  kind = 'plain',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link className={buttonClass(kind, size, className)} {...rest}>
    {icon && <Icon name={icon} size={18} />}
    {children}
  </Link>
)
