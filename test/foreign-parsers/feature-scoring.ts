import type { ParsedJob, Vocabulary } from './vocabulary.ts'

/*
 * A parser that scores features, reimplemented from the published rules of open-resume ("Resume parser algorithm deep
 * dive"). A section title is a single bold text in capitals, or one or two words with a keyword; entries are split where a gap exceeds 1.4 times the usual
 * one; each text of an entry is scored by its features. It shares no code with Faro's parser.
 */

/** A text item of pdf.js with its position and font name. */
export interface FontItem {
  text: string
  x: number
  y: number
  width: number
  readonly font: string
  readonly endsLine: boolean
}
type Line = FontItem[]
type Feature = readonly [has: (item: FontItem) => boolean, weight: number]

export const parseJobsByFeatures = (items: readonly FontItem[], words: Vocabulary): ParsedJob[] => {
  const section = splitSections(groupLines(items), words).find(({ title }) => words.work.test(title))
  return splitEntries(section?.lines ?? []).map((entry) => parseJob(entry, words))
}

const isBold = ({ font }: FontItem): boolean => /bold/i.test(font)

const groupLines = (items: readonly FontItem[]): Line[] => {
  const lines: Line[] = [[]]
  for (const item of items) {
    if (item.text.trim() !== '') lines.at(-1)?.push({ ...item })
    if (item.endsLine) lines.push([])
  }
  const letters = items.filter(({ text }) => text.trim() !== '')
  const usual = letters.reduce((n, i) => n + i.width, 0) / letters.reduce((n, i) => n + i.text.length, 1)
  return lines.filter((line) => line.length > 0).map((line) => joinNearbyTexts(line, usual))
}

/** Joins texts that are less than a letter's width apart. */
const joinNearbyTexts = (line: Line, letter: number): Line => {
  const out: Line = []
  for (const item of line) {
    const last = out.at(-1)
    if (last && item.x - (last.x + last.width) <= letter) {
      last.text += /[:,|.•]$/.test(last.text) || item.text.startsWith('|') ? ` ${item.text}` : item.text
      last.width = item.x + item.width - last.x
    } else out.push(item)
  }
  return out
}

const splitSections = (lines: readonly Line[], words: Vocabulary): { title: string; lines: Line[] }[] => {
  const sections = [{ title: 'profile', lines: [] as Line[] }]
  lines.forEach((line, n) => {
    const [only] = line
    if (n >= 2 && line.length === 1 && only && isTitle(only, words))
      sections.push({ title: only.text.trim(), lines: [] })
    else sections.at(-1)?.lines.push(line)
  })
  return sections
}

const isTitle = (item: FontItem, { titles }: Vocabulary): boolean => {
  const text = item.text.trim()
  if (isBold(item) && /\p{L}/u.test(text) && text === text.toUpperCase()) return true
  const isShort = text.split(' ').filter((word) => word !== '&').length <= 2
  return isShort && /^\p{Lu}[\p{L}\s&]*$/u.test(text) && titles.test(text)
}

const getBaselineY = (line: Line | undefined): number => line?.[0]?.y ?? 0

const splitEntries = (lines: readonly Line[]): Line[][] => {
  const gaps = lines.slice(1).map((line, i) => Math.round(getBaselineY(lines[i]) - getBaselineY(line)))
  const counts = new Map<number, number>()
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1)
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const byGap = splitAt(lines, (_, i) => (gaps[i - 1] ?? 0) > usual * 1.4)
  if (byGap.length > 1) return byGap
  return splitAt(lines, (line, i) => {
    const [first, before] = [line[0], lines[i - 1]?.[0]]
    return first !== undefined && before !== undefined && isBold(first) && !isBold(before) && first.text !== '•'
  })
}

const splitAt = (lines: readonly Line[], isStart: (line: Line, i: number) => boolean): Line[][] => {
  const parts: Line[][] = []
  lines.forEach((line, i) => {
    if (i === 0 || isStart(line, i)) parts.push([])
    parts.at(-1)?.push(line)
  })
  return parts
}

const parseJob = (entry: readonly Line[], { roles, months, present }: Vocabulary): ParsedJob => {
  const bodyStart = entry.findIndex(
    (line) =>
      line.some(({ text }) => text.includes('•')) || (line[0]?.text.split(/\s/).filter(isWord).length ?? 0) >= 8,
  )
  const header = entry.slice(0, bodyStart < 0 ? 2 : bodyStart).flat()
  const dates = findHighestScoring(header, [
    [({ text }) => /(?:19|20)\d{2}/.test(text), 1],
    [({ text }) => months.test(text), 1],
    [({ text }) => present.test(text), 1],
    [({ text }) => text.includes(','), -1],
  ])
  const position = findHighestScoring(header, [
    [({ text }) => roles.test(text), 4],
    [({ text }) => /\d/.test(text), -4],
    [({ text }) => text.split(/\s/).length > 5, -2],
  ])
  const company = findHighestScoring(
    header,
    [
      [isBold, 2],
      [({ text }) => dates !== '' && text.includes(dates), -4],
      [({ text }) => position !== '' && text.includes(position), -4],
    ],
    false,
  )
  return { company: company.trim(), position: position.trim(), dates: dates.trim() }
}

const isWord = (text: string): boolean => /^[^0-9]+$/.test(text)

/** The first text with the highest score, or empty when no score is positive and one `mustBePositive`. */
const findHighestScoring = (
  items: readonly FontItem[],
  features: readonly Feature[],
  mustBePositive = true,
): string => {
  const weights = items.map((item) => features.reduce((sum, [has, weight]) => sum + (has(item) ? weight : 0), 0))
  const at = weights.indexOf(Math.max(...weights))
  return (weights[at] ?? 0) > 0 || !mustBePositive ? (items[at]?.text ?? '') : ''
}
