import { fold } from '../lexicon/fold.ts'
import { findLinks } from './header/contact-patterns.ts'
import type { PLine } from '../lines/parsed-line.ts'

/** A line with fewer words of its own than this is no text that could get lost. */
const FEWEST = 3
/** A line is kept where this part of its words is. */
const MOST = 0.5

/** Lines whose words are, for the most part, nowhere in what a section was read as. Dates do not count: they are kept in another form. */
export const lostLines = (lines: readonly PLine[], read: unknown): PLine[] => {
  const kept = new Set(wordsOf(textsOf(read).join(' ')))
  return lines.filter((line) => {
    const words = wordsOf(findLinks(line.body).reduce((rest, link) => rest.replace(link, ' '), line.body))
    return words.length >= FEWEST && words.filter((word) => kept.has(word)).length < words.length * MOST
  })
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !/\d/.test(word) && !DATE_WORD.test(word))

/** Months, seasons and words for today, folded. */
const DATE_WORD =
  /^(?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|set|oct|nov|dec|dic)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember|ro|rero|zo|o|io|sto|tiembre|iembre|ubre|embre|iembre)?$|^(?:spring|summer|autumn|fall|winter|primavera|verano|otono|invierno|present|presente|current|actual|actualidad|actualmente|now|today|hoy|fecha|since|desde|hasta)$/

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (!value || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsOf)
}
