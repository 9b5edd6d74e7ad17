import { isSentence } from '../lines/is-sentence.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import { joinParagraphs } from './entries/bullets-and-prose.ts'
import { addCustomSection, type ParsedSections } from './parse-sections.ts'
import type { ProvenanceCollector } from './provenance-collector.ts'

/** Longer lines of the header are running text. */
const MAX_LABEL_CHARS = 80

/** Adds the header lines without a field: running text as the summary, where there is none, the rest as a custom section. */
export const collectHeaderText = (
  parsed: ParsedSections,
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
): ParsedSections => {
  const summary = parsed.summary === '' ? findSummary(lines) : []
  for (const line of summary) provenance.record('summary', line.index, 0.5)
  const rest = lines.filter((line) => !summary.includes(line))
  const withSummary = summary.length > 0 ? { ...parsed, summary: joinParagraphs(summary) } : parsed
  return rest.length > 0 ? addCustomSection(withSummary, { title: '', lines: rest }, provenance) : withSummary
}

/** A street with its number, which is no running text. */
const STREET = /^(?:calle|carrera|cra|cl|diagonal|transversal|avenida|av)\.? .{0,30}\d/iu

/** A motto: words in quotation marks alone, on one line or two. */
const MOTTO = /^["“«‘][^"“”«»]{3,200}["”»’]\.?$/u
const isInMotto = (lines: readonly ParsedLine[], i: number): boolean => {
  const getText = (at: number): string => lines[at]?.text.trim() ?? ''
  const own = getText(i)
  return [own, `${getText(i - 1)} ${own}`, `${own} ${getText(i + 1)}`].some((text) => MOTTO.test(text))
}

/** The lines from the first to the last one of running text, with those of its style right above it. */
const findSummary = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const prose = lines.filter(
    ({ text }, i) =>
      ((isSentence(text) && !STREET.test(text)) || text.length > MAX_LABEL_CHARS) && !isInMotto(lines, i),
  )
  const [first] = prose
  const last = prose.at(-1)
  if (!first || !last) return []
  let from = first.index
  while (lines.some(({ index, style }) => index === from - 1 && style === first.style)) from--
  return lines.filter(({ index }) => index >= from && index <= last.index + 1)
}
