import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { FormTab } from './form-tab.ts'

interface FormPlace {
  readonly tab: FormTab
  /** CSS px. */
  readonly scrollTop: number
}

/** Where the form of each draft was left, as long as the app is open. */
const places = new Map<string, FormPlace>()

/** The part of the form in which a draft was left. */
export const getLastTab = (draftId: string): FormTab => places.get(draftId)?.tab ?? 'personal'

/** Remembers the open part of the form and its scroll position, and scrolls there when the form is shown again. */
export const useFormPlace = (draftId: string, tab: FormTab, column: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const place = places.get(draftId)
    if (place && column.current) column.current.scrollTop = place.scrollTop
  }, [draftId, column])
  useEffect(() => {
    const element = column.current
    if (!element) return
    const remember = () => places.set(draftId, { tab, scrollTop: element.scrollTop })
    remember()
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [draftId, tab, column])
}
