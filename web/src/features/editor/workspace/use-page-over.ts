import { useEffect, useRef } from 'react'
import type { Workspace } from './use-workspace.ts'

/** Slides the page of a narrow screen over the form, and away from it: the focus returns to the field it was in. */
export const usePageOver = ({ isPageOver, setPageOver }: Workspace) => {
  const field = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset['field']) field.current = target
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [])
  const leave = () => {
    setPageOver(false)
    // The form can be focused once it is no longer inert.
    requestAnimationFrame(() => {
      const last = field.current
      if (last?.isConnected) last.focus({ preventScroll: true })
      else document.querySelector<HTMLElement>('[data-form-heading]')?.focus({ preventScroll: true })
    })
  }
  return { leave, toggle: () => (isPageOver ? leave() : setPageOver(true)) }
}
