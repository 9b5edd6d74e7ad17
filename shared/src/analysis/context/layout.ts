import type { SeenLine } from './context.ts'

const round = (size: number) => Math.round(size * 2) / 2

/** Characters by font size (to half a point), the commonest first. */
export const sizesOf = (lines: readonly SeenLine[]): { size: number; characters: number }[] => {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const letters = line.text.replace(/\s/g, '').length
    if (line.size > 0) counts.set(round(line.size), (counts.get(round(line.size)) ?? 0) + letters)
  }
  return [...counts].map(([size, characters]) => ({ size, characters })).sort((a, b) => b.characters - a.characters)
}

/** Size of the running text in pt: the middle one of all characters. */
export const bodySize = (lines: readonly SeenLine[]): number => {
  const sizes = sizesOf(lines).sort((a, b) => a.size - b.size)
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

const FACE =
  /[-_, ]*(bolditalic|boldoblique|semibold|demibold|extrabold|extralight|ultralight|bold|italic|oblique|regular|roman|book|medium|light|thin|black|heavy|mt|ps|psmt|std|pro|otf|ttf|[bil]{1,2}|sc|cond|condensed|smallcaps|identity-h|\d+)$/i

/** Family of a PDF font's name: `ABCDEF+Lato-BoldItalic` → `lato`; TeX's many faces are one. */
export const familyOf = (font: string): string => {
  let name = font.replace(/^[A-Z]{6}\+/, '').trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(FACE, '')
  }
  if (/^(cm|sf|ec|lm|tc|ptm|phv)[a-z]{0,6}\d*$/i.test(name) || /^(lmroman|lmsans|lmmono|nimbus|stix)/i.test(name))
    return name.slice(0, 2).toLowerCase()
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 12)
}

/** Fonts that hold pictures, not letters. */
export const isIconFont = (family: string): boolean =>
  /awesome|icon|symbol|dingbat|wingding|marvosym|fontello|glyph/.test(family)
