import type { Award } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { splitBulletsAndProse } from '../entries/bullets-and-prose.ts'
import { type ProvenanceCollector, recordValues } from '../provenance-collector.ts'
import { parseListItem, sortDatedFirst, splitListEntries } from './list-entries.ts'

/** The entries of an awards section. `offset` is the number of awards before. */
export const parseAwards = (lines: readonly ParsedLine[], provenance: ProvenanceCollector, offset = 0): Award[] =>
  splitListEntries(lines).map((entry, i) => {
    const id = `award-${offset + i + 1}`
    const path = `awards/${id}`
    const { names, date, first } = parseListItem(entry)
    const [title = '', issuer, ...others] = names
    const { bullets, prose } = splitBulletsAndProse(entry.bodyLines)
    const description = [...others, prose, ...bullets].filter((text) => text !== '').join('\n')
    if (first) provenance.record(`${path}/title`, first.line, 0.75)
    recordValues(provenance, path, [...entry.titleLines, ...entry.bodyLines], { issuer, description }, 0.7)
    recordValues(provenance, path, sortDatedFirst(entry.titleLines), { date }, 0.8)
    return {
      id,
      title: title.slice(0, LIMITS.lineChars),
      issuer: (issuer ?? '').slice(0, LIMITS.lineChars),
      date,
      ...(description && { description: description.slice(0, LIMITS.proseChars) }),
    }
  })
