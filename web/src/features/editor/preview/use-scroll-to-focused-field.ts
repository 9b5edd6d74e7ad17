import { type RefObject, useEffect, useRef } from 'react'
import type { PreviewPage } from '#web/workers/render/protocol.ts'

/** Returns the path of a field's entry (`experience/<id>`), or the field's own path outside of entries. */
const getEntryPath = (field: string): string => {
  const [list = '', id, ...rest] = field.split('/')
  const place = id && rest.length > 0 ? `${list}/${id}` : field
  return place.replace(/^languages/, 'skills/languages')
}

/** Scrolls the preview to the page of the field that gets the focus. */
export const useScrollToFocusedField = (
  frame: RefObject<HTMLElement | null>,
  pages: readonly (PreviewPage | undefined)[],
): void => {
  const known = useRef(pages)
  known.current = pages
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      const box = frame.current
      const field = event.target instanceof HTMLElement ? event.target.dataset['field'] : undefined
      if (!box || !field) return
      const place = getEntryPath(field)
      const index = known.current.findIndex((page) =>
        page?.text.some(({ path }) => path === place || path?.startsWith(`${place}/`)),
      )
      const page = box.querySelectorAll<HTMLElement>(':scope > section')[index]
      if (!page) return
      const top = page.offsetTop
      const inSight =
        top < box.scrollTop + box.clientHeight / 2 && top + page.offsetHeight > box.scrollTop + box.clientHeight / 2
      if (!inSight) box.scrollTo({ top: top - 12, behavior: 'smooth' })
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [frame])
}
