import type { Run } from '../lines/text-run.ts'
import { cleanText, hasPrivateUse, isIconName } from './text/clean-text.ts'
import { LOST_GLYPH } from './text/ligatures.ts'
import type { PdfPage, PdfText, PdfTextItem } from './pdfjs-types.ts'

export interface PageRuns {
  readonly width: number
  readonly height: number
  /** From the file's coordinates to the page as shown. */
  readonly transform: readonly number[]
  /** Upright text, in the page's main direction. */
  readonly runs: Run[]
  /** Text in other directions, by direction. */
  readonly turned: Run[][]
  readonly counts: {
    readonly icons: number
    readonly privateUse: number
    readonly glyphs: number
    readonly angle: number
  }
}

interface Placed {
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

/** Fewest pt of a text's height; pdf.js gives 0 for some Type 3 fonts. */
const MIN_SIZE = 0.5

/** Text items of a page as runs in its main reading direction. `fonts` numbers the document's fonts. */
export const pageRuns = (page: PdfPage, content: PdfText, fonts: Map<string, number>): PageRuns => {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const placed: Placed[] = []
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
    const at = place(item, transform)
    const text = isLostGlyph(item, at.size) ? LOST_GLYPH : cleanText(item.str)
    if (text.trim() === '' || isIconName(text.trim(), item.width, at.size)) {
      icons++
      space = true
      continue
    }
    placed.push({ item, text, ...at, order: placed.length, spaceBefore: space, spaceAfter: item.hasEOL })
    space = item.hasEOL
  }
  const lost = placed.filter((p, i) => p.text === LOST_GLYPH && !isInWord(placed[i - 1], p, placed[i + 1]))
  if (lost.length > 0) placed.splice(0, placed.length, ...placed.filter((p) => !lost.includes(p)))
  icons += lost.length
  const angle = mainAngle(placed)
  const toRun = (p: Placed): Run => trimmed(p, fontNumber(fonts, p.item.fontName))
  const upright = placed.filter((p) => p.angle === angle).map((p) => toRun(turn(p, angle, width, height)))
  const turned = [...new Set(placed.map((p) => p.angle))]
    .filter((a) => a !== angle)
    .map((a) => placed.filter((p) => p.angle === a).map((p) => toRun(turn(p, a, width, height))))
  const sideways = angle === 90 || angle === 270
  return {
    width: sideways ? height : width,
    height: sideways ? width : height,
    transform,
    runs: upright,
    turned,
    counts: { icons, privateUse, glyphs, angle },
  }
}

/** One glyph with no character, as wide as a ligature. */
const isLostGlyph = (item: PdfTextItem, size: number): boolean =>
  item.str.length === 1 && /[\p{Cc}\p{Co}\ufffd]/u.test(item.str) && item.width > 0.3 * size && item.width < 1.1 * size

const isInWord = (before: Placed | undefined, lost: Placed, after: Placed | undefined): boolean => {
  const near = (a: Placed, b: Placed) => a.y === b.y && Math.abs(b.x - a.x - a.item.width) < 0.1 * a.size
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

const fontNumber = (fonts: Map<string, number>, name: string): number => {
  const known = fonts.get(name)
  if (known !== undefined) return known
  fonts.set(name, fonts.size)
  return fonts.size - 1
}

/** Origin, direction (quarter turns, degrees clockwise on the page) and size of an item on the page as shown. */
const place = (item: PdfTextItem, page: readonly number[]): Pick<Placed, 'x' | 'y' | 'angle' | 'size'> => {
  const [pa = 1, pb = 0, pc = 0, pd = 1, pe = 0, pf = 0] = page
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform
  const dx = pa * a + pc * b
  const dy = pb * a + pd * b
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
  return {
    x: finite(pa * e + pc * f + pe),
    y: finite(pb * e + pd * f + pf),
    angle: (Math.round(degrees / 90) * 90 + 360) % 360 || 0,
    size: Math.max(MIN_SIZE, finite(Math.hypot(c, d))),
  }
}

const finite = (n: number): number => (Number.isFinite(n) ? Math.max(-1e6, Math.min(1e6, n)) : 0)

const mainAngle = (placed: readonly Placed[]): number => {
  const letters = new Map<number, number>()
  for (const p of placed) letters.set(p.angle, (letters.get(p.angle) ?? 0) + p.text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Turns a place so that text of this direction runs from left to right. */
const turn = (p: Placed, angle: number, width: number, height: number): Placed => {
  if (angle === 90) return { ...p, x: p.y, y: width - p.x }
  if (angle === 180) return { ...p, x: width - p.x, y: height - p.y }
  if (angle === 270) return { ...p, x: height - p.y, y: p.x }
  return p
}

/** Edges without the white space at the ends of the text. */
const trimmed = (p: Placed, font: number): Run => {
  const text = p.text.trim()
  const width = Math.max(0, finite(p.item.width))
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
