import { useCallback, useEffect, useRef } from 'react'
import type { Workspace } from './use-workspace.ts'

/** Marks the entry of the history that the page has while it lies over the form: going back removes the page. */
const isOwnEntry = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'isPageOver' in entry

/**
 * Slides the page of a narrow screen over the form, and away from it, also by going back: the focus returns to the field
 * it was in.
 */
export const usePageOver = ({ isPageOver, setPageOver }: Workspace) => {
  const field = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset['field']) field.current = target
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [])
  const leave = useCallback(() => {
    setPageOver(false)
    // The form can be focused once it is no longer inert.
    requestAnimationFrame(() => {
      const last = field.current
      if (last?.isConnected) last.focus({ preventScroll: true })
      else document.querySelector<HTMLElement>('[data-form-heading]')?.focus({ preventScroll: true })
    })
  }, [setPageOver])
  useEffect(() => {
    if (!isPageOver) return
    history.pushState({ ...history.state, isPageOver }, '')
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      if (isOwnEntry(history.state)) history.back()
    }
  }, [isPageOver, leave])
  return { leave, toggle: () => (isPageOver ? leave() : setPageOver(true)) }
}
