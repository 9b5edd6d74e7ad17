import type { ExtractedDocument } from '../extracted-document.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Provenance } from '../parsed-resume.ts'

/** Collects which line each field came from, in the order in which the parser assigns them. */
export interface ProvenanceCollector {
  /** `path` is the field's path in the flat shape, `line` an index into the document's lines, `confidence` 0–1. */
  record(path: string, line: number, confidence: number): void
  readonly entries: readonly Provenance[]
}

const MAX_PATH_CHARS = 200

/** A collector that adds each line's page from the document. */
export const createProvenanceCollector = (document: ExtractedDocument): ProvenanceCollector => {
  const entries: Provenance[] = []
  return {
    entries,
    record: (path, line, confidence) => {
      entries.push({
        path: path.slice(0, MAX_PATH_CHARS),
        page: document.lines[line]?.page ?? 1,
        line: Math.max(0, line),
        confidence: Math.max(0, Math.min(1, confidence)),
      })
    },
  }
}

/** Records each non-empty value at the first of the lines that holds its start, else at the first line. */
export const recordValues = (
  provenance: ProvenanceCollector,
  path: string,
  lines: readonly ParsedLine[],
  values: Readonly<Record<string, string | undefined>>,
  confidence: number,
): void => {
  for (const [field, value] of Object.entries(values)) {
    const [start] = (value ?? '').split('\n')
    const line = start && (lines.find(({ text }) => text.includes(start.slice(0, 24))) ?? lines[0])
    if (line) provenance.record(`${path}/${field}`, line.index, confidence)
  }
}
