import type { CustomSection } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { splitBulletsAndProse } from '../entries/bullets-and-prose.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'

/** A section that the form has no fields for: one item per paragraph and per bullet. */
export const parseCustomSection = (
  id: string,
  title: string,
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
): CustomSection => {
  const { bullets, prose } = splitBulletsAndProse(lines)
  for (const line of lines) provenance.record(`custom/${id}/items`, line.index, 0.7)
  return {
    id,
    title: title.slice(0, LIMITS.lineChars),
    items: [...prose.split('\n').filter((text) => text !== ''), ...bullets].slice(0, LIMITS.listItems),
  }
}
