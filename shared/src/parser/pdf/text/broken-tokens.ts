import { BROKEN_TOKEN, isContinuation } from '../../lines/line-continuation.ts'
import type { TextLine } from '../../lines/text-run.ts'

const TLD =
  'com|org|net|edu|gov|io|dev|me|co|app|info|biz|es|mx|ar|cl|pe|uy|br|pt|fr|de|it|uk|us|ca|eu|ai|tech|in|ie|ch|at|nl|be|se|no|pl|cat|gal|xyz|online|site|example'
const WHOLE_EMAIL = new RegExp(`^[^\\s@]+@[^\\s@]+\\.(${TLD})$`, 'i')
const WHOLE_LINK = new RegExp(`^(https?://)?[\\w.-]+\\.(${TLD})(/\\S*)?$`, 'i')
const STARTS_LINK = new RegExp(`^(https?://|www\\.|[\\w-]+(\\.[\\w-]+)*\\.(${TLD})(/|$))`, 'i')
/** A host name that may end within a label: `ana-ruiz.examp`. */
const HOST_START = /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+$/
const TOKEN = /^[\p{L}\d._~:/?#@!$&'*+,;=%-]+$/u
const LAST_TOKEN = /(?:^|\s)(\S+)$/u

/**
 * Joins e-mail addresses and links that a narrow column breaks over two lines: an incomplete token at the end of a full
 * line takes the first token of the next line.
 */
export const joinBrokenTokens = (lines: readonly TextLine[]): TextLine[] => {
  const joined: TextLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const end = above && findTokenEnd(above, line, lines)
    if (above && end) joined[joined.length - 1] = appendToken(above, end)
    const rest = end ? removeToken(line, end) : line
    if (rest.text !== '') joined.push(rest)
  }
  return joined
}

const appendToken = (line: TextLine, token: string): TextLine => ({
  ...line,
  text: line.text + token,
  segments: line.segments.map((segment, i) =>
    i === line.segments.length - 1 ? { ...segment, text: segment.text + token } : segment,
  ),
})

const removeToken = (line: TextLine, token: string): TextLine => {
  const [first, ...others] = line.segments
  const text = first?.text.slice(Math.min(first.text.length, token.length)).trimStart() ?? ''
  return {
    ...line,
    text: line.text.slice(token.length).trimStart(),
    segments: first && text !== '' ? [{ ...first, text }, ...others] : others,
  }
}

/** The first token of a line, where it completes the last token of the line above. */
const findTokenEnd = (above: TextLine, line: TextLine, lines: readonly TextLine[]): string | undefined => {
  const start = LAST_TOKEN.exec(above.text)?.[1]
  const end = line.text.split(' ')[0] ?? ''
  if (!start) return undefined
  if (!formToken(start, end, end === line.text && start === above.text)) return undefined
  return isContinuation(BROKEN_TOKEN, { above, line, columnRight: findTextRight(above, lines) }) ? end : undefined
}

/** Whether two tokens are an e-mail address or a link when joined. `isAlone`: neither line holds another token. */
export const formToken = (start: string, end: string, isAlone: boolean): boolean => {
  if (!TOKEN.test(start) || !TOKEN.test(end)) return false
  // A word in capitals below another one, or below a whole path, may as well be a heading.
  const isCapitals = !/\p{Ll}/u.test(start + end) && /[@/]/.test(start) && !/[a-z]\/\p{L}+$/iu.test(start)
  const [first, second] = isCapitals ? [start.toLowerCase(), end.toLowerCase()] : [start, end]
  return formEmail(first, second, isAlone) || formLink(first, second, isAlone)
}

const formEmail = (start: string, end: string, isAlone: boolean): boolean => {
  if (!WHOLE_EMAIL.test(start + end)) return false
  if (WHOLE_EMAIL.test(start)) return isAlone && /^[a-z]{1,3}$/.test(end)
  if (start.includes('@')) return true
  return isAlone && /^[a-z\d._%+-]+$/.test(start) && /[a-z]/.test(start) && !STARTS_LINK.test(start)
}

const formLink = (start: string, end: string, isAlone: boolean): boolean => {
  if (isAlone && HOST_START.test(start) && !WHOLE_LINK.test(start) && WHOLE_LINK.test(start + end))
    return !end.includes('@')
  const isLink = STARTS_LINK.test(start) || /^(https?:\/\/|www\.)\S*$/i.test(start)
  if (!isLink || end.includes('@') || STARTS_LINK.test(end) || !WHOLE_LINK.test(start + end)) return false
  if (/[-/_=?&]$/.test(start)) return /^[a-z\d]/.test(end)
  if (!isAlone) return false
  if (!start.includes('/') && /^[a-z]{1,3}$/.test(end)) return true
  return (
    /\.$/.test(start) ||
    /^[-/._=?&\d]/.test(end) ||
    (/\/[^\s/]*\S$/.test(start) && /^[a-z\d-]+(?:\/|\?\S*)?$/.test(end))
  )
}

/** Right edge, in pt, of the column's lines with about the same left edge and size; wider bands above do not count. */
const findTextRight = (line: TextLine, lines: readonly TextLine[]): number =>
  lines.reduce((right, other) => (isAlike(other, line) ? Math.max(right, other.right) : right), 0)

const isAlike = (other: TextLine, line: TextLine): boolean =>
  other.column === line.column && Math.abs(other.x - line.x) < 2 * line.size && Math.abs(other.size - line.size) < 1.5
