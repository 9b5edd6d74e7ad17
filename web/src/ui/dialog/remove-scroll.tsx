import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'

let locks = 0

const lock = () => {
  const page = document.documentElement
  if (locks === 0) page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`)
  locks += 1
  page.dataset['locked'] = ''
  return () => {
    locks -= 1
    if (locks === 0) delete page.dataset['locked']
  }
}

interface RemoveScrollProps {
  enabled?: boolean
  as?: ComponentType<{ children?: ReactNode }>
  children: ReactNode
}

/**
 * Stands in for the package react-remove-scroll under Radix (vite.config.ts), which writes a style element that our
 * content security policy refuses. The page behind an open dialog is held by a rule in base.css instead.
 */
export const RemoveScroll = ({ enabled = true, as: Wrapper = Fragment, children }: RemoveScrollProps) => {
  useEffect(() => (enabled ? lock() : undefined), [enabled])
  return <Wrapper>{children}</Wrapper>
}
