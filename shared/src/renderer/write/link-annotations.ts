import type { TagNode } from '../compose/blocks.ts'
import { type DrawListPage, getTextBox } from '../draw/draw-list.ts'
import { formatNumber } from './content-stream.ts'
import type { JsPdfInternals } from './jspdf.ts'

/** `rect`: left, bottom, right, top in pt, y upwards. */
export interface LinkArea {
  readonly page: number
  readonly node: TagNode
  readonly href: string
  readonly rect: readonly [number, number, number, number]
}

/** The clickable area of each linked segment, in PDF coordinates (pt, y upwards). */
export const findLinkAreas = (pages: readonly DrawListPage[], height: number): LinkArea[] =>
  pages.flatMap(({ texts }, page) =>
    texts.flatMap((text) => {
      if (!text.href || !text.node) return []
      const { x, y, width, height: tall } = getTextBox(text)
      return [{ page, node: text.node, href: text.href, rect: [x, height - y - tall, x + width, height - y] as const }]
    }),
  )

/** A URI as a PDF string. Non-ASCII characters are percent-encoded, PDF delimiters escaped. */
const toPdfUri = (href: string): string =>
  `(${encodeURI(href.toWellFormed())
    .replace(/%25/g, '%')
    .replace(/[()\\]/g, (c) => `\\${c}`)})`

/** Writes a link annotation as object `id`. `key`: its entry in the parent tree. */
export const writeLinkAnnotation = (area: LinkArea, id: number, key: number, internal: JsPdfInternals): void => {
  internal.newObjectDeferredBegin(id, true)
  const rect = area.rect.map(formatNumber).join(' ')
  internal.out(
    `<</Type/Annot/Subtype/Link/Rect[${rect}]/Border[0 0 0]/F 4/StructParent ${key}/Contents${toPdfUri(area.href)}/A<</S/URI/URI${toPdfUri(area.href)}>>>>\nendobj`,
  )
}
