import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { HeadingKey } from '../lexicon/headings.ts'
import type { Evidence } from '../results.ts'
import type { Heading, VisibleLine } from './page-lines.ts'
import { toAlphanumeric, truncate } from './text.ts'

/** A quote whose page and line are searched only when it is shown, because most quotes never are. */
export interface PendingEvidence {
  readonly find: string
  readonly path?: string
}

const MAX_QUOTE_CHARS = 200
const PREFIX_CHARS = 36

interface SearchLine {
  readonly text: string
  /** The words, each between spaces. */
  readonly words: string
  /** The section whose heading stands above. */
  readonly section: HeadingKey | undefined
}

const toWords = (text: string): string =>
  ` ${normalizeText(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(' ')} `

const toSearchLines = (lines: readonly VisibleLine[], headings: readonly Heading[]): SearchLine[] => {
  const keys = new Map(headings.map(({ line, key }) => [line, key]))
  let section: HeadingKey | undefined
  return lines.map(({ text }, i) => {
    section = keys.get(i) ?? section
    return { text: toAlphanumeric(text), words: toWords(text), section }
  })
}

/**
 * Creates a function that finds the line where a quote starts, ignoring case, accents, spaces and punctuation. A line with
 * the quote as whole words comes first, then one below the heading of its section.
 */
export const createEvidenceLocator = (
  lines: readonly VisibleLine[],
  headings: readonly Heading[],
): ((quoted: PendingEvidence) => Evidence) => {
  let searchLines: SearchLine[] | undefined
  return ({ find: quote, path = '' }) => {
    searchLines ??= toSearchLines(lines, headings)
    const plainQuote = toAlphanumeric(quote)
    const prefix = plainQuote.slice(0, PREFIX_CHARS)
    const words = toWords(quote)
    const sections: readonly string[] = path.split('/').slice(0, 2)
    let at = -1
    let best = -1
    if (prefix !== '')
      searchLines.forEach((line, i) => {
        if (!line.text.includes(prefix)) return
        const isInSection = line.section !== undefined && sections.includes(line.section)
        const rank = (line.words.includes(words) ? 2 : 0) + (isInSection ? 1 : 0)
        if (rank <= best) return
        best = rank
        at = i
      })
    if (at < 0 && prefix !== '')
      at = searchLines.findIndex(({ text }) => text.length > 8 && plainQuote.startsWith(text))
    const line = lines[at]
    return {
      page: line?.page ?? 1,
      ...(line && { line: line.index }),
      quote: truncate(quote, MAX_QUOTE_CHARS),
      ...(path !== '' && { path }),
    }
  }
}
