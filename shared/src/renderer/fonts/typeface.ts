import type { FontFamily } from '../../resume/schema/content.ts'
import type { Weight } from '../compose/blocks.ts'
import type { FontSet } from './font-set.ts'
import { type Face, faceOf } from './font-face.ts'

/** The two faces of a document, with the widths of the words it has met. */
export interface Typeface {
  readonly family: FontFamily
  readonly faces: Readonly<Record<Weight, Face>>
  /** Width in pt. */
  width(text: string, weight: Weight, size: number): number
  /** Characters that were measured and are in neither face's set. */
  readonly missing: Set<string>
}

interface Word {
  readonly width: number
  readonly missing: readonly string[]
}

/** Words measured before, by face: while a document is typed nearly all of them come again. */
const known = new WeakMap<Face, Map<string, Word>>()
const MOST_KNOWN = 20_000

const wordsOf = (face: Face): Map<string, Word> => {
  const words = known.get(face)
  if (words && words.size < MOST_KNOWN) return words
  const fresh = new Map<string, Word>()
  known.set(face, fresh)
  return fresh
}

/** Throws when the set holds no font at all; a family that is not there gives way to the first that is. */
export const typefaceOf = (fonts: FontSet, wanted: FontFamily): Typeface => {
  const [family, bytes] = pickFamily(fonts, wanted)
  const faces = { regular: faceOf(bytes.regular), bold: faceOf(bytes.bold) }
  const words = { regular: wordsOf(faces.regular), bold: wordsOf(faces.bold) }
  const spaces = { regular: spaceOf(faces.regular), bold: spaceOf(faces.bold) }
  const missing = new Set<string>()
  const wordWidth = (text: string, weight: Weight): number => {
    let word = words[weight].get(text)
    if (!word) {
      word = measure(text, faces[weight])
      words[weight].set(text, word)
    }
    for (const character of word.missing) missing.add(character)
    return word.width
  }
  return {
    family,
    faces,
    missing,
    width: (text, weight, size) => {
      if (!text.includes(' ')) return (wordWidth(text, weight) * size) / 1000
      let sum = 0
      const parts = text.split(' ')
      for (const part of parts) if (part) sum += wordWidth(part, weight)
      return ((sum + spaces[weight] * (parts.length - 1)) * size) / 1000
    },
  }
}

const spaceOf = (face: Face): number => face.advance(face.glyph(32))

const pickFamily = (fonts: FontSet, wanted: FontFamily) => {
  const own = fonts[wanted]
  if (own) return [wanted, own] as const
  for (const family of ['Inter', 'Roboto', 'Open Sans', 'Lato'] as const) {
    const other = fonts[family]
    if (other) return [family, other] as const
  }
  throw new Error('no font was given')
}

const measure = (word: string, face: Face): Word => {
  let width = 0
  let previous = 0
  const missing: string[] = []
  for (const character of word) {
    const glyph = face.glyph(character === '\u00a0' ? 32 : (character.codePointAt(0) ?? 0))
    if (!glyph) {
      missing.push(character)
      continue
    }
    width += face.advance(glyph) + (previous ? face.kern(previous, glyph) : 0)
    previous = glyph
  }
  return { width, missing }
}
