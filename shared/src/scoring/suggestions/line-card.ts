import type { Change } from '../../resume/edits/changes.ts'
import type { SuggestionReason } from './reasons.ts'

export type LineQuestion = 'action' | 'count' | 'result'

/** A line with a finding about its wording: with a rewrite, with questions to its author, or with neither. */
export interface LineCard {
  /** Field of the document, with the language. */
  readonly path: readonly string[]
  /** The text of that field. */
  readonly field: string
  /** The part of it that the card is about. */
  readonly text: string
  /** What an answer is added to: the text, or a rewrite that is too short to stand alone. */
  readonly draft: string
  /** Codes of the rules that found it. */
  readonly rules: readonly string[]
  readonly rewrite: { readonly change: Change; readonly reason: SuggestionReason; readonly gain: number } | null
  /** What is missing and only the person knows; empty when a rewrite is there. */
  readonly questions: readonly LineQuestion[]
  /** Tense in which a new line is written. */
  readonly tense: 'past' | 'present'
}

/** The change that puts a composed line in the place of a card's text. */
export const toLineChange = ({ path, field, text }: LineCard, line: string): Change => ({
  path: [...path],
  before: field,
  after: field.replace(text, () => line),
})
