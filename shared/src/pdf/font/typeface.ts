import type { FontFamily } from '../../resume/content.ts'
import type { Weight } from '../blocks.ts'
import type { FontSet } from '../render.types.ts'
import { type Face, faceOf } from './face.ts'

/** The two faces of a document, with the widths of the words it has met. */
export interface Typeface {
  readonly family: FontFamily
  readonly faces: Readonly<Record<Weight, Face>>
  /** Width in pt. */
  width(text: string, weight: Weight, size: number): number
  /** Characters that were measured and are in neither face's set. */
  readonly missing: Set<string>
}

/** Throws when the set holds no font at all; a family that is not there gives way to the first that is. */
export const typefaceOf = (fonts: FontSet, wanted: FontFamily): Typeface => {
  const [family, bytes] = pickFamily(fonts, wanted)
  const faces = { regular: faceOf(bytes.regular), bold: faceOf(bytes.bold) }
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() }
  const missing = new Set<string>()
  const wordWidth = (word: string, weight: Weight): number => {
    const known = widths[weight].get(word)
    if (known !== undefined) return known
    const width = measure(word, faces[weight], missing)
    widths[weight].set(word, width)
    return width
  }
  return {
    family,
    faces,
    missing,
    width: (text, weight, size) => {
      const face = faces[weight]
      const space = face.advance(face.glyph(32))
      const words = text.split(' ')
      const sum = words.reduce((total, word) => total + wordWidth(word, weight), 0)
      return ((sum + space * (words.length - 1)) * size) / 1000
    },
  }
}

const pickFamily = (fonts: FontSet, wanted: FontFamily) => {
  const own = fonts[wanted]
  if (own) return [wanted, own] as const
  for (const family of ['Inter', 'Roboto', 'Open Sans', 'Lato'] as const) {
    const other = fonts[family]
    if (other) return [family, other] as const
  }
  throw new Error('no font was given')
}

const measure = (word: string, face: Face, missing: Set<string>): number => {
  let width = 0
  let previous = 0
  for (const character of word) {
    const glyph = face.glyph(character === '\u00a0' ? 32 : (character.codePointAt(0) ?? 0))
    if (!glyph) {
      missing.add(character)
      continue
    }
    width += face.advance(glyph) + (previous ? face.kern(previous, glyph) : 0)
    previous = glyph
  }
  return width
}
