import type { TextRun } from '../lines/text-run.ts'
import type { PdfPage, PdfText, PdfTextItem } from './pdfjs-types.ts'
import { cleanText, hasPrivateUse, isIconName, isSymbolBullet } from './text/clean-text.ts'
import { LOST_GLYPH, markLostGlyphs } from './text/ligatures.ts'

export interface PageRuns {
  readonly width: number
  readonly height: number
  /** From the file's coordinates to the displayed page. */
  readonly transform: readonly number[]
  /** Upright text, in the page's main direction. */
  readonly runs: readonly TextRun[]
  /** Text in other directions, by direction. */
  readonly rotatedRuns: readonly (readonly TextRun[])[]
  readonly counts: {
    readonly icons: number
    readonly privateUse: number
    readonly glyphs: number
    readonly angle: number
  }
}

interface PlacedItem {
  readonly item: PdfTextItem
  readonly text: string
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly size: number
  readonly order: number
  readonly spaceBefore: boolean
  spaceAfter: boolean
}

/** pdf.js returns height 0 for some Type 3 fonts. */
const MIN_SIZE_PT = 0.5

/** Text items of a page as runs, in its main direction and in others. Adds new fonts to `fonts`, the document's index. */
export const toPageRuns = (
  page: Pick<PdfPage, 'getViewport'>,
  content: PdfText,
  fonts: Map<string, number>,
): PageRuns => {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const placed: PlacedItem[] = []
  let icons = 0
  let privateUse = 0
  let glyphs = 0
  let space = true
  for (const item of content.items) {
    if (!('str' in item)) continue
    const blank = item.str.trim() === ''
    const last = placed.at(-1)
    if (blank) {
      if (item.str !== '' || item.hasEOL) {
        space = true
        if (last) last.spaceAfter = true
      }
      continue
    }
    glyphs += item.str.length
    if (hasPrivateUse(item.str)) privateUse++
    const at = placeItem(item, transform)
    const text = toText(item, at.size)
    if (text.trim() === '' || isIconName(text.trim(), item.width, at.size)) {
      icons++
      space = true
      continue
    }
    placed.push({ item, text, ...at, order: placed.length, spaceBefore: space, spaceAfter: item.hasEOL })
    space = item.hasEOL
  }
  const lost = placed.filter((p, i) => p.text === LOST_GLYPH && !isInsideWord(placed[i - 1], p, placed[i + 1]))
  if (lost.length > 0) placed.splice(0, placed.length, ...placed.filter((p) => !lost.includes(p)))
  placed.forEach((p, i) => {
    if (isNarrowF(p, placed[i + 1])) placed[i] = { ...p, text: 'f' }
  })
  icons += lost.length
  const angle = findMainAngle(placed)
  const toRun = (p: PlacedItem): TextRun => toTrimmedRun(p, getFontIndex(fonts, p.item.fontName))
  const upright = placed.filter((p) => p.angle === angle).map((p) => toRun(rotate(p, angle, width, height)))
  const turned = [...new Set(placed.map((p) => p.angle))]
    .filter((a) => a !== angle)
    .map((a) => placed.filter((p) => p.angle === a).map((p) => toRun(rotate(p, a, width, height))))
  const sideways = angle === 90 || angle === 270
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    transform,
    runs: upright,
    rotatedRuns: turned,
    counts: { icons, privateUse, glyphs, angle },
  }
}

const toText = (item: PdfTextItem, size: number): string => {
  if (isLostGlyph(item, size)) return LOST_GLYPH
  return isSymbolBullet(item.str) ? '•' : cleanText(markLostGlyphs(item.str))
}

/** The width of the widest ligature (ffi), and of an f before the letter that it would be one with. */
const MAX_LIGATURE_EM = 1.3
const MAX_F_EM = 0.36

/** Whether a lost glyph is an f: fonts without ligatures have a narrow one for the place before i and l. */
const isNarrowF = (lost: PlacedItem, after: PlacedItem | undefined): boolean =>
  lost.text === LOST_GLYPH && lost.item.width < MAX_F_EM * lost.size && /^[il]/.test(after?.text ?? '')

/** Whether an item is one glyph without a character, as wide as a ligature. */
const isLostGlyph = (item: PdfTextItem, size: number): boolean =>
  item.str.length === 1 &&
  /[\p{Cc}\p{Co}\ufffd]/u.test(item.str) &&
  !isSymbolBullet(item.str) &&
  item.width > 0.3 * size &&
  item.width < MAX_LIGATURE_EM * size

const isInsideWord = (before: PlacedItem | undefined, lost: PlacedItem, after: PlacedItem | undefined): boolean => {
  const near = (a: PlacedItem, b: PlacedItem) => a.y === b.y && Math.abs(b.x - a.x - a.item.width) < 0.1 * a.size
  const starts = before && near(before, lost) && /\p{L}$/u.test(before.text)
  const ends = after && near(lost, after) && /^\p{Ll}/u.test(after.text)
  return Boolean(
    (starts && ends) ||
      (ends &&
        !lost.item.hasEOL &&
        after.item.fontName === lost.item.fontName &&
        before?.item.fontName === lost.item.fontName),
  )
}

const getFontIndex = (fonts: Map<string, number>, name: string): number => {
  const known = fonts.get(name)
  if (known !== undefined) return known
  fonts.set(name, fonts.size)
  return fonts.size - 1
}

/** Origin, direction (quarter turns in degrees, clockwise) and size of an item on the displayed page. */
const placeItem = (item: PdfTextItem, page: readonly number[]): Pick<PlacedItem, 'x' | 'y' | 'angle' | 'size'> => {
  const [pa = 1, pb = 0, pc = 0, pd = 1, pe = 0, pf = 0] = page
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform
  const dx = pa * a + pc * b
  const dy = pb * a + pd * b
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
  return {
    x: toFinite(pa * e + pc * f + pe),
    y: toFinite(pb * e + pd * f + pf),
    angle: (Math.round(degrees / 90) * 90 + 360) % 360 || 0,
    size: Math.max(MIN_SIZE_PT, toFinite(Math.hypot(c, d))),
  }
}

const toFinite = (n: number): number => (Number.isFinite(n) ? Math.max(-1e6, Math.min(1e6, n)) : 0)

const findMainAngle = (placed: readonly PlacedItem[]): number => {
  const letters = new Map<number, number>()
  for (const p of placed) letters.set(p.angle, (letters.get(p.angle) ?? 0) + p.text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Rotates an item's position so that text of this direction runs from left to right. */
const rotate = (p: PlacedItem, angle: number, width: number, height: number): PlacedItem => {
  if (angle === 90) return { ...p, x: p.y, y: width - p.x }
  if (angle === 180) return { ...p, x: width - p.x, y: height - p.y }
  if (angle === 270) return { ...p, x: height - p.y, y: p.x }
  return p
}

/** The item as a run whose edges leave out white space around the text. */
const toTrimmedRun = (p: PlacedItem, font: number): TextRun => {
  const text = p.text.trim()
  const width = Math.max(0, toFinite(p.item.width))
  const each = width / Math.max(1, p.text.length)
  const before = p.text.length - p.text.trimStart().length
  const after = p.text.length - p.text.trimEnd().length
  return {
    text,
    x: p.x + each * before,
    y: p.y,
    right: p.x + width - each * after,
    size: p.size,
    font,
    order: p.order,
    spaceBefore: p.spaceBefore || before > 0,
    spaceAfter: p.spaceAfter || after > 0,
  }
}
