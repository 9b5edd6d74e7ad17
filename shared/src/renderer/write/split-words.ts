import type { PositionedText } from '../draw/draw-list.ts'

/** The hyphen at the end of a text whose last word goes on in the next one. */
export const SOFT_HYPHEN = '\u00ad'

/** The parts of split words in a text, as indexes of its characters. */
export interface SplitWordMarks {
  /** Where the word ends that a text before began. */
  readonly endsAt?: number
  /** Where a word begins that goes on in the next text, and all of it. */
  readonly startsAt?: number
  readonly word?: string
}

type Text = Pick<PositionedText, 'text' | 'x' | 'y' | 'width' | 'size'>

/**
 * Finds the words that consecutive texts share: split by a hyphen between lines, or set in two sizes, such as small
 * capitals, which some readers take for two words. Where the rest of a hyphenated word is not among `texts` (it may be on
 * another page), the hyphen is marked as a soft one.
 */
export const findSplitWords = (texts: readonly Text[]): SplitWordMarks[] => {
  let isOpen = false
  return texts.map((each, i) => {
    const { text } = each
    const next = texts[i + 1]
    const first = findFirstWordEnd(text)
    const goesOn = continues(each, next)
    const wasOpen = isOpen
    if (wasOpen && goesOn && first === text.length) return {}
    const end = wasOpen ? { endsAt: first } : {}
    isOpen = goesOn
    if (!next && !wasOpen && text.endsWith(SOFT_HYPHEN)) return markHyphen(text)
    if (!goesOn) return end
    const startsAt = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\u00a0')) + 1
    return { ...end, startsAt, word: withoutHyphen(text.slice(startsAt)) + readRest(texts, i + 1) }
  })
}

/** Largest gap between two texts of one word, as a share of the size. */
const MAX_GAP = 0.2

const continues = ({ text, x, y, width, size }: Text, next: Text | undefined): boolean => {
  if (!next) return false
  if (text.endsWith(SOFT_HYPHEN)) return true
  const isApart = /[ \u00a0]$/.test(text) || /^[ \u00a0]/.test(next.text)
  return !isApart && y === next.y && size !== next.size && Math.abs(next.x - x - width) < MAX_GAP * size
}

const withoutHyphen = (text: string): string => (text.endsWith(SOFT_HYPHEN) ? text.slice(0, -1) : text)

const markHyphen = (text: string): SplitWordMarks => ({
  startsAt: text.length - 1,
  endsAt: text.length,
  word: SOFT_HYPHEN,
})

const findFirstWordEnd = (text: string): number => {
  const end = text.search(/[ \u00a0]/)
  return end < 0 ? text.length : end
}

/** The rest of a word that begins the text at index `from`. */
const readRest = (texts: readonly Text[], from: number): string => {
  const each = texts[from]
  if (!each) return ''
  const end = findFirstWordEnd(each.text)
  if (end < each.text.length || !continues(each, texts[from + 1])) return each.text.slice(0, end)
  return withoutHyphen(each.text) + readRest(texts, from + 1)
}
