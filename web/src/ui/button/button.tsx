import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  size?: ButtonSize
  icon?: IconName
  /** Shows a spinner and disables the button. Change the label too ("Saving…"). */
  busy?: boolean
}

export const Button = ({
  kind = 'plain',
  size = 'medium',
  icon,
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    disabled={disabled === true || busy}
    aria-busy={busy || undefined}
    className={buttonClass(kind, size, className)}
    {...rest}
  >
    {busy ? <Spinner size={18} /> : icon && <Icon name={icon} size={18} />}
    {children}
  </button>
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** Accessible name. */
  label: string
  kind?: ButtonKind
  size?: 'small' | 'medium'
}

export const IconButton = ({
  icon,
  label,
  kind = 'quiet',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    className={buttonClass(
      kind,
      size,
      cx('aspect-square px-0!', size === 'small' ? 'w-9 pointer-coarse:w-11' : 'w-11', className),
    )}
    {...rest}
  >
    <Icon name={icon} />
  </button>
)
