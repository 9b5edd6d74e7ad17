import type { ClaimSource } from '../resume/letter/letter.ts'

/** A sentence of a draft. One that says something about the person names the lines of the resume it rests on. */
export interface ComposedSentence {
  readonly text: string
  readonly sources: readonly ClaimSource[]
}

/** Ids of composed paragraphs. They are the same in both languages, so that each fills its side of one paragraph. */
const PARAGRAPH_IDS = ['opening', 'evidence', 'background', 'reason', 'farewell'] as const
type ParagraphId = (typeof PARAGRAPH_IDS)[number]

export interface ComposedParagraph {
  readonly id: ParagraphId
  readonly sentences: readonly ComposedSentence[]
}

/** One space between words, none before a comma. A name that ends with a period, such as `S.L.`, ends its sentence too. */
const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,;] )/g, '')
    .replace(/(?<!\.)\.\.(?=$| )/g, '.')

/** A sentence about the letter or the reader. */
export const plainSentence = (text: string): ComposedSentence => ({ text: tidy(text), sources: [] })

/** A sentence about the person. Equal sources count once. */
export const createClaim = (text: string, sources: readonly ClaimSource[]): ComposedSentence => {
  const byKey = new Map(sources.map((source) => [`${source.path}\n${source.quote}`, source]))
  return { text: tidy(text), sources: [...byKey.values()] }
}
