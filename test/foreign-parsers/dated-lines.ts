import type { ParsedJob, Vocabulary } from './vocabulary.ts'

/*
 * A parser like most simple tools: plain text from pdftotext, section titles on lines of their own, a job at every line
 * with a date range, its company and position on the lines next to it. It shares no code with Faro's parser.
 */

const YEAR = /(?:19|20)\d{2}/
const MAX_NAME_CHARS = 70

export const parseJobsByDatedLines = (text: string, words: Vocabulary): ParsedJob[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const from = lines.findIndex((line) => isTitle(line) && words.work.test(line))
  const length = lines.slice(from + 1).findIndex(isTitle)
  if (from < 0) return []
  const section = lines.slice(from + 1, length < 0 ? undefined : from + 1 + length)
  return section.flatMap((line, at) => (isSpan(line, words) ? [parseJobAt(section, at, words)] : []))
}

const isTitle = (line: string): boolean => /^\p{Lu}[\p{Lu} &]{3,40}$/u.test(line)

const isSpan = (line: string, { present }: Vocabulary): boolean =>
  line.length < 40 &&
  /\s[–-]\s/.test(line) &&
  YEAR.test(line) &&
  (present.test(line) || line.split(/[–-]/).every((p) => YEAR.test(p)))

const isName = (line: string | undefined): line is string =>
  line !== undefined && line.length < MAX_NAME_CHARS && !/^•/.test(line) && !YEAR.test(line) && !isSentence(line)

const isSentence = (line: string): boolean => /[.;]$/.test(line) && line.split(' ').length > 5

/** The name that contains a role is the position; the other is the company. */
const parseJobAt = (lines: readonly string[], at: number, { roles }: Vocabulary): ParsedJob => {
  const after = [lines[at + 1], lines[at + 2]].filter(isName)
  const before = [lines[at - 2], lines[at - 1]].filter(isName)
  const names = after.some((name) => roles.test(name)) ? after : before
  const position = names.find((name) => roles.test(name)) ?? names[1] ?? ''
  return { company: names.find((name) => name !== position) ?? '', position, dates: lines[at] ?? '' }
}
