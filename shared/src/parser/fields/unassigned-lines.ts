import { fold } from '../lexicon/fold.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import { isTableHead } from './entries/table-rows.ts'
import { isLeave, isNoJob } from './experience/no-job.ts'
import { findLinks } from './header/contact-patterns.ts'

/** Lines with fewer words are no text that could get lost. */
const MIN_WORDS = 3
/** A line with this share of its words in the fields is assigned. */
const MIN_ASSIGNED_SHARE = 0.5

/** The words of the strings in lists of fields (any nested values). */
export type CollectWords = (lists: readonly (readonly unknown[])[]) => ReadonlySet<string>

/** Collects the words of lists that only grow from one call to the next, so that each item is read once. */
export const createWordCollector = (): CollectWords => {
  const words = new Set<string>()
  const counts: number[] = []
  return (lists) => {
    lists.forEach((list, i) => {
      for (const word of toWords(collectTexts(list.slice(counts[i])).join(' '))) words.add(word)
      counts[i] = list.length
    })
    return words
  }
}

/**
 * Lines most of whose words are not among `assigned`, the words of the fields. Dates do not count, because fields hold
 * them in another form.
 */
export const findUnassignedLines = (lines: readonly ParsedLine[], assigned: ReadonlySet<string>): ParsedLine[] =>
  lines.filter((line) => {
    if (isTableHead(line)) return false
    const words = toWords(findLinks(line.body).reduce((rest, link) => rest.replace(link, ' '), line.body))
    const count = words.filter((word) => assigned.has(word)).length
    return (
      (words.length >= MIN_WORDS || isNoJob(line.body) || isLeave(removeDates(line))) &&
      count < words.length * MIN_ASSIGNED_SHARE
    )
  })

const removeDates = ({ body, dates }: ParsedLine): string =>
  dates ? body.slice(0, dates.from).replace(/[\s,(–-]{1,9}$/u, '') : body

const toWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !/\d/.test(word) && !DATE_WORD.test(word))

/** Months, seasons and words for today, folded. */
const DATE_WORD =
  /^(?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|set|oct|nov|dec|dic)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember|ro|rero|zo|o|io|sto|tiembre|iembre|ubre|embre|iembre)?$|^(?:spring|summer|autumn|fall|winter|primavera|verano|otono|invierno|present|presente|current|actual|actualidad|actualmente|now|today|hoy|fecha|since|desde|hasta)$/

const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (!value || typeof value !== 'object') return []
  return Object.values(value).flatMap(collectTexts)
}
