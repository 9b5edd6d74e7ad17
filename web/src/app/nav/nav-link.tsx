import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link/link.tsx'
import { useLocation } from '#web/ui/router/router.tsx'

interface NavLinkProps {
  to: string
  neverCurrent?: boolean
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link that marks itself with aria-current on its own screen. */
export const NavLink = ({ to, neverCurrent = false, className, onClick, children }: NavLinkProps) => {
  const isCurrent = useLocation().pathname === to && !neverCurrent
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'relative inline-flex items-center rounded-faro no-underline transition-colors',
        isCurrent ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
        className,
      )}
    >
      {children}
    </Link>
  )
}
