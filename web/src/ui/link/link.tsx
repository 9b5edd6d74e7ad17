import type { ComponentProps, MouseEvent } from 'react'
import type { To } from '../router/location.ts'
import { useHref, useNavigate } from '../router/router.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  state?: unknown
  replace?: boolean
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

/** A link to another screen. */
export const Link = ({ to, state, replace = false, onClick, target, children, ...rest }: LinkProps) => {
  const href = useHref(to)
  const navigate = useNavigate()
  return (
    <a
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return
        event.preventDefault()
        void navigate(to, { state, replace })
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
