import type { VisibleLine } from './context.ts'

const roundToHalf = (size: number) => Math.round(size * 2) / 2

/** Characters by font size (to half a point), the commonest first. */
export const countCharsBySize = (lines: readonly VisibleLine[]): { size: number; characters: number }[] => {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const letters = line.text.replace(/\s/g, '').length
    if (line.size > 0) counts.set(roundToHalf(line.size), (counts.get(roundToHalf(line.size)) ?? 0) + letters)
  }
  return [...counts].map(([size, characters]) => ({ size, characters })).sort((a, b) => b.characters - a.characters)
}

/** Size of the running text in pt: the middle one of all characters. */
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

/** The value at a share (0–1) of a sorted list. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Words of a face, no part of the family's name. */
const FONT_FACE =
  /^(bold|italic|oblique|regular|roman|book|medium|semi|semibold|demi|demibold|extra|ultra|light|thin|black|heavy|it|i|bd|mt|ps|psmt|std|pro|condensed|cond|sc|\d+)$/i
/** TeX's own fonts come in dozens of names for one family. */
const TEX_NAME =
  /^(cm(r|b|t|s|c|f|mi|ex|dh|ss|sl|bx|ti|sy)[a-z]*\d+|sf[a-z]{2,3}\d+|lm[a-z]*\d+|(ec|tc)[a-z]{2}\d+|msam\d+|msbm\d+|wasy\d+)/i
/** Letters that tell families apart: `SourceSansPro-It` and `SourceSans3` are one. */
const MAX_FAMILY_CHARS = 7

/** Family of a PDF font's name: `ABCDEF+Lato-BoldItalic` → `lato`; TeX's many faces are one. */
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
/** Fonts that hold pictures, not letters. */
export const isIconFont = (family: string): boolean =>
  /^(fontawe|awesome|phospho|materia|marvosy|fontell|glyphle|typicon|applec)|icon|symbol|dingbat|wingdin|type$/.test(
    family,
  )
