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
 * Replaces the package react-remove-scroll below Radix (alias in vite.config.ts), whose <style> element the CSP
 * blocks. base.css locks the scroll position of the page by `data-locked`.
 */
export const RemoveScroll = ({ enabled = true, as: Wrapper = Fragment, children }: RemoveScrollProps) => {
  useEffect(() => (enabled ? lock() : undefined), [enabled])
  return <Wrapper>{children}</Wrapper>
}
