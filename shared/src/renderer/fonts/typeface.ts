import { FONT_FAMILIES } from '../../resume/design/styling-values.ts'
import type { FamilyWeight, Weight } from '../compose/blocks.ts'
import { type FontFace, getFontFace } from './font-face.ts'
import type { Family, FontFiles, FontSet } from './font-set.ts'

/** The faces of a document, with cached word widths. */
export interface Typeface {
  readonly family: Family
  /** The family of the name and the headings. */
  readonly displayFamily: Family
  /** What files call the two. */
  readonly names: { readonly text: string; readonly display: string }
  readonly faces: Readonly<Record<Weight, FontFace>>
  /** Width of a text in pt. `tracking`: space after each character as a share of `size`. */
  width(text: string, weight: Weight, size: number, tracking?: number): number
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

const getFaces = (files: FontFiles): Readonly<Record<FamilyWeight, FontFace>> => {
  const regular = getFontFace(files.regular)
  const pick = (weight: FamilyWeight): FontFace | undefined => {
    const bytes = files[weight]
    return bytes && getFontFace(bytes)
  }
  const bold = pick('bold') ?? regular
  return {
    regular,
    bold,
    italic: pick('italic') ?? regular,
    'bold-italic': pick('bold-italic') ?? bold,
    light: pick('light') ?? regular,
  }
}

/**
 * Creates a typeface. A family that is not in the set is replaced: that of the headings by the body's, that of the body
 * by the first one in the set. `display`: the family of the headings, `preferred` by default.
 * @throws Error when the set is empty
 */
export const createTypeface = (fonts: FontSet, preferred: Family, display: Family = preferred): Typeface => {
  const [family, files] = pickFamily(fonts, preferred)
  const displayFiles = fonts[display]
  const body = getFaces(files)
  const headings = displayFiles ? getFaces(displayFiles) : body
  const faces = {
    ...body,
    'display-regular': headings.regular,
    'display-bold': headings.bold,
    'display-italic': headings.italic,
    'display-bold-italic': headings['bold-italic'],
    'display-light': headings.light,
  }
  const missing = new Set<string>()
  const wordWidth = (text: string, face: FontFace): number => {
    const words = getWordCache(face)
    let word = words.get(text)
    if (!word) {
      word = measureWord(text, face)
      words.set(text, word)
    }
    for (const character of word.missing) missing.add(character)
    return word.width
  }
  const spacesWidth = (text: string, tracking: number): number => (tracking ? tracking * 1000 * [...text].length : 0)
  return {
    family,
    displayFamily: displayFiles ? display : family,
    names: {
      text: files.name ?? family,
      display: displayFiles ? (displayFiles.name ?? display) : (files.name ?? family),
    },
    faces,
    missingCharacters: missing,
    width: (text, weight, size, tracking = 0) => {
      const face = faces[weight]
      let sum = spacesWidth(text, tracking)
      if (!text.includes(' ')) return ((sum + wordWidth(text, face)) * size) / 1000
      const parts = text.split(' ')
      for (const part of parts) if (part) sum += wordWidth(part, face)
      return ((sum + getSpaceAdvance(face) * (parts.length - 1)) * size) / 1000
    },
  }
}

const getSpaceAdvance = (face: FontFace): number => face.advance(face.glyph(32))

const pickFamily = (fonts: FontSet, preferred: Family): readonly [Family, FontFiles] => {
  for (const family of [preferred, ...FONT_FAMILIES, 'brand-text', 'brand-display'] as const) {
    const files = fonts[family]
    if (files) return [family, files]
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
