import type { ExtractedDocument, Warning } from '../extracted-document.ts'
import type { Box } from '../pdf/matrix.ts'
import type { PaintedPage, PaintedText } from '../pdf/walk-operators.ts'
import type { FindLine } from './match-painted-text.ts'

/** Each channel from here on counts as white on white paper. */
const MIN_WHITE_CHANNEL = 0xf0
/** Smaller pictures, as a part of the page, are icons and rules. */
const MIN_IMAGE_SHARE = 0.004
/** A picture this large with hardly any text beside it is a picture of text. */
const MIN_IMAGE_TEXT_SHARE = 0.35
const MAX_IMAGE_TEXT_CHARS = 200
/** Hidden lines that are named, a page. */
const MAX_HIDDEN_LINES = 300
/** How far outside the page, in pt, a text is off it. */
const OFF_PAGE_PT = 4

/** What painting shows: text that cannot be seen or lies off the page, and pictures. */
export const findPaintedWarnings = (
  painted: PaintedPage,
  document: ExtractedDocument,
  page: number,
  view: { width: number; height: number },
  find: FindLine,
): Warning[] => {
  const hidden = new Map<string, { code: Warning['code']; text: string; line: number | undefined; letters: number }>()
  // One hazard a line: the score leaves out each line that a person cannot see.
  const note = (code: Warning['code'], { text }: PaintedText, line: number | undefined): void => {
    const key = `${code} ${line ?? ''}`
    const known = hidden.get(key)
    if (known) {
      known.text += text
      known.letters += text.length
    } else if (hidden.size < MAX_HIDDEN_LINES) hidden.set(key, { code, text, line, letters: text.length })
  }
  const area = Math.max(1, view.width * view.height)
  const share = (box: Box) => ((box.right - box.x) * (box.bottom - box.y)) / area
  for (const shown of painted.texts) {
    const line = find(shown)
    if (
      shown.x < -OFF_PAGE_PT ||
      shown.y < -OFF_PAGE_PT ||
      shown.x > view.width + OFF_PAGE_PT ||
      shown.y > view.height + OFF_PAGE_PT
    )
      note('off-page-text', shown, line)
    else if (shown.invisible) note('invisible-text', shown, line)
    else if (isWhite(shown.color) && !isOnColor(shown, painted)) note('white-text', shown, line)
  }
  const pictures = painted.images.filter((box) => share(box) > MIN_IMAGE_SHARE)
  const letters = document.lines.reduce((n, line) => n + (line.page === page ? line.text.length : 0), 0)
  const largest = Math.max(0, ...pictures.map(share))
  const asText =
    largest > MIN_IMAGE_TEXT_SHARE &&
    (letters < MAX_IMAGE_TEXT_CHARS || [...hidden.values()].some((h) => h.code === 'invisible-text'))
  return [
    ...[...hidden.values()].map(
      ({ code, text, line, letters: n }): Warning => ({
        code,
        page,
        ...(line !== undefined && { line }),
        quote: text.slice(0, 300),
        params: { letters: n },
      }),
    ),
    ...(pictures.length > 0 ? [toImageWarning(asText, page, pictures.length, largest)] : []),
  ]
}

const toImageWarning = (asText: boolean, page: number, count: number, largest: number): Warning => ({
  code: asText ? 'image-text' : 'image',
  page,
  params: { count, share: Math.round(Math.min(1, largest) * 100) },
})

const isWhite = (color: string | undefined): boolean => {
  const channels = color && /^#(..)(..)(..)$/.exec(color)
  return channels ? channels.slice(1).every((c) => Number.parseInt(c, 16) >= MIN_WHITE_CHANNEL) : false
}

const isInside = (shown: PaintedText, box: Box): boolean =>
  shown.x >= box.x - 1 && shown.x <= box.right + 1 && shown.y >= box.y - 1 && shown.y <= box.bottom + shown.size * 0.3

/** White letters on a coloured surface or a picture can be seen. */
const isOnColor = (shown: PaintedText, painted: PaintedPage): boolean =>
  painted.fills.some((fill) => !isWhite(fill.color) && isInside(shown, fill)) ||
  painted.images.some((box) => isInside(shown, box))
