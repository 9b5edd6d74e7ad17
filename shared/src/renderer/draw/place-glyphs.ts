import type { FontFace } from '../fonts/font-face.ts'
import { getTabularGlyph } from '../fonts/tabular-figures.ts'
import type { PositionedText } from './draw-list.ts'

/** A character of a text as it is drawn. */
export interface PlacedGlyph {
  /** Where the character stands in the text. */
  readonly at: number
  /** 0 for a character that the face does not have, which is not drawn. */
  readonly glyph: number
  /** How much nearer it is to the glyph before than their widths say, in thousandths of the font size. */
  readonly nearer: number
}

const SPACE = 32

/** The glyph that a character of a text is drawn with; 0 for one that the face does not have. */
export const getDrawnGlyph = ({ tabular }: PositionedText, face: FontFace, code: number): number =>
  tabular ? getTabularGlyph(face, code) : face.glyph(code)

/** The glyphs of a text with pair kerning and narrower spaces. */
export const placeGlyphs = (text: PositionedText, face: FontFace): PlacedGlyph[] => {
  let at = 0
  let previous = 0
  let afterSpace = 0
  return Array.from(text.text.replaceAll('\u00a0', ' '), (character) => {
    const start = at
    at += character.length
    const code = character.codePointAt(0) ?? 0
    const glyph = getDrawnGlyph(text, face, code)
    if (!glyph) return { at: start, glyph, nearer: 0 }
    const kern = previous && code !== SPACE ? face.kern(previous, glyph) : 0
    // With its tracking, a letter that is kerned apart would stand as far off as a word.
    const nearer = code !== SPACE && previous ? -(text.tracking ? Math.min(0, kern) : kern) : afterSpace
    afterSpace = code === SPACE ? ((text.tighter ?? 0) * 1000) / text.size : 0
    previous = code === SPACE ? 0 : glyph
    return { at: start, glyph, nearer }
  })
}
