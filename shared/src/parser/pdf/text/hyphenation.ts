import { HYPHENATED_WORD, isContinuation } from '../../lines/line-continuation.ts'
import type { TextLine } from '../../lines/text-run.ts'

const SOFT_HYPHEN = '\u00ad'
const WORD_START = /(?<!\p{L})(\p{L}+)[-\u2010\u00ad]$/u
const WORD_END = /^(\p{Ll}[\p{L}]*)([\s\S]*)$/u

/**
 * Joins words that are hyphenated at the end of a line: the end of the word moves up. The hyphen of a compound that the
 * document also writes within a line (`full-stack`) or that starts with one letter (`e-learning`) stays. Soft hyphens are removed everywhere.
 */
export const joinHyphenatedWords = (lines: readonly TextLine[]): TextLine[] => {
  let compounds: ReadonlySet<string> | undefined
  const joined: TextLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const start =
      above && isContinuation(HYPHENATED_WORD, { above, line }) ? WORD_START.exec(above.text)?.[1] : undefined
    const [, end, rest = ''] = (start && WORD_END.exec(line.text)) || []
    if (!above || !start || !end) {
      joined.push(line)
      continue
    }
    compounds ??= findCompounds(lines)
    const isKnown = start.length === 1 || compounds.has(`${start}-${end}`.toLowerCase())
    const isCompound = !above.text.endsWith(SOFT_HYPHEN) && isKnown
    const withoutHyphen = above.text.slice(0, -1)
    const [whole, remainder] = moveWordEnd(above, line, (isCompound ? `${withoutHyphen}-` : withoutHyphen) + end, rest)
    joined[joined.length - 1] = whole
    joined.push(remainder)
  }
  return joined.map(removeSoftHyphens).filter((line) => line.text !== '')
}

/** The two lines with `text` as the upper and the trimmed `rest` as the lower one's text. */
const moveWordEnd = (above: TextLine, line: TextLine, text: string, rest: string): [TextLine, TextLine] => {
  const trimmed = rest.trimStart()
  const moved = line.text.length - trimmed.length
  return [
    {
      ...above,
      text,
      segments: above.segments.map((segment, i) =>
        i === above.segments.length - 1
          ? { ...segment, text: text.slice(Math.max(0, text.length - segment.text.length - moved + 1)) }
          : segment,
      ),
    },
    {
      ...line,
      text: trimmed,
      segments: line.segments.map((segment, i) =>
        i === 0 ? { ...segment, text: segment.text.slice(Math.min(segment.text.length, moved)).trimStart() } : segment,
      ),
    },
  ]
}

const removeSoftHyphens = (line: TextLine): TextLine =>
  line.text.includes(SOFT_HYPHEN)
    ? {
        ...line,
        text: line.text.replaceAll(SOFT_HYPHEN, ''),
        segments: line.segments.map((segment) => ({ ...segment, text: segment.text.replaceAll(SOFT_HYPHEN, '') })),
      }
    : line

/** Words with a hyphen within a line, in lower case. */
const findCompounds = (lines: readonly TextLine[]): Set<string> =>
  new Set(
    lines.flatMap((line) => [...line.text.matchAll(/(?<!\p{L})\p{L}+-\p{L}+/gu)].map(([word]) => word.toLowerCase())),
  )
