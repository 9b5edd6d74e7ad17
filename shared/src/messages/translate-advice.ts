import { LANGUAGES, type Language } from '../languages.ts'
import { getMessages } from './messages.ts'

/** The sentences about suggestions that a client may have stored, in the same order in every language. */
const listSentences = (language: Language): string[] => {
  const { fromRules, improveFailed, reasons } = getMessages(language).advice
  return [
    fromRules,
    improveFailed,
    ...Object.entries(reasons)
      .sort(compareByCode)
      .map(([, sentence]) => sentence),
  ]
}

const compareByCode = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1)

/** Translates a stored sentence about a suggestion. Sentences written by a model stay as they are. */
export const translateAdvice = (sentence: string, language: Language): string => {
  for (const written of LANGUAGES) {
    const at = listSentences(written).indexOf(sentence)
    if (at >= 0) return listSentences(language)[at] ?? sentence
  }
  return sentence
}
