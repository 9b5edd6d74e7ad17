import type { ExtractedDocument } from './extracted-document.ts'
import { assembleResume } from './fields/assemble-resume.ts'
import { collectHeaderText } from './fields/collect-header-text.ts'
import { parseHeader } from './fields/header/parse-header.ts'
import { parseSections } from './fields/parse-sections.ts'
import { createProvenanceCollector } from './fields/provenance-collector.ts'
import { toParsedLines } from './lines/parsed-line.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { findSections, selectLines } from './sections/find-sections.ts'

/**
 * An extracted document as a resume in the flat shape, with the provenance of each field. Text that fits no field goes
 * to custom sections; nothing is added. Entry ids are deterministic (`experience-1`).
 */
export const parseResume = (document: ExtractedDocument): ParsedResume => {
  const provenance = createProvenanceCollector(document)
  const all = toParsedLines(document)
  const sections = findSections(document, all)
  const header = parseHeader(
    { header: selectLines(sections, 'header'), contact: selectLines(sections, 'contact'), all, sections, document },
    provenance,
  )
  const parsed = parseSections(sections, provenance)
  const complete = collectHeaderText(parsed, header.unassignedLines, provenance)
  return assembleResume(header.info, complete, provenance)
}
