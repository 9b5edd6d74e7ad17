import { endsWithCompanySuffix } from '../lexicon/company-suffixes.ts'

/** Longer lines are running text. */
export const MAX_TITLE_CHARS = 95
/** Fewer words are no sentence. */
export const MIN_SENTENCE_WORDS = 6

/** Whether a text is running text: many words, with a full stop at the end, a lowercase start or a pronoun first. */
export const isSentence = (text: string): boolean => {
  const count = text.split(' ').length
  return (
    (count >= 9 && /[.!?;]$/.test(text) && !endsWithCompanySuffix(text)) ||
    (count >= MIN_SENTENCE_WORDS && /^(?:\p{Ll}|(?:I(?:['’](?:ll|m|ve|d))?|We|My)\s\p{Ll})/u.test(text)) ||
    count >= 18
  )
}
