import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import type { VisibleLine } from './context.ts'

const roundToHalf = (size: number) => Math.round(size * 2) / 2

/** Characters per font size (rounded to 0.5 pt), the commonest size first. */
export const countCharsBySize = (lines: readonly VisibleLine[]): { size: number; characters: number }[] => {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const letters = line.text.replace(/\s/g, '').length
    if (line.size > 0) counts.set(roundToHalf(line.size), (counts.get(roundToHalf(line.size)) ?? 0) + letters)
  }
  return [...counts].map(([size, characters]) => ({ size, characters })).sort((a, b) => b.characters - a.characters)
}

/** Median font size in pt, weighted by characters. 0 without text. */
export const getBodySize = (lines: readonly VisibleLine[]): number => {
  const sizes = countCharsBySize(lines).sort((a, b) => a.size - b.size)
  const half = sizes.reduce((sum, s) => sum + s.characters, 0) / 2
  let seen = 0
  for (const { size, characters } of sizes) {
    seen += characters
    if (seen >= half) return size
  }
  return 0
}

/**
 * Distance between lines divided by their size, in pt, for lines of one column and about one size.
 */
export const listLineSpacings = (lines: readonly VisibleLine[]): number[] => {
  const sorted = [...lines].sort((a, b) => a.page - b.page || a.column - b.column || a.y - b.y)
  return sorted.slice(1).flatMap((line, i) => {
    const previous = sorted[i]
    const isBelow = previous && previous.page === line.page && previous.column === line.column
    const ratio = isBelow ? (line.y - previous.y) / (line.size || 1) : 0
    return ratio > 0.5 && ratio < 2.5 && previous && Math.abs(previous.size - line.size) < 0.6 ? [ratio] : []
  })
}

/** Lines of text overlap below this. */
const MIN_TRUE_SPACING = 0.75

/** Whether the letters of the fonts are much smaller than their size says, as in some display faces. */
export const hasOversizedFonts = (spacings: readonly number[]): boolean =>
  spacings.length > 0 && quantile(spacings, 0.5) < MIN_TRUE_SPACING

/** The value at a quantile (0–1) of a list. 0 for an empty list. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Weight and style words that are not part of the family name. */
const FONT_FACE =
  /^(bold|italic|oblique|regular|roman|book|medium|semi|semibold|demi|demibold|extra|ultra|light|thin|black|heavy|it|i|bd|mt|ps|psmt|std|pro|condensed|cond|sc|\d+)$/i
/** TeX has dozens of font names for one family. */
const TEX_NAME =
  /^(cm(r|b|t|s|c|f|mi|ex|dh|ss|sl|bx|ti|sy)[a-z]*\d+|sf[a-z]{2,3}\d+|lm[a-z]*\d+|(ec|tc)[a-z]{2}\d+|msam\d+|msbm\d+|wasy\d+)/i
/** `TeXPalladioL-SC` has the small capitals of `URWPalladioL`. */
const FOUNDRY = /^(?:TeX|URW)(?=[A-Z])/
/** Longer names differ only in variants: `SourceSansPro-It` and `SourceSans3` are one family. */
const MAX_FAMILY_CHARS = 7

/** Family of a PDF font name: `ABCDEF+Lato-BoldItalic` → `lato`. All TeX fonts are `tex`. */
const getFontFamily = (font: string): string => {
  const name = font.replace(/^[A-Z]{6}\+/, '').trim()
  if (TEX_NAME.test(name)) return 'tex'
  return name
    .replace(FOUNDRY, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .split(/[-_, ]/)
    .filter((part) => !FONT_FACE.test(part))
    .join('')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, MAX_FAMILY_CHARS)
}

/** Whether a family, as `getFontFamily` returns it, is an icon font. */
const isIconFont = (family: string): boolean =>
  /^(fontawe|awesome|phospho|materia|marvosy|fontell|glyphle|typicon|applec)|icon|symbol|dingbat|wingdin|type$/.test(
    family,
  )

/** A font with fewer of the letters draws marks and blanks. */
const MIN_LETTER_RATIO = 0.01
const LETTERS = /[\p{L}\d]/gu

const countLettersByFont = (lines: ExtractedDocument['lines']): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { text, font, parts = font === undefined ? [] : [{ at: 0, font }] } of lines)
    parts.forEach((part, i) => {
      const letters = text.slice(part.at, parts[i + 1]?.at).match(LETTERS)?.length ?? 0
      counts.set(part.font, (counts.get(part.font) ?? 0) + letters)
    })
  return counts
}

/** Whether the sizes of the text are unknown: drawn fonts (Type 3) have the height of their box in place of one. */
export const hasUnknownSizes = ({ meta }: ExtractedDocument): boolean =>
  meta.fonts.length > 0 && meta.fonts.every((font) => font === 'Type3')

/** The font families of a document, without icon fonts; of a PDF, only those that hold at least 1 % of the letters. */
export const listFontFamilies = ({ lines, meta, source }: ExtractedDocument): Set<string> => {
  const counts = countLettersByFont(lines)
  const total = [...counts.values()].reduce((sum, letters) => sum + letters, 0)
  const isUsed = (index: number) => source !== 'pdf' || (counts.get(index) ?? 0) >= total * MIN_LETTER_RATIO
  const names = meta.fonts.filter((_, index) => isUsed(index))
  return new Set(names.map(getFontFamily).filter((family) => family !== '' && !isIconFont(family)))
}
