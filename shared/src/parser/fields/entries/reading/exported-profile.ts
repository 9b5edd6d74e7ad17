import type { ParsedLine } from '../../../lines/parsed-line.ts'
import type { Segment } from '../segments.ts'
import type { ReadEntry } from './read-section.ts'

/** `enero de 2021 - Present (3 años 8 meses)`, `… (menos de un año)`. */
const DURATION_AFTER_DATES =
  /^\s{0,3}\([^()]{1,30}\s(?:a[nñ]os?|mes(?:es)?|m[eê]s|years?|months?|yrs?|mos|ans?|mois|jahre?|monate?|anys?|mesos)\)$/iu
/** The place stands right below the dates, text further down. */
const MAX_PLACE_LEADING_EM = 1.6
const MAX_PLACE_CHARS = 70
/** The printed form says what each line is. */
const CLEAR = 9

const isDatesWithDuration = ({ dates, text }: ParsedLine): boolean =>
  dates?.isRange === true && dates.from <= 2 && DURATION_AFTER_DATES.test(text.slice(dates.to))

/** `enero de 2021 - Present`: older exports tell no duration of what goes on. */
const isRunning = ({ dates, text, style }: ParsedLine, known: ParsedLine | undefined): boolean =>
  style === known?.style && dates?.isRange === true && dates.current && dates.from <= 2 && dates.to === text.length

/**
 * The jobs of a profile that a professional network has exported: employers in one look, once for all their positions,
 * positions in another, and below each its dates with their duration. Undefined for other sections. A name in it is a
 * whole line, whatever separators it has, and further dates belong to the text.
 */
export const readExportedProfile = (lines: readonly ParsedLine[]): ReadEntry[] | undefined => {
  const [first] = lines
  const dates = lines.find(isDatesWithDuration)
  const dated = lines.flatMap((line, i) => (isDatesWithDuration(line) || isRunning(line, dates) ? [i] : []))
  const role = lines[(dated[0] ?? 0) - 1]
  if (!first || !dates || !role || new Set([first.style, role.style, dates.style]).size < 3) return undefined
  const blocks = dated.map((at) => {
    const roleAt = findTop(lines, at, role.style)
    return { from: findTop(lines, roleAt, first.style), roleAt, at }
  })
  if (blocks.some(({ roleAt, at }) => roleAt === at || lines[at]?.style !== dates.style)) return undefined
  let employer: Segment | undefined
  return blocks.map(({ from, roleAt, at }, n) => {
    if (from < roleAt) employer = toName(lines.slice(from, roleAt))
    const below = lines.slice(at + 1, blocks[n + 1]?.from ?? lines.length)
    const place = below[0] && isPlaceLine(below[0], dates.style) ? below[0] : undefined
    const title = toName(lines.slice(roleAt, at))
    const location = place && toName([place])
    return {
      titleLines: [...lines.slice(from, at + 1), ...(place ? [place] : [])],
      bodyLines: place ? below.slice(1) : below,
      others: [],
      margin: CLEAR,
      ...(title && { title }),
      ...(employer && { organization: employer }),
      ...(location && { place: location }),
    }
  })
}

/** The first of the lines of a style right above `end`; `end` where there is none. */
const findTop = (lines: readonly ParsedLine[], end: number, style: string): number => {
  let top = end
  while (lines[top - 1]?.style === style) top--
  return top
}

const toName = (lines: readonly ParsedLine[]): Segment | undefined => {
  const [first] = lines
  if (!first) return undefined
  return { text: lines.map(({ body }) => body).join(' '), line: first.index, afterGap: false, style: first.style }
}

const isPlaceLine = (line: ParsedLine, style: string): boolean =>
  line.style === style &&
  !line.bullet &&
  !line.dates &&
  line.leading < MAX_PLACE_LEADING_EM &&
  line.text.length <= MAX_PLACE_CHARS &&
  !/[.:;]$/.test(line.text)
