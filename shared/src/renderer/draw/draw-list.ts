import type { Language } from '../../languages.ts'
import type { FontFamily } from '../../resume/schema/content.ts'
import type { Piece, TagNode } from '../compose/blocks.ts'
import type { Shape } from './shapes.ts'

/** A text where it stands on its page; `y` is the baseline. No node: a running foot, an artifact. */
export interface DrawnText extends Omit<Piece, 'node'> {
  readonly node: TagNode | undefined
}

export interface DrawnPicture {
  readonly node: TagNode
  /** A data URL, PNG or JPEG. */
  readonly source: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly round: boolean
}

export interface DrawnPage {
  /** Under the text, in this order. */
  readonly shapes: readonly Shape[]
  readonly pictures: readonly DrawnPicture[]
  /** In reading order. */
  readonly texts: readonly DrawnText[]
}

/** Everything that a document shows, page by page. Lengths in pt, y downwards from the page's top. */
export interface DrawList {
  readonly paper: { readonly width: number; readonly height: number }
  readonly family: FontFamily
  readonly language: Language
  /** Shown by readers in place of the file's name. */
  readonly title: string
  readonly author: string
  readonly pages: readonly DrawnPage[]
}

/** The box a text covers: from its capitals' accents to its descenders. */
export const boxOf = ({ x, y, width, size }: Pick<DrawnText, 'x' | 'y' | 'width' | 'size'>) => ({
  x,
  y: y - size * 0.8,
  width,
  height: size * 1.02,
})
