import type { ExtractedDocument } from '../extracted-document.ts'
import type { Provenance } from '../parsed-resume.ts'
import type { PLine } from '../lines/parsed-line.ts'

/** Collects where fields came from. */
export interface Trace {
  /** `path` as in the flat shape with entries by id; `line` an index into the document's lines. */
  add(path: string, line: number, confidence: number): void
  readonly all: Provenance[]
}

export const createTrace = (document: ExtractedDocument): Trace => {
  const all: Provenance[] = []
  return {
    all,
    add: (path, line, confidence) => {
      const page = document.lines[line]?.page ?? 1
      all.push({
        path: path.slice(0, 200),
        page,
        line: Math.max(0, line),
        confidence: Math.max(0, Math.min(1, confidence)),
      })
    },
  }
}

/** Notes where the values of an entry stand: the first of its lines that holds the text, else the first at all. Empty values are passed over. */
export const noteValues = (
  trace: Trace,
  path: string,
  lines: readonly PLine[],
  values: Readonly<Record<string, string | undefined>>,
  confidence: number,
): void => {
  for (const [field, value] of Object.entries(values)) {
    const [start] = (value ?? '').split('\n')
    const line = start && (lines.find(({ text }) => text.includes(start.slice(0, 24))) ?? lines[0])
    if (line) trace.add(`${path}/${field}`, line.index, confidence)
  }
}
