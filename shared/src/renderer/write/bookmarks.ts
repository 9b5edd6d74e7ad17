import type { DrawnPage } from '../draw/draw-list.ts'
import { number } from './content-stream.ts'
import { type JsPdfInternals, pdfText } from './jspdf.ts'

interface Bookmark {
  readonly title: string
  readonly page: number
  readonly y: number
}

/** The headings of a document with their places. */
const bookmarksOf = (pages: readonly DrawnPage[]): Bookmark[] => {
  const seen = new Set<unknown>()
  return pages.flatMap(({ texts }, page) =>
    texts.flatMap(({ node, y, size }) => {
      if (!node?.bookmark || seen.has(node)) return []
      seen.add(node)
      return [{ title: node.bookmark, page, y: y - size * 1.4 }]
    }),
  )
}

/** Writes the outline, one level; gives its object number, or undefined when there is nothing to list. */
export const writeBookmarks = (
  pages: readonly DrawnPage[],
  height: number,
  internal: JsPdfInternals,
): number | undefined => {
  const bookmarks = bookmarksOf(pages)
  if (bookmarks.length === 0) return undefined
  const root = internal.newObjectDeferred()
  const ids = bookmarks.map(() => internal.newObjectDeferred())
  const object = (id: number, body: string) => {
    internal.newObjectDeferredBegin(id, true)
    internal.out(`${body}\nendobj`)
  }
  for (const [i, { title, page, y }] of bookmarks.entries()) {
    const previous = i > 0 ? `/Prev ${ids[i - 1]} 0 R` : ''
    const next = i < ids.length - 1 ? `/Next ${ids[i + 1]} 0 R` : ''
    const target = `${internal.getPageInfo(page + 1).objId} 0 R/XYZ null ${number(Math.min(height, height - y))} null`
    object(ids[i] ?? 0, `<</Title${pdfText(title)}/Parent ${root} 0 R${previous}${next}/Dest[${target}]>>`)
  }
  object(root, `<</Type/Outlines/First ${ids[0]} 0 R/Last ${ids.at(-1)} 0 R/Count ${ids.length}>>`)
  return root
}
