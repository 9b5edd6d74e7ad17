import type { Language } from '../../languages.ts'
import type { TagNode, TextSegment } from '../compose/blocks.ts'
import type { PhotoStyle } from '../compose/style.ts'
import type { Family } from '../fonts/font-set.ts'
import type { Shape } from './shapes.ts'

/** A text at its position on the page; `y` is the baseline. A text without a node is a pagination artifact (footer). */
export interface PositionedText extends Omit<TextSegment, 'node'> {
  readonly node: TagNode | undefined
}

/** A picture that fills its box; lengths in pt. */
export interface PositionedPicture {
  /** Undefined for a pagination artifact, such as a logo in the footer. */
  readonly node: TagNode | undefined
  /** A data URL, PNG or JPEG. */
  readonly source: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly crop: PhotoStyle
}

/** The contents of one page. */
export interface DrawListPage {
  /** Below the text, in drawing order. */
  readonly shapes: readonly Shape[]
  readonly pictures: readonly PositionedPicture[]
  /** In reading order. */
  readonly texts: readonly PositionedText[]
}

/** What is too much for a number of pages, with the text at its smallest. */
export interface PageOverflow {
  readonly wantedPages: number
  readonly pages: number
  /** Lines of text on the pages that are too many. */
  readonly lines: number
  /** The entries with most lines, which are the first to shorten. */
  readonly longestEntries: readonly { readonly title: string; readonly lines: number }[]
}

/** All contents of a document, page by page. Lengths in pt, y downwards from the top of the page, colors as #rrggbb. */
export interface DrawList {
  readonly paper: { readonly width: number; readonly height: number }
  readonly family: Family
  readonly language: Language
  /** The document title that PDF viewers show instead of the file name. */
  readonly title: string
  readonly author: string
  readonly pages: readonly DrawListPage[]
  /** Set when the document does not fit on the number of pages that was asked for. */
  readonly overflow?: PageOverflow
}

/** The box of a text, from its accents to its descenders. */
export const getTextBox = ({ x, y, width, size }: Pick<PositionedText, 'x' | 'y' | 'width' | 'size'>) => ({
  x,
  y: y - size * 0.8,
  width,
  height: size * 1.02,
})
