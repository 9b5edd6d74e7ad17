import type { Line } from '../../lines/text-run.ts'

/** A line that reaches this near to its column's right edge, as a part of the width, may go on in the next one. */
const FULL = 0.72
const TLD =
  'com|org|net|edu|gov|io|dev|me|co|app|info|biz|es|mx|ar|cl|pe|uy|br|pt|fr|de|it|uk|us|ca|eu|ai|tech|in|ie|ch|at|nl|be|se|no|pl|cat|gal|xyz|online|site|example'
const WHOLE_MAIL = new RegExp(`^[^\\s@]+@[^\\s@]+\\.(${TLD})$`, 'i')
const WHOLE_LINK = new RegExp(`^(https?://)?[\\w.-]+\\.(${TLD})(/\\S*)?$`, 'i')
const STARTS_LINK = new RegExp(`^(https?://|www\\.|[\\w-]+(\\.[\\w-]+)*\\.(${TLD})(/|$))`, 'i')
/** A host name that ends in the middle of a label: `ana-ruiz.examp`. */
const CUT_NAME = /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+$/
const TOKEN = /^[\p{L}\d._~:/?#@!$&'*+,;=%-]+$/u
const LAST_TOKEN = /(?:^|\s)(\S+)$/u

/**
 * Joins e-mail addresses and links that a narrow column broke over two lines. Only a token that is not whole yet takes
 * the first token of the next line, and only where the column was full.
 */
export const joinBrokenTokens = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const before = out.at(-1)
    const tail = before && restOfToken(before, line, lines)
    if (before && tail) takeUp(before, line, tail)
    if (line.text !== '') out.push(line)
  }
  return out
}

/** Moves the first token of a line to the end of the one before. */
const takeUp = (before: Line, line: Line, tail: string): void => {
  before.text += tail
  const last = before.parts.at(-1)
  if (last) last.text += tail
  line.text = line.text.slice(tail.length).trimStart()
  const [first] = line.parts
  if (first) first.text = first.text.slice(Math.min(first.text.length, tail.length)).trimStart()
  if (first?.text === '') line.parts.shift()
}

/** The token at a line's start that ends the one of the line before, if it does. */
const restOfToken = (before: Line, line: Line, lines: readonly Line[]): string | undefined => {
  const head = LAST_TOKEN.exec(before.text)?.[1]
  const tail = line.text.split(' ')[0] ?? ''
  if (!head || !TOKEN.test(head) || !TOKEN.test(tail)) return undefined
  if (line.y - before.y > 2 * before.size || line.y <= before.y || Math.abs(line.size - before.size) > 0.6)
    return undefined
  if (!isFull(before, lines)) return undefined
  const alone = tail === line.text && head === before.text
  return mailGoesOn(head, tail, alone) || linkGoesOn(head, tail, alone) ? tail : undefined
}

const mailGoesOn = (head: string, tail: string, alone: boolean): boolean => {
  if (!WHOLE_MAIL.test(head + tail)) return false
  if (WHOLE_MAIL.test(head)) return alone && /^[a-z]{1,3}$/.test(tail)
  return head.includes('@') || (alone && /^[a-z\d._%+-]+$/.test(head) && /[a-z]/.test(head) && !STARTS_LINK.test(head))
}

const linkGoesOn = (head: string, tail: string, alone: boolean): boolean => {
  if (alone && CUT_NAME.test(head) && !WHOLE_LINK.test(head) && WHOLE_LINK.test(head + tail)) return !tail.includes('@')
  const link = STARTS_LINK.test(head) || /^(https?:\/\/|www\.)\S*$/i.test(head)
  if (!link || tail.includes('@') || STARTS_LINK.test(tail) || !WHOLE_LINK.test(head + tail)) return false
  if (/[-/_=?&]$/.test(head)) return /^[a-z\d]/.test(tail)
  if (!alone) return false
  if (!head.includes('/') && /^[a-z]{1,3}$/.test(tail)) return true
  return /\.$/.test(head) || /^[-/._=?&\d]/.test(tail) || (/\/\S+$/.test(head) && /^[a-z\d-]+\/?$/.test(tail))
}

/** Lines of the same column that start about where a line does; wider bands above it are no measure. */
const isBeside = (other: Line, line: Line): boolean =>
  other.column === line.column && Math.abs(other.x - line.x) < 2 * line.size && Math.abs(other.size - line.size) < 1.5

const isFull = (line: Line, lines: readonly Line[]): boolean => {
  let widest = 0
  for (const other of lines) if (isBeside(other, line)) widest = Math.max(widest, other.right)
  return line.right - line.x >= FULL * (widest - line.x)
}
