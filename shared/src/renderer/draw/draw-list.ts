import type { Language } from '../../languages.ts'
import type { FontFamily } from '../../resume/schema/content.ts'
import type { TagNode, TextSegment } from '../compose/blocks.ts'
import type { Shape } from './shapes.ts'

/** A text where it stands on its page; `y` is the baseline. No node: a running foot, an artifact. */
export interface PositionedText extends Omit<TextSegment, 'node'> {
  readonly node: TagNode | undefined
}

export interface PositionedPicture {
  readonly node: TagNode
  /** A data URL, PNG or JPEG. */
  readonly source: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly round: boolean
}

export interface DrawListPage {
  /** Under the text, in this order. */
  readonly shapes: readonly Shape[]
  readonly pictures: readonly PositionedPicture[]
  /** In reading order. */
  readonly texts: readonly PositionedText[]
}

/** Everything that a document shows, page by page. Lengths in pt, y downwards from the page's top. */
export interface DrawList {
  readonly paper: { readonly width: number; readonly height: number }
  readonly family: FontFamily
  readonly language: Language
  /** Shown by readers in place of the file's name. */
  readonly title: string
  readonly author: string
  readonly pages: readonly DrawListPage[]
}

/** The box a text covers: from its capitals' accents to its descenders. */
export const getTextBox = ({ x, y, width, size }: Pick<PositionedText, 'x' | 'y' | 'width' | 'size'>) => ({
  x,
  y: y - size * 0.8,
  width,
  height: size * 1.02,
})
