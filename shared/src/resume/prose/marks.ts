/**
 * Marks of prose are stored in its text: `**bold**`, `*italic*` and `[label](https://…)`, as in Markdown. A backslash
 * before `*` or `[` makes it a plain character; every other character stands for itself.
 */
export interface MarkedSegment {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  /** An http, https, mailto or tel URL. */
  readonly href?: string
}

type Marks = Omit<MarkedSegment, 'text'>

const LINK_TARGET = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"()\\]+$/i
const MAX_HREF_CHARS = 2_000

/** Whether marks can hold a link to `href`. */
export const isLinkTarget = (href: string): boolean => href.length <= MAX_HREF_CHARS && LINK_TARGET.test(href)

/** Splits a stored line into segments of equal marks. Marks that are not closed are plain characters. */
export const parseMarks = (stored: string): MarkedSegment[] => joinEqual(parseRange(stored, {}))

/** Stored prose without its marks, as it is read. Marks end with their line. */
export const stripMarks = (stored: string): string =>
  mapMarkedLines(stored, (line) =>
    parseMarks(line)
      .map((segment) => segment.text)
      .join(''),
  )

/**
 * The inverse of `parseMarks`. Spaces at the ends of a marked segment become plain. Where stars cannot hold the marks, as
 * of two that overlap inside of a word, italics go, then all marks.
 */
export const serializeMarks = (segments: readonly MarkedSegment[]): string => {
  const filled = joinEqual(segments.filter(({ text }) => text !== ''))
  const joined = joinEqual(filled.flatMap(detachSpaces).filter(({ text }) => text !== ''))
  const upright = joinEqual(joined.map(({ italic: _, ...segment }) => segment))
  return writeReadable(joined) ?? writeReadable(upright) ?? escapeCharacters(joined.map(({ text }) => text).join(''))
}

/** Undefined for segments that no text is read as. */
const writeReadable = (segments: readonly MarkedSegment[]): string | undefined =>
  [(text: string) => text, escapeCharacters]
    .map((write) => writeSegments(segments, write))
    .find((stored) => isSame(parseMarks(stored), segments))

/**
 * The stored line whose read text becomes `text`: marks outside of the part that differs stay, and text that is put
 * inside of one mark gets it.
 */
export const replaceMarkedText = (stored: string, text: string): string => {
  const before = stripMarks(stored)
  const shorter = Math.min(before.length, text.length)
  let start = 0
  while (start < shorter && before[start] === text[start]) start++
  let rest = 0
  while (rest < shorter - start && before.at(-1 - rest) === text.at(-1 - rest)) rest++
  const segments = parseMarks(stored)
  const end = before.length - rest
  return serializeMarks([
    ...sliceSegments(segments, 0, start),
    { ...findMarksAround(segments, start, end), text: text.slice(start, text.length - rest) },
    ...sliceSegments(segments, end, before.length),
  ])
}

/** The segments between two indexes of the read text. */
export const sliceSegments = (segments: readonly MarkedSegment[], start: number, end: number): MarkedSegment[] => {
  let at = 0
  return segments.flatMap((segment) => {
    const from = at
    at += segment.text.length
    const text = segment.text.slice(Math.max(0, start - from), Math.max(0, end - from))
    return text === '' ? [] : [{ ...segment, text }]
  })
}

const findMarksAround = (segments: readonly MarkedSegment[], start: number, end: number): Marks => {
  let at = 0
  for (const { text, ...marks } of segments) {
    if (at < start && end < at + text.length) return marks
    at += text.length
  }
  return {}
}

/** Stores plain prose so that none of its characters is read as a mark. */
export const escapeMarks = (plain: string): string => mapMarkedLines(plain, (line) => serializeMarks([{ text: line }]))

/** A mark neither begins nor ends at a space: the spaces at its ends get the marks of both sides. */
const detachSpaces = (segment: MarkedSegment, i: number, all: readonly MarkedSegment[]): MarkedSegment[] => {
  const text = segment.text.trim()
  const start = segment.text.indexOf(text)
  return [
    { ...sharedMarks(segment, all[i - 1]), text: segment.text.slice(0, start) },
    { ...segment, text },
    { ...sharedMarks(segment, all[i + 1]), text: segment.text.slice(start + text.length) },
  ]
}

/** At the start and the end of a link all marks end. */
const sharedMarks = (a: Marks, b: Marks | undefined): Marks =>
  a.href === b?.href
    ? {
        ...(a.bold && b?.bold && { bold: true }),
        ...(a.italic && b?.italic && { italic: true }),
        ...(a.href !== undefined && { href: a.href }),
      }
    : {}

const mapMarkedLines = (text: string, map: (line: string) => string): string =>
  hasMarkCharacters(text)
    ? text
        .split('\n')
        .map((line) => (hasMarkCharacters(line) ? map(line) : line))
        .join('\n')
    : text

const hasMarkCharacters = (text: string): boolean => text.includes('*') || text.includes('[')

const escapeCharacters = (text: string): string => text.replace(/[*[]/g, '\\$&')

const isSame = (a: readonly MarkedSegment[], b: readonly MarkedSegment[]): boolean =>
  a.length === b.length &&
  a.every((segment, i) => {
    const other = b[i]
    return other !== undefined && segment.text === other.text && hasEqualMarks(segment, other)
  })

const hasEqualMarks = (a: Marks, b: Marks): boolean =>
  Boolean(a.bold) === Boolean(b.bold) && Boolean(a.italic) === Boolean(b.italic) && a.href === b.href

const joinEqual = (segments: readonly MarkedSegment[]): MarkedSegment[] => {
  const joined: MarkedSegment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if (last && hasEqualMarks(last, segment)) joined.splice(-1, 1, { ...last, text: last.text + segment.text })
    else joined.push(segment)
  }
  return joined
}

const parseRange = (text: string, marks: Marks): MarkedSegment[] => {
  const segments: MarkedSegment[] = []
  const findBold = createCloserSearch(text, '**')
  const findItalic = createCloserSearch(text, '*')
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain !== '') segments.push({ ...marks, text: plain })
    plain = ''
  }
  while (at < text.length) {
    const found = findMark(text, at, marks, findBold, findItalic)
    if (found) {
      flush()
      segments.push(...parseRange(found.inner, { ...marks, ...found.marks }))
      at = found.end
      continue
    }
    const isEscape = text[at] === '\\' && (text[at + 1] === '*' || text[at + 1] === '[')
    plain += text[isEscape ? at + 1 : at]
    at += isEscape ? 2 : 1
  }
  flush()
  return segments
}

interface FoundMark {
  readonly inner: string
  readonly marks: Marks
  /** Index after the mark. */
  readonly end: number
}

type CloserSearch = (from: number) => number

const findMark = (
  text: string,
  at: number,
  marks: Marks,
  findBold: CloserSearch,
  findItalic: CloserSearch,
): FoundMark | null => {
  if (text[at] === '[') return marks.href === undefined ? findLink(text, at) : null
  if (text[at] !== '*') return null
  const inside = skipStars(text, at)
  const [bold, italic] = [findBold(inside), findItalic(inside)]
  // Of three stars the mark that ends first is the inner one.
  const endsBoldFirst = inside - at === 3 && isRunOf(text, bold, 2) && (italic < 0 || bold < italic)
  const isBold = inside - at >= 2 && !endsBoldFirst
  const start = at + (isBold ? 2 : 1)
  const found = isBold ? bold : italic
  if (found < 0 || (isBold ? marks.bold : marks.italic) || !isOpener(text, at, start)) return null
  const end = found + (isRunOf(text, found, 3) ? countInnerStars(text, start, found, isBold) : 0)
  return {
    inner: text.slice(start, end),
    marks: isBold ? { bold: true } : { italic: true },
    end: end + (isBold ? 2 : 1),
  }
}

const skipStars = (text: string, from: number): number => {
  let at = from
  while (text[at] === '*') at++
  return at
}

const isRunOf = (text: string, at: number, stars: number): boolean => at >= 0 && skipStars(text, at) - at === stars

/** Of three closing stars, how many end a mark inside of the one that began at `start`. */
const countInnerStars = (text: string, start: number, at: number, isBold: boolean): number => {
  const count = isBold ? 1 : 2
  const last = parseRange(text.slice(start, at + count), isBold ? { bold: true } : { italic: true }).at(-1)
  return last?.bold && last.italic ? count : 0
}

/** A star between digits or before a space multiplies or lists; it opens nothing. */
const isOpener = (text: string, at: number, start: number): boolean =>
  /\S/.test(text[start] ?? '') && !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[start] ?? ''))

/** Finds the end of a mark. A search without result is remembered, so that unclosed marks cost no more time. */
const createCloserSearch = (text: string, mark: '*' | '**'): CloserSearch => {
  let isMissing = false
  return (from) => {
    if (isMissing) return -1
    for (let at = text.indexOf('*', from); at >= 0; at = text.indexOf('*', at)) {
      const end = skipStars(text, at)
      const closes = /\S/.test(text[at - 1] ?? '') && text[at - 1] !== '\\'
      if (closes && isCloser(end - at, mark)) return at
      at = end
    }
    isMissing = true
    return -1
  }
}

/** Whether a run of stars can end a mark; three stars end both, or one and open the other. */
const isCloser = (stars: number, mark: '*' | '**'): boolean => stars === 3 || stars === mark.length

const findLink = (text: string, at: number): FoundMark | null => {
  const closing = /^\[((?:[^\]\n\\]|\\.){1,500})\]\(([^\s()]{1,2000})\)/.exec(text.slice(at, at + 2_600))
  const [whole, inner, href] = closing ?? []
  if (!whole || !inner || !href || !isLinkTarget(href)) return null
  return { inner, marks: { href }, end: at + whole.length }
}

const MARK_KEYS = ['href', 'bold', 'italic'] as const
type MarkKey = (typeof MARK_KEYS)[number]
const OPENINGS: Readonly<Record<MarkKey, string>> = { href: '[', bold: '**', italic: '*' }

const writeSegments = (segments: readonly MarkedSegment[], write: (text: string) => string): string => {
  const open: { key: MarkKey; href: string | undefined }[] = []
  let out = ''
  const closeTo = (depth: number) => {
    for (const { key, href } of open.splice(depth).toReversed()) out += key === 'href' ? `](${href})` : OPENINGS[key]
  }
  for (const [i, segment] of segments.entries()) {
    // A link is outermost, so that a mark which begins in it ends in it.
    const changesLink = open[0]?.href !== segment.href
    const ended = open.findIndex(({ key }) => !segment[key])
    closeTo(changesLink ? 0 : ended < 0 ? open.length : ended)
    const countFollowing = (key: MarkKey) => {
      const end = segments.findIndex((other, j) => j > i && !other[key])
      return key === 'href' ? Infinity : end < 0 ? segments.length : end
    }
    const missing = MARK_KEYS.filter((key) => segment[key] && !open.some((mark) => mark.key === key)).toSorted(
      (a, b) => countFollowing(b) - countFollowing(a),
    )
    for (const key of missing) {
      open.push({ key, href: segment.href })
      out += OPENINGS[key]
    }
    out += write(segment.text)
  }
  closeTo(0)
  return out
}
