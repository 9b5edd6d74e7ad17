import type { Certification } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { type ProvenanceCollector, recordValues } from '../provenance-collector.ts'
import { parseListItem, sortDatedFirst, splitListEntries } from './list-entries.ts'

/** The entries of a certifications section. `offset` is the number of certifications before. */
export const parseCertifications = (
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
  offset = 0,
): Certification[] =>
  splitListEntries(lines).map((entry, i) => {
    const id = `certification-${offset + i + 1}`
    const path = `certifications/${id}`
    const { names, date, expiry, url, first } = parseListItem(entry)
    const [name = '', issuer] = names
    if (first) provenance.record(`${path}/name`, first.line, 0.75)
    recordValues(provenance, path, entry.titleLines, { issuer, url }, 0.7)
    recordValues(provenance, path, sortDatedFirst(entry.titleLines), { date, expiryDate: expiry }, 0.8)
    return {
      id,
      name: name.slice(0, LIMITS.lineChars),
      issuer: (issuer ?? '').slice(0, LIMITS.lineChars),
      date,
      ...(expiry && { expiryDate: expiry }),
      ...(url && { url: url.slice(0, LIMITS.lineChars) }),
    }
  })
