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
/** Longer names differ only in variants: `SourceSansPro-It` and `SourceSans3` are one family. */
const MAX_FAMILY_CHARS = 7

/** Family of a PDF font name: `ABCDEF+Lato-BoldItalic` → `lato`. All TeX fonts are `tex`. */
export const getFontFamily = (font: string): string => {
  const name = font.replace(/^[A-Z]{6}\+/, '').trim()
  if (TEX_NAME.test(name)) return 'tex'
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .split(/[-_, ]/)
    .filter((part) => !FONT_FACE.test(part))
    .join('')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, MAX_FAMILY_CHARS)
}

/** Whether a family, as `getFontFamily` returns it, is an icon font. */
export const isIconFont = (family: string): boolean =>
  /^(fontawe|awesome|phospho|materia|marvosy|fontell|glyphle|typicon|applec)|icon|symbol|dingbat|wingdin|type$/.test(
    family,
  )
