import type { ParsedJob, Vocabulary } from './vocabulary.ts'

/*
 * A parser like most simple tools: plain text from pdftotext, section titles on lines of their own, a job at every line
 * with a date range. Its company and position are on that line and the next ones, or, when the line has the dates alone,
 * on the lines next to it; a dot separates two texts of a line. It shares no code with Faro's parser.
 */

const YEAR = /(?:19|20)\d{2}/
const MAX_NAME_CHARS = 70
const MAX_DATED_CHARS = 140

export const parseJobsByDatedLines = (text: string, words: Vocabulary): ParsedJob[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const from = lines.findIndex((line) => isTitle(line, words) && words.work.test(line))
  const length = lines.slice(from + 1).findIndex((line) => isTitle(line, words))
  if (from < 0) return []
  const section = lines.slice(from + 1, length < 0 ? undefined : from + 1 + length)
  return section.flatMap((line, at) => {
    const dates = findSpan(line, words)
    return dates ? [parseJobAt(section, at, dates, words)] : []
  })
}

/** In capitals, or up to three words with a keyword. */
const isTitle = (line: string, { titles }: Vocabulary): boolean =>
  /^\p{Lu}[\p{Lu} &]{3,40}$/u.test(line) || (/^\p{Lu}\p{L}+(?: \p{L}+){0,2}$/u.test(line) && titles.test(line))

/** The dates at the beginning or the end of a line. */
const findSpan = (line: string, { present }: Vocabulary): string | undefined => {
  if (line.length > MAX_DATED_CHARS || line.startsWith('•')) return undefined
  const date = String.raw`(?:\p{L}{3,4}\.? )?(?:19|20)\d{2}`
  const span = `${date} [–-] (?:${date}|${present.source})`
  return new RegExp(`^${span}|${span}$`, 'u').exec(line)?.[0]
}

const isName = (line: string): boolean =>
  line !== '' && line.length < MAX_NAME_CHARS && !/^[•–]/.test(line) && !YEAR.test(line) && !isSentence(line)

const isSentence = (line: string): boolean => /[.;]$/.test(line) && line.split(' ').length > 5

const splitNames = (line: string | undefined): string[] =>
  (line ?? '')
    .split(' · ')
    .map((name) => name.trim())
    .filter(isName)

/** The name that contains a role is the position; the other is the company. */
const parseJobAt = (lines: readonly string[], at: number, dates: string, { roles }: Vocabulary): ParsedJob => {
  const rest = (lines[at] ?? '').replace(dates, '').trim()
  const own = rest.startsWith('·') ? [] : splitNames(rest)
  const after = [...own, ...splitNames(lines[at + 1]), ...splitNames(lines[at + 2])]
  const before = [...splitNames(lines[at - 2]), ...splitNames(lines[at - 1])]
  const names = own.length > 0 || after.some((name) => roles.test(name)) ? after : before
  const position = names.find((name) => roles.test(name)) ?? names[1] ?? ''
  return { company: names.find((name) => name !== position) ?? '', position, dates }
}
