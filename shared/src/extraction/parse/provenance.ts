import type { Provenance } from '../parsed-resume.ts'
import type { ReadDocument } from '../read-document.ts'

/** Collects where fields came from. */
export interface Trace {
  /** `path` as in the flat shape with entries by id; `line` an index into the document's lines. */
  add(path: string, line: number, confidence: number): void
  readonly all: Provenance[]
}

export const createTrace = (document: ReadDocument): Trace => {
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
