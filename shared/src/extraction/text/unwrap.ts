import type { Line } from '../layout/run.ts'

/** A line that reaches this near to its column's right edge, as a part of the width, may go on in the next one. */
const FULL = 0.72
const TLD =
  'com|org|net|edu|gov|io|dev|me|co|app|info|biz|es|mx|ar|cl|pe|uy|br|pt|fr|de|it|uk|us|ca|eu|ai|tech|in|ie|ch|at|nl|be|se|no|pl|cat|gal|xyz|online|site|example'
const WHOLE_MAIL = new RegExp(`^[^\\s@]+@[^\\s@]+\\.(${TLD})$`, 'i')
const WHOLE_LINK = new RegExp(`^(https?://)?[\\w.-]+\\.(${TLD})(/\\S*)?$`, 'i')
const STARTS_LINK = new RegExp(`^(https?://|www\\.|[\\w-]+(\\.[\\w-]+)*\\.(${TLD})(/|$))`, 'i')
const TOKEN = /^[\p{L}\d._~:/?#@!$&'*+,;=%-]+$/u
const LAST_TOKEN = /(?:^|\s)(\S+)$/u

/**
 * Joins e-mail addresses and links that a narrow column broke over two lines. Only a token that is not whole yet takes
 * the next line, and only where the column was full.
 */
export const joinBrokenTokens = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const before = out.at(-1)
    if (before && goesOn(before, line, lines)) {
      before.text += line.text
      const part = before.parts.at(-1)
      if (part) part.text += line.text
    } else out.push(line)
  }
  return out
}

const goesOn = (before: Line, line: Line, lines: readonly Line[]): boolean => {
  const head = LAST_TOKEN.exec(before.text)?.[1]
  if (!head || line.column !== before.column || line.y - before.y > 2 * before.size || line.y <= before.y) return false
  const tail = line.text
  if (!TOKEN.test(head) || !TOKEN.test(tail) || Math.abs(line.size - before.size) > 0.6) return false
  if (!isFull(before, lines)) return false
  const mail = WHOLE_MAIL.test(head + tail)
  if (mail && !WHOLE_MAIL.test(head))
    return !WHOLE_MAIL.test(tail) || (head === before.text && /^[a-z\d._%+-]+$/.test(head))
  const link = STARTS_LINK.test(head) || /^(https?:\/\/|www\.)\S*$/i.test(head)
  if (!link || tail.includes('@') || STARTS_LINK.test(tail)) return false
  return (
    WHOLE_LINK.test(head + tail) &&
    (/[-/._=?&]$/.test(head) || /^[-/._=?&\d]/.test(tail) || (/\/\S+$/.test(head) && /^[a-z\d-]+\/?$/.test(tail)))
  )
}

const isFull = (line: Line, lines: readonly Line[]): boolean => {
  let widest = 0
  for (const other of lines) if (other.column === line.column) widest = Math.max(widest, other.right)
  return line.right - line.x >= FULL * (widest - line.x)
}
