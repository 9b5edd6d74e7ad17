import type { FontFace } from './font-face.ts'
import { TABULAR_OFFSET } from './tabular-glyph.ts'

/** Whether a code point is one of 0–9. */
const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** The glyph of a code point in a text with tabular figures. */
export const getTabularGlyph = (face: FontFace, code: number): number => {
  const glyph = face.glyph(code)
  return isDigit(code) && face.advance(glyph) !== face.digitWidth ? glyph + TABULAR_OFFSET : glyph
}

/** How much wider a text is with tabular figures, in thousandths of the font size. They are not kerned. */
export const measureTabularExcess = (text: string, face: FontFace): number => {
  let sum = 0
  let previous = { glyph: 0, tabular: 0 }
  for (const character of text) {
    const code = character.codePointAt(0) ?? 32
    const next =
      code === 32 ? { glyph: 0, tabular: 0 } : { glyph: face.glyph(code), tabular: getTabularGlyph(face, code) }
    sum += face.advance(next.tabular) - face.advance(next.glyph)
    if (previous.glyph && next.glyph)
      sum += face.kern(previous.tabular, next.tabular) - face.kern(previous.glyph, next.glyph)
    previous = next
  }
  return sum
}
