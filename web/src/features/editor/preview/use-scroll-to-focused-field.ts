import { type RefObject, useEffect, useRef } from 'react'
import { toFlatPath } from '#shared/resume/schema/flat-path.ts'
import type { PreviewPage } from '#web/workers/render/protocol.ts'

/** Returns the path of a field's entry (`experience/<id>`), or the field's own path outside of entries. */
const getEntryPath = (field: string): string => {
  const [list = '', id, ...rest] = field.split('/')
  const entryPath = id && rest.length > 0 ? `${list}/${id}` : field
  return toFlatPath(entryPath)
}

/** Scrolls the preview to the page of the field that gets the focus. */
export const useScrollToFocusedField = (
  frame: RefObject<HTMLElement | null>,
  pages: readonly (PreviewPage | undefined)[],
): void => {
  const latestPages = useRef(pages)
  latestPages.current = pages
  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      const box = frame.current
      const field = event.target instanceof HTMLElement ? event.target.dataset['field'] : undefined
      if (!box || !field) return
      const entryPath = getEntryPath(field)
      const index = latestPages.current.findIndex((page) =>
        page?.text.some(({ fields }) =>
          fields.some(({ path }) => path === entryPath || path.startsWith(`${entryPath}/`)),
        ),
      )
      const page = box.querySelectorAll<HTMLElement>(':scope > section')[index]
      if (!page) return
      const top = page.offsetTop
      const isVisible =
        top < box.scrollTop + box.clientHeight / 2 && top + page.offsetHeight > box.scrollTop + box.clientHeight / 2
      if (!isVisible) box.scrollTo({ top: top - 12, behavior: 'smooth' })
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [frame])
}
