import { LANGUAGES, type Language } from '../languages.ts'
import { messagesFor } from './messages.ts'

/** The sentences about suggested changes that a client may hold, always in one order. */
const sentencesOf = (language: Language): string[] => {
  const { fromRules, improveFailed, reasons } = messagesFor(language).advice
  return [
    fromRules,
    improveFailed,
    ...Object.entries(reasons)
      .sort(byCode)
      .map(([, sentence]) => sentence),
  ]
}

const byCode = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1)

/** A sentence of ours about a suggested change in another language of the reader's; a model's words stay as they are. */
export const adviceIn = (sentence: string, language: Language): string => {
  for (const written of LANGUAGES) {
    const at = sentencesOf(written).indexOf(sentence)
    if (at >= 0) return sentencesOf(language)[at] ?? sentence
  }
  return sentence
}
