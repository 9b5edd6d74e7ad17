import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link/link.tsx'

interface NavLinkProps {
  to: string
  neverLit?: boolean
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link that marks itself with aria-current on its own screen. */
export const NavLink = ({ to, neverLit = false, className, onClick, children }: NavLinkProps) => {
  const lit = useLocation().pathname === to && !neverLit
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={lit ? 'page' : undefined}
      className={cx(
        'relative inline-flex items-center rounded-faro no-underline transition-colors',
        lit ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
        className,
      )}
    >
      {children}
    </Link>
  )
}
