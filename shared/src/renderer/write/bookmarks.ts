import type { DrawListPage } from '../draw/draw-list.ts'
import { formatNumber } from './content-stream.ts'
import { type JsPdfInternals, toPdfText } from './jspdf.ts'

interface Bookmark {
  readonly title: string
  readonly page: number
  readonly y: number
}

/** The headings of a document with their positions. */
const collectBookmarks = (pages: readonly DrawListPage[]): Bookmark[] => {
  const seen = new Set<unknown>()
  return pages.flatMap(({ texts }, page) =>
    texts.flatMap(({ node, y, size }) => {
      if (!node?.bookmark || seen.has(node)) return []
      seen.add(node)
      return [{ title: node.bookmark, page, y: y - size * 1.4 }]
    }),
  )
}

/** Writes a PDF outline with one level. Returns its object number, or undefined without headings. */
export const writeBookmarks = (
  pages: readonly DrawListPage[],
  height: number,
  internal: JsPdfInternals,
): number | undefined => {
  const bookmarks = collectBookmarks(pages)
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
    const target = `${internal.getPageInfo(page + 1).objId} 0 R/XYZ null ${formatNumber(Math.min(height, height - y))} null`
    object(ids[i] ?? 0, `<</Title${toPdfText(title)}/Parent ${root} 0 R${previous}${next}/Dest[${target}]>>`)
  }
  object(root, `<</Type/Outlines/First ${ids[0]} 0 R/Last ${ids.at(-1)} 0 R/Count ${ids.length}>>`)
  return root
}
