import type { ExtractedDocument, Warning } from '../extracted-document.ts'
import type { Box } from '../pdf/matrix.ts'
import type { PaintedPage, PaintedText } from '../pdf/walk-operators.ts'
import type { FindLine } from './match-painted-text.ts'
import { toQuote } from './to-quote.ts'

/** A color with all channels from here on is white. */
const MIN_WHITE_CHANNEL = 0xf0
/** Images that cover a smaller share of the page are icons and rules. */
const MIN_IMAGE_SHARE = 0.004
/** An image that covers a larger share, on a page with hardly any text, is an image of text. */
const MIN_IMAGE_TEXT_SHARE = 0.35
const MAX_IMAGE_TEXT_CHARS = 200
/** Sides (pt), shape (width by height) and lowest place (share of the page) of a portrait. */
const PORTRAIT = { minSide: 45, maxSide: 220, minShape: 0.55, maxShape: 1.3, maxTop: 0.6 }
/** Hidden lines per page; further ones get no warning. */
const MAX_HIDDEN_LINES = 300
/** Text further outside the page is off it. */
const OFF_PAGE_PT = 4

interface PageSize {
  readonly width: number
  readonly height: number
}

/** Warnings about hidden text, text off the page and images of page `number`. `size` in pt. */
export const findPaintedWarnings = (
  painted: PaintedPage,
  document: ExtractedDocument,
  number: number,
  size: PageSize,
  findLine: FindLine,
): Warning[] => {
  const hidden = findHiddenText(painted, number, size, findLine)
  const area = Math.max(1, size.width * size.height)
  const shares = painted.images.map((box) => ((box.right - box.x) * (box.bottom - box.y)) / area)
  const images = shares.filter((share) => share > MIN_IMAGE_SHARE)
  if (images.length === 0) return hidden
  const chars = document.lines.reduce((n, line) => n + (line.page === number ? line.text.length : 0), 0)
  const hasHiddenText = hidden.some(({ code }) => code === 'invisible-text')
  const largest = Math.max(...images)
  const isImageOfText = largest > MIN_IMAGE_TEXT_SHARE && (chars < MAX_IMAGE_TEXT_CHARS || hasHiddenText)
  const hasPortrait = number === 1 && countDistinct(painted.images.filter((box) => isPortrait(box, size))) === 1
  const params = {
    count: countDistinct(painted.images.filter((_, i) => (shares[i] ?? 0) > MIN_IMAGE_SHARE)),
    share: Math.round(Math.min(1, largest) * 100),
    ...(hasPortrait && { photo: 1 }),
  }
  return [...hidden, { code: isImageOfText ? 'image-text' : 'image', page: number, params }]
}

/** Whether an image has the size, shape and place of a person's photo. */
const isPortrait = (box: Box, size: PageSize): boolean => {
  const [width, height] = [box.right - box.x, box.bottom - box.y]
  const { minSide, maxSide, minShape, maxShape, maxTop } = PORTRAIT
  if (Math.min(width, height) < minSide || Math.max(width, height) > maxSide) return false
  return width / height >= minShape && width / height <= maxShape && box.y <= size.height * maxTop
}

/** Shares (0–1) of the smaller of two images that lies on the larger one, and of their sizes, from which they are one. */
const MIN_OVERLAP = 0.8
const MIN_SIZE_RATIO = 0.4

const getArea = ({ x, y, right, bottom }: Box): number => Math.max(0, right - x) * Math.max(0, bottom - y)

/** Whether images over each other are a picture with its mask, its frame or what it covers. */
const isSamePicture = (a: Box, b: Box): boolean => {
  const [small, large] = [Math.min(getArea(a), getArea(b)), Math.max(getArea(a), getArea(b))]
  const common = getArea({
    x: Math.max(a.x, b.x),
    y: Math.max(a.y, b.y),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  return small >= MIN_SIZE_RATIO * large && common >= MIN_OVERLAP * small
}

const countDistinct = (boxes: readonly Box[]): number =>
  boxes.filter((box, i) => !boxes.slice(0, i).some((earlier) => isSamePicture(earlier, box))).length

/** One warning per line, because the score ignores each line that cannot be seen. */
const findHiddenText = (painted: PaintedPage, number: number, size: PageSize, findLine: FindLine): Warning[] => {
  const byLine = new Map<string, { code: Warning['code']; line: number | undefined; text: string }>()
  for (const text of painted.texts) {
    const code = detectHidden(text, painted, size)
    if (!code) continue
    const line = findLine(text)
    const key = `${code} ${line ?? ''}`
    const known = byLine.get(key)
    if (known) known.text += text.text
    else if (byLine.size < MAX_HIDDEN_LINES) byLine.set(key, { code, line, text: text.text })
  }
  return [...byLine.values()].map(({ code, line, text }) => ({
    code,
    page: number,
    ...(line !== undefined && { line }),
    quote: toQuote(text),
    params: { letters: text.length },
  }))
}

const detectHidden = (text: PaintedText, painted: PaintedPage, size: PageSize): Warning['code'] | undefined => {
  const isOffPage =
    text.x < -OFF_PAGE_PT ||
    text.y < -OFF_PAGE_PT ||
    text.x > size.width + OFF_PAGE_PT ||
    text.y > size.height + OFF_PAGE_PT
  if (isOffPage) return 'off-page-text'
  if (text.invisible) return 'invisible-text'
  return isWhite(text.color) && !isOnColor(text, painted) ? 'white-text' : undefined
}

const isWhite = (color: string | undefined): boolean => {
  const channels = color && /^#(..)(..)(..)$/.exec(color)
  return channels ? channels.slice(1).every((channel) => Number.parseInt(channel, 16) >= MIN_WHITE_CHANNEL) : false
}

const isInside = (text: PaintedText, box: Box): boolean =>
  text.x >= box.x - 1 && text.x <= box.right + 1 && text.y >= box.y - 1 && text.y <= box.bottom + text.size * 0.3

/** White text on a filled shape or an image is visible. */
const isOnColor = (text: PaintedText, painted: PaintedPage): boolean =>
  painted.fills.some((fill) => !isWhite(fill.color) && isInside(text, fill)) ||
  painted.images.some((box) => isInside(text, box))
