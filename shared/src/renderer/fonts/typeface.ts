import type { FontFamily } from '../../resume/schema/content.ts'
import type { Weight } from '../compose/blocks.ts'
import { type FontFace, getFontFace } from './font-face.ts'
import type { FontSet } from './font-set.ts'

/** The regular and bold face of a document, with cached word widths. */
export interface Typeface {
  readonly family: FontFamily
  readonly faces: Readonly<Record<Weight, FontFace>>
  /** Width of a text in pt. */
  width(text: string, weight: Weight, size: number): number
  /** Measured characters that the faces do not have. */
  readonly missingCharacters: Set<string>
}

interface MeasuredWord {
  readonly width: number
  readonly missing: readonly string[]
}

/** Word widths by face. While a user types, nearly all words repeat. */
const wordCaches = new WeakMap<FontFace, Map<string, MeasuredWord>>()
const MAX_CACHED_WORDS = 20_000

const getWordCache = (face: FontFace): Map<string, MeasuredWord> => {
  const words = wordCaches.get(face)
  if (words && words.size < MAX_CACHED_WORDS) return words
  const fresh = new Map<string, MeasuredWord>()
  wordCaches.set(face, fresh)
  return fresh
}

/**
 * Creates a typeface. A family that is not in the set is replaced by the first one that is.
 * @throws Error when the set is empty
 */
export const createTypeface = (fonts: FontSet, preferred: FontFamily): Typeface => {
  const [family, bytes] = pickFamily(fonts, preferred)
  const faces = { regular: getFontFace(bytes.regular), bold: getFontFace(bytes.bold) }
  const words = { regular: getWordCache(faces.regular), bold: getWordCache(faces.bold) }
  const spaces = { regular: getSpaceAdvance(faces.regular), bold: getSpaceAdvance(faces.bold) }
  const missing = new Set<string>()
  const wordWidth = (text: string, weight: Weight): number => {
    let word = words[weight].get(text)
    if (!word) {
      word = measureWord(text, faces[weight])
      words[weight].set(text, word)
    }
    for (const character of word.missing) missing.add(character)
    return word.width
  }
  return {
    family,
    faces,
    missingCharacters: missing,
    width: (text, weight, size) => {
      if (!text.includes(' ')) return (wordWidth(text, weight) * size) / 1000
      let sum = 0
      const parts = text.split(' ')
      for (const part of parts) if (part) sum += wordWidth(part, weight)
      return ((sum + spaces[weight] * (parts.length - 1)) * size) / 1000
    },
  }
}

const getSpaceAdvance = (face: FontFace): number => face.advance(face.glyph(32))

const pickFamily = (fonts: FontSet, preferred: FontFamily) => {
  const own = fonts[preferred]
  if (own) return [preferred, own] as const
  for (const family of ['Inter', 'Roboto', 'Open Sans', 'Lato'] as const) {
    const other = fonts[family]
    if (other) return [family, other] as const
  }
  throw new Error('no font was given')
}

const measureWord = (word: string, face: FontFace): MeasuredWord => {
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
