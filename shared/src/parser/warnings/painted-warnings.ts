import type { ExtractedDocument, Warning } from '../extracted-document.ts'
import type { Box } from '../pdf/matrix.ts'
import type { Painted, Shown } from '../pdf/walk-operators.ts'
import type { FindLine } from './match-painted-text.ts'

/** Each channel from here on counts as white on white paper. */
const WHITE = 0xf0
/** Smaller pictures, as a part of the page, are icons and rules. */
const SMALL = 0.004
/** A picture this large with hardly any text beside it is a picture of text. */
const LARGE = 0.35
const FEW_LETTERS = 200
/** Hidden lines that are named, a page. */
const MOST = 300
/** How far outside the page, in pt, a text is off it. */
const OUTSIDE = 4

/** What painting shows: text that cannot be seen or lies off the page, and pictures. */
export const paintedHazards = (
  painted: Painted,
  document: ExtractedDocument,
  page: number,
  view: { width: number; height: number },
  find: FindLine,
): Warning[] => {
  const hidden = new Map<string, { code: Warning['code']; text: string; line: number | undefined; letters: number }>()
  // One hazard a line: the score leaves out each line that a person cannot see.
  const note = (code: Warning['code'], { text }: Shown, line: number | undefined): void => {
    const key = `${code} ${line ?? ''}`
    const known = hidden.get(key)
    if (known) {
      known.text += text
      known.letters += text.length
    } else if (hidden.size < MOST) hidden.set(key, { code, text, line, letters: text.length })
  }
  const area = Math.max(1, view.width * view.height)
  const share = (box: Box) => ((box.right - box.x) * (box.bottom - box.y)) / area
  for (const shown of painted.shown) {
    const line = find(shown)
    if (shown.x < -OUTSIDE || shown.y < -OUTSIDE || shown.x > view.width + OUTSIDE || shown.y > view.height + OUTSIDE)
      note('off-page-text', shown, line)
    else if (shown.invisible) note('invisible-text', shown, line)
    else if (isWhite(shown.color) && !isOnColor(shown, painted)) note('white-text', shown, line)
  }
  const pictures = painted.pictures.filter((box) => share(box) > SMALL)
  const letters = document.lines.reduce((n, line) => n + (line.page === page ? line.text.length : 0), 0)
  const largest = Math.max(0, ...pictures.map(share))
  const asText =
    largest > LARGE && (letters < FEW_LETTERS || [...hidden.values()].some((h) => h.code === 'invisible-text'))
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
    ...(pictures.length > 0 ? [pictureHazard(asText, page, pictures.length, largest)] : []),
  ]
}

const pictureHazard = (asText: boolean, page: number, count: number, largest: number): Warning => ({
  code: asText ? 'image-text' : 'image',
  page,
  params: { count, share: Math.round(Math.min(1, largest) * 100) },
})

const isWhite = (color: string | undefined): boolean => {
  const channels = color && /^#(..)(..)(..)$/.exec(color)
  return channels ? channels.slice(1).every((c) => Number.parseInt(c, 16) >= WHITE) : false
}

const inside = (shown: Shown, box: Box): boolean =>
  shown.x >= box.x - 1 && shown.x <= box.right + 1 && shown.y >= box.y - 1 && shown.y <= box.bottom + shown.size * 0.3

/** White letters on a coloured surface or a picture can be seen. */
const isOnColor = (shown: Shown, painted: Painted): boolean =>
  painted.fills.some((fill) => !isWhite(fill.color) && inside(shown, fill)) ||
  painted.pictures.some((box) => inside(shown, box))
