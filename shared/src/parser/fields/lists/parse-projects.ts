import type { Project } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { findEntryDates } from '../dates/entry-dates.ts'
import { splitBulletsAndProse } from '../entries/bullets-and-prose.ts'
import type { Entry } from '../entries/group-entries.ts'
import { splitTitleLines } from '../entries/segments.ts'
import { type ProvenanceCollector, recordValues } from '../provenance-collector.ts'
import { findEntryUrl, sortDatedFirst, splitListEntries } from './list-entries.ts'

/** The entries of a projects section. `offset` is the number of projects before. */
export const parseProjects = (lines: readonly ParsedLine[], provenance: ProvenanceCollector, offset = 0): Project[] =>
  splitListEntries(lines).map((entry, i) => parseProject(entry, `project-${offset + i + 1}`, provenance))

const parseProject = (entry: Entry, id: string, provenance: ProvenanceCollector): Project => {
  const [first, ...others] = splitTitleLines(entry.titleLines)
  const [name = '', ...inline] = splitNameAndText(first?.text ?? '')
  const dates = findEntryDates(entry.titleLines)
  const { bullets, prose } = splitBulletsAndProse(entry.bodyLines)
  const url = findEntryUrl(entry)
  const texts = [...inline, ...others.map(({ text }) => text).filter((text) => text !== url), prose, ...bullets]
  const path = `projects/${id}`
  if (first) provenance.record(`${path}/name`, first.line, 0.75)
  for (const line of entry.bodyLines) provenance.record(`${path}/description`, line.index, 0.8)
  const titleText = entry.bodyLines.length === 0 ? texts.join('\n') : ''
  recordValues(provenance, path, entry.titleLines, { description: titleText, url }, 0.7)
  const { start: startDate, end: endDate } = dates
  recordValues(provenance, path, sortDatedFirst(entry.titleLines), { startDate, endDate }, 0.85)
  return {
    id,
    name: name.slice(0, LIMITS.lineChars),
    description: texts
      .filter((text) => text !== '')
      .join('\n')
      .slice(0, LIMITS.proseChars),
    ...(url && { url: url.slice(0, LIMITS.lineChars) }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

/** `Name: text` and `Name – text` on one line. */
const splitNameAndText = (text: string): string[] => {
  const [, name, rest] = /^(.{2,60}?)(?::\s+|(?<!\s)\s+[–—|]\s+)(.+)$/su.exec(text) ?? []
  return name && rest ? [name, rest] : [text]
}
