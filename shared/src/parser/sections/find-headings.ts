import { columnOf, type PLine } from '../lines/parsed-line.ts'
import type { SectionKind } from '../lexicon/heading-words.ts'
import { headingKind, headingKindByKey } from '../lexicon/headings.ts'
import { headingsByLook } from './headings-by-style.ts'
import { bodyStyle, isCaps, lookOf } from '../lines/line-style.ts'

/** A heading is no longer than this. */
const LONGEST = 48

/** Headings by their words, checked by their look; then lines that look exactly like those, with words we do not know. */
export const findHeadings = (lines: readonly PLine[], isText: boolean): Map<PLine, SectionKind> => {
  const byWords = new Map<PLine, SectionKind>()
  for (const line of lines) {
    if (line.bullet || line.text.length > LONGEST || line.span?.isRange) continue
    const kind = headingKind(line.text)
    if (kind) byWords.set(line, kind)
  }
  if (isText) return byWords
  const body = bodyStyle(lines)
  const main = mainStyle([...byWords.keys()])
  const columns = headingsOfColumns(byWords, main)
  for (const line of [...byWords.keys()]) {
    const own = columns.get(columnOf(line)) ?? main
    if (!looksRight(line, own, body) || isEntryName(line, main, byWords, lines)) byWords.delete(line)
  }
  if (![...byWords.values()].includes('experience'))
    for (const line of headingsByLook(lines)) if (!byWords.has(line)) byWords.set(line, headingKindByKey(line.text))
  if (!main || main.style === body.style) return byWords
  const look = lookOf(main)
  const alike = lines.filter((line) => lookOf(line) === look && !byWords.has(line))
  const entryLike = withoutEmployers(alike, lines, byWords)
  const isOwnLook = entryLike.length <= Math.max(2, byWords.size) && !headsEntries(lines, byWords, entryLike)
  if (main.size < body.size && !isCaps(main.text)) return byWords
  const first = Math.min(...[...byWords.keys()].map((line) => line.index))
  for (const line of entryLike) {
    const short = line.text.length <= LONGEST && !line.bullet && !line.span && /^\p{Lu}/u.test(line.text)
    const kind = headingKindByKey(line.text)
    if (!isOwnLook && (kind === 'other' || !isCaps(line.text))) continue
    if (short && line.index > first && line.parts.length === 1 && !/[@,:]|\d{3}/.test(line.text))
      byWords.set(line, kind)
  }
  return byWords
}

/**
 * Employers in capitals look like headings. Where one stands right under the heading of a section with entries, over
 * dates of its own, so are all unknown words with dates right below.
 */
const withoutEmployers = (
  alike: readonly PLine[],
  lines: readonly PLine[],
  headings: ReadonlyMap<PLine, SectionKind>,
): readonly PLine[] => {
  const dated = alike.filter(
    (line) =>
      headingKindByKey(line.text) === 'other' &&
      lines.slice(line.index + 1, line.index + 3).some((below) => below.span?.isRange),
  )
  const underHeading = dated.some(({ index }) => {
    const above = lines[index - 1]
    return above !== undefined && HAS_ENTRIES.has(headings.get(above) ?? 'other')
  })
  return underHeading ? alike.filter((line) => !dated.includes(line)) : alike
}

/**
 * In a column where no heading has the look of most headings, the bold ones (a sidebar in smaller type) have their own:
 * by column, the look that stands in for the document's there.
 */
const headingsOfColumns = (headings: ReadonlyMap<PLine, SectionKind>, main: PLine | undefined): Map<string, PLine> => {
  const columns = new Map<string, PLine[]>()
  for (const line of headings.keys()) columns.set(columnOf(line), [...(columns.get(columnOf(line)) ?? []), line])
  const out = new Map<string, PLine>()
  for (const [column, lines] of columns) {
    if (!main || lines.some((line) => lookOf(line) === lookOf(main))) continue
    const bold = lines.filter((line) => line.bold)
    const own = mainStyle(bold)
    if (own && bold.length >= 2) out.set(column, own)
  }
  return out
}

/** A section whose heading is followed at once by a line in its look: the entries' first lines have it too. */
const headsEntries = (
  lines: readonly PLine[],
  headings: ReadonlyMap<PLine, SectionKind>,
  alike: readonly PLine[],
): boolean =>
  [...headings].some(([line, kind]) => {
    const next = lines[lines.indexOf(line) + 1]
    return HAS_ENTRIES.has(kind) && next !== undefined && alike.includes(next) && !isCaps(next.text)
  })

const HAS_ENTRIES: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteer'])

/** The look of most headings; sections that every CV has weigh more. */
const mainStyle = (headings: readonly PLine[]): PLine | undefined => {
  const votes = new Map<string, { n: number; line: PLine }>()
  for (const line of headings) {
    const vote = votes.get(lookOf(line))
    const weight = STRONG.test(line.text) ? 2 : 1
    if (vote) vote.n += weight
    else votes.set(lookOf(line), { n: weight, line })
  }
  return [...votes.values()].sort((a, b) => b.n - a.n || b.line.size - a.line.size)[0]?.line
}

const STRONG = /exper|educ|formaci|skills|competenc|habilidad|idiomas|languages|perfil|summary|profile/i

/** An employer called Outreach: in another look than the headings are, right under one of them or over its own dates. */
const isEntryName = (
  line: PLine,
  main: PLine | undefined,
  headings: ReadonlyMap<PLine, SectionKind>,
  lines: readonly PLine[],
): boolean => {
  if (!main || lookOf(line) === lookOf(main)) return false
  if (isCaps(line.text) && (line.size >= main.size || STRONG.test(line.text))) return false
  const above = lines[line.index - 1]
  const underHeading = above !== undefined && headings.has(above) && lookOf(above) === lookOf(main)
  if (!underHeading && !isCaps(main.text)) return false
  const below = lines.slice(line.index + 1, line.index + 4)
  return below.some(({ column, span }) => column === line.column && span?.isRange === true)
}

/** A line with a heading's words is none when it looks like running text while the headings of the document do not. */
const looksRight = (line: PLine, main: PLine | undefined, body: { style: string; size: number }): boolean => {
  if (!main || lookOf(line) === lookOf(main)) return true
  if (line.size >= main.size - 0.3 || line.size > body.size + 1) return true
  if (isCaps(line.text) && line.style !== body.style) return true
  if (isCaps(line.text) && !isCaps(main.text)) return true
  return main.style === body.style && line.style !== body.style
}
