import type { PositionedText } from '../draw/draw-list.ts'

/** The hyphen at the end of a text whose last word goes on in the next one. */
export const SOFT_HYPHEN = '\u00ad'

/** The parts of split words in a text, as indexes of its characters. */
export interface SplitWordMarks {
  /** Where the word ends that a text above began. */
  readonly endsAt?: number
  /** Where a word begins that goes on in the next text, and all of it. */
  readonly startsAt?: number
  readonly word?: string
}

/**
 * Finds the words that a hyphen splits between consecutive texts. Where the rest of a word is not among `texts` (it may be
 * on another page), the hyphen is marked as a soft one.
 */
export const findSplitWords = (texts: readonly Pick<PositionedText, 'text'>[]): SplitWordMarks[] => {
  let isOpen = false
  return texts.map(({ text }, i) => {
    const first = findFirstWordEnd(text)
    const isLast = i === texts.length - 1
    const staysOpen = isOpen && !isLast && first === text.length && text.endsWith(SOFT_HYPHEN)
    if (staysOpen) return {}
    const end = isOpen ? { endsAt: first } : {}
    const wasOpen = isOpen
    isOpen = !isLast && text.endsWith(SOFT_HYPHEN)
    if (isLast && !wasOpen && text.endsWith(SOFT_HYPHEN)) return markHyphen(text)
    if (!isOpen) return end
    const startsAt = text.length - (/[^ \u00a0]*$/.exec(text)?.[0].length ?? 0)
    return { ...end, startsAt, word: text.slice(startsAt, -1) + readRest(texts.slice(i + 1)) }
  })
}

const markHyphen = (text: string): SplitWordMarks => ({
  startsAt: text.length - 1,
  endsAt: text.length,
  word: SOFT_HYPHEN,
})

const findFirstWordEnd = (text: string): number => {
  const end = text.search(/[ \u00a0]/)
  return end < 0 ? text.length : end
}

/** The rest of a word that begins the first of `texts`. */
const readRest = (texts: readonly Pick<PositionedText, 'text'>[]): string => {
  let rest = ''
  for (const { text } of texts) {
    const end = findFirstWordEnd(text)
    if (end < text.length || !text.endsWith(SOFT_HYPHEN)) return rest + text.slice(0, end)
    rest += text.slice(0, -1)
  }
  return rest
}
